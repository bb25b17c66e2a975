export { EventHeader, type EventHeaderProps } from "./event-header.tsx";
export { hasMatchHead } from "./match-head.tsx";
export { NextMatches, type NextMatchesProps, type NextMatchView } from "./next-matches.tsx";
