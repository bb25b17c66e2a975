/* What code that the first page does not load imports. */
export { createPlayStore } from "./play-store.ts";
