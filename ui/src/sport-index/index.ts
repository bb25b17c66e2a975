export { type OpenBranch, readOpenBranch, writeOpenBranch } from "./open-branch.ts";
export type { RenderFavourite } from "./open-country.tsx";
export { SportIndex, type SportIndexProps } from "./sport-index.tsx";
export type {
  IndexCountryView,
  IndexCounts,
  IndexGameView,
  IndexLeagueView,
  IndexSportView,
  OpenLeaguesView,
} from "./sport-index-view.ts";
