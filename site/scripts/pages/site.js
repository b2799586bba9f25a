// The scripts of every page. A part that a page does not need does nothing, and one that fails leaves the others alone.
import { startCampaign } from "./campaign.js";
import { startEvening } from "./evening.js";
import { startFilters } from "./filter.js";
import { startGameReplay } from "./game-replay.js";
import { startLinks } from "./links.js";
import { startMenu } from "./menu.js";
import { startMiniature } from "./miniature.js";
import { startOffline } from "./offline.js";
import { startPlayers } from "./players.js";
import { startPythonSlot } from "./python-slot.js";
import { startQuickReference } from "./quick.js";
import { startReferee } from "./referee.js";
import { startReplays } from "./replay.js";
import { startScheme } from "./scheme.js";
import { startSearch } from "./search.js";
import { startSorting } from "./sorting.js";

const PARTS = [
  startScheme,
  startMenu,
  startQuickReference,
  startLinks,
  startPlayers,
  startFilters,
  startSorting,
  startReplays,
  startReferee,
  startGameReplay,
  startSearch,
  startPythonSlot,
  startEvening,
  startCampaign,
  startMiniature,
  startOffline,
];

for (const start of PARTS) {
  try {
    start();
  } catch (error) {
    console.error(error);
  }
}
