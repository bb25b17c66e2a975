/* What code that the first page does not load imports. */
export { isAlike, isEventAlike } from "./drawn-alike.ts";
export {
  markOfOutcome,
  markOfTeam,
  marksOf,
  marksOfSides,
  namedSides,
  silksOfRunner,
} from "./event-marks.ts";
export { toEventView } from "./event-view.ts";
export { withNotedState, withNotes } from "./side-notes.ts";
