export { EventHeader, type EventHeaderProps } from "./event-header.tsx";
export type { MapHeadProps } from "./map-head.tsx";
export { hasMatchHead } from "./match-head.tsx";
export type { NextMatchesProps, NextMatchView } from "./next-match-list.tsx";
export { NextMatches } from "./next-matches.tsx";
export { MapHead, TennisHead } from "./sport-heads.ts";
export type { TennisHeadProps } from "./tennis-head.tsx";
