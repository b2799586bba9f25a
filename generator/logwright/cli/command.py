"""The main program: runs one command from start to exit."""

from __future__ import annotations

import gc
import sys
from typing import NoReturn

from logwright.cli.exit_code import ExitCode
from logwright.cli.terminal.interruption import end_at_once, listen
from logwright.cli.terminal.standard_streams import Closed, drop_output, lost_characters, open_streams


def command() -> NoReturn:
    listen()
    # Nearly all that a command makes it keeps: looking for cycles every 700 objects takes a tenth of a short run.
    gc.set_threshold(50_000)
    try:
        open_streams()
        # Imported inside the try: loading takes a moment, and Ctrl-C may come already.
        from logwright.cli.main import main

        code = _said(main())
    except Closed as closed:
        print(f"logwright: {closed}", file=sys.stderr)
        code = ExitCode.USAGE
    except SystemExit as end:
        # Raised by argparse for wrong options and --help.
        code = _said(end.code if isinstance(end.code, int) else 0)
    except KeyboardInterrupt:
        end_at_once()
    if code == ExitCode.INTERRUPTED:
        # A normal exit would wait for threads that wait for workers.
        end_at_once("")
    # The system takes all memory back at once; looking for cycles in it first takes another tenth.
    gc.freeze()
    sys.exit(code)


def _in_words(error: OSError) -> str:
    # Imported here, because plain help does not need it.
    from logwright.cli.speech import words_of
    from logwright.fault import fault_of, os_reason

    return words_of(fault_of(error) or os_reason(error))


def _said(code: int) -> int:
    """The exit code, after all output has been flushed; reports output that was lost on the way."""
    words = lost_characters()
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        drop_output()
    except OSError as error:
        drop_output()
        words = _in_words(error)
    if words:
        print(f"logwright: {words}", file=sys.stderr)
    return code or (ExitCode.USAGE if words else ExitCode.FINE)
