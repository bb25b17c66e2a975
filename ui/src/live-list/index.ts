export { type Hold, type LiveSportView, pendingChanges } from "./held-list.ts";
export { type LiveSort, liveSorts, ownBetsFilter } from "./listed-sports.ts";
export { LiveList } from "./live-list.tsx";
export type { LiveListProps } from "./live-list-props.ts";
