/* What code that the first page does not load imports. */
export { useFollowedMatch } from "./use-followed-match.ts";
