/* What code that the first page does not load imports. */
export { toEventView } from "./event-view.ts";
