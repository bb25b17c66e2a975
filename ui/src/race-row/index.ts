export { RaceRow, type RaceRowProps } from "./race-row.tsx";
export { useFavourites } from "./use-favourites.ts";
