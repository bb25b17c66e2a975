/* What code that the first page does not load imports. */
export { isAlike, isEventAlike } from "./drawn-alike.ts";
export { markOfTeam, marksOf, marksOfSides, namedSides } from "./event-marks.ts";
export { toEventView } from "./event-view.ts";
