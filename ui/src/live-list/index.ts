export { type Hold, type LiveSportView, pendingChanges } from "./held-list.ts";
export { LiveList, type LiveListProps } from "./live-list.tsx";
