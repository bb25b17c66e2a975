import type { LiveSportView } from "@grandstand/ui/live-list";
import { decodeCompetitions, type EncodedCompetition } from "../events/index.ts";

/** A sport of the list as a document sends it (docs/decisions/44). */
export type EncodedLiveSport = Omit<LiveSportView, "competitions"> & {
  readonly competitions: readonly EncodedCompetition[];
};

/** The sports that a document sent. */
export function decodeLiveSports(encoded: readonly EncodedLiveSport[]): LiveSportView[] {
  return encoded.map((sport) => ({
    ...sport,
    competitions: decodeCompetitions(sport.competitions),
  }));
}
