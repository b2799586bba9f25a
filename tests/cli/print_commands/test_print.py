"""logwright print: which missions are chosen, what is written, and what happens to broken files."""

from __future__ import annotations

from pathlib import Path

from tests.cli.run import Runner

SOUND = "game: planet-nine\nid: {id}\ntasks: {{count: 2}}\ntext:\n  en: {{title: {title}, story: A short one.}}\n"


def campaign(folder: Path) -> Path:
    """A folder of missions, one of them broken."""
    folder.mkdir()
    (folder / "first.yaml").write_text(SOUND.format(id="first", title="The First"), "utf-8")
    (folder / "second.yaml").write_text(SOUND.format(id="second", title="The Second"), "utf-8")
    (folder / "third.yaml").write_text("game: planet-nine\nid: third\ntasks: {count: many}\n", "utf-8")
    return folder


def test_a_broken_mission_is_reported_and_the_others_are_printed(run: Runner, tmp_path: Path) -> None:
    folder, out = campaign(tmp_path / "campaign"), tmp_path / "out"
    done = run("print", "logbook", str(folder), "--out", str(out))
    assert done.code == 1
    assert "third.yaml:3:" in done.out
    made = sorted(path.relative_to(out).as_posix() for path in out.rglob("*.pdf"))
    stem = "en/logbook-campaign-planet-nine"
    assert made == [f"{stem}-booklet.pdf", f"{stem}.pdf"]
    from tests.print.reading import page_texts

    text = "".join(page_texts((out / f"{stem}.pdf").read_bytes()))
    assert "The First" in text
    assert "The Second" in text
    assert "2 missions" in text


def test_a_sheet_for_a_file(run: Runner, tmp_path: Path) -> None:
    folder = campaign(tmp_path / "campaign")
    done = run(
        "print", "mission", str(folder / "first.yaml"), "--paper", "a5", "--low-ink", "--out", str(tmp_path / "out")
    )
    assert done.code == 0
    written, remark = done.out.strip().splitlines()
    assert written.endswith("en/mission-own-first-a5-low-ink.pdf")
    assert remark == "The sheets have no QR codes: give the site's address with --site, or as site_url in mkdocs.yml."
    assert (tmp_path / "out" / "en" / "mission-own-first-a5-low-ink.pdf").read_bytes().startswith(b"%PDF")


def test_sheets_and_logbooks_with_answers(run: Runner, tmp_path: Path) -> None:
    file, out = str(campaign(tmp_path / "campaign") / "first.yaml"), tmp_path / "out"
    assert run("print", "mission", file, "--answers", "--out", str(out)).code == 0
    assert run("print", "logbook", file, "--answers", "--paper", "a5", "--out", str(out)).code == 0
    from tests.print.reading import page_texts

    sheet, answer = page_texts((out / "en/mission-own-first-answers.pdf").read_bytes())
    assert "Answers" in answer
    assert "Answers" not in sheet
    (logbook,) = out.rglob("logbook-*-answers-a5.pdf")
    pages = page_texts(logbook.read_bytes())
    assert "Answers" in pages[3], "the contents name them"
    assert answer.splitlines()[-1] in "".join(pages)


def test_a_sheet_with_a_code(run: Runner, tmp_path: Path) -> None:
    file = str(campaign(tmp_path / "campaign") / "first.yaml")
    done = run("print", "mission", file, "--site", "https://crew.example", "--out", str(tmp_path / "out"))
    assert done.out.strip() == str(tmp_path / "out" / "en" / "mission-own-first.pdf")
    wrong = run("print", "mission", file, "--site", "crew.example")
    assert wrong.code == 2
    assert "--site is crew.example; a whole address is needed" in wrong.err


def test_what_cannot_be_chosen_is_explained(run: Runner) -> None:
    assert "there is no mission, file or folder planet-nine/77" in run("print", "logbook", "planet-nine/77").err
    assert "there is no language xx; there are en, de, fr, ru" in run("print", "aid", "--lang", "xx").err
    assert "a play aid has room for two languages" in run("print", "aid", "--lang", "en,fr,ru").err
    assert "no game here is for 9 players" in run("print", "aid", "--players", "9").err
    assert "crash-and-grab has no missions" in run("print", "logbook", "--game", "crash-and-grab").err
