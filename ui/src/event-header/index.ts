export { EventHeader, type EventHeaderProps } from "./event-header.tsx";
export { hasMatchHead } from "./match-head.tsx";
export type { NextMatchesProps, NextMatchView } from "./next-match-list.tsx";
export { NextMatches } from "./next-matches.tsx";
