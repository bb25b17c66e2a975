import type { SilksMark } from "../mark/index.ts";
import type { ChangeDetails, PressReason } from "../provider/index.ts";

/** By the number on the saddle cloth, or shortest price first. */
export const runnerSorts = ["number", "price"] as const;
export type RunnerSort = (typeof runnerSorts)[number];

export type RunnerSex = "female" | "male" | "gelding";

/** What is known of a runner beside its prices; null where the card doesn't say. */
export interface RunnerView {
  /** On its saddle cloth, by which its prices are found. */
  readonly number: number;
  readonly name: string;
  /** The stall that it starts from. */
  readonly draw: number | null;
  readonly age: number | null;
  readonly sex: RunnerSex | null;
  /** Kilograms. */
  readonly weight: number | null;
  readonly jockey: string | null;
  readonly trainer: string | null;
  /** Positions in its last races, five at most, newest first; "0" beyond the ninth. */
  readonly form: readonly string[];
  /** Null for what wears none, such as a greyhound. */
  readonly silks: SilksMark | null;
  /** Decimal odds at noon. */
  readonly opening: number | null;
  readonly isWithdrawn: boolean;
}

/** A race with what is known of its runners. */
export interface RaceCardFacts {
  /** In the order in which they are shown. */
  readonly runners: readonly RunnerView[];
  readonly sort: RunnerSort;
  readonly onSortChange: (sort: RunnerSort, details: ChangeDetails<PressReason>) => void;
  /** Numbers of those with the shortest price; several are joint favourites. */
  readonly favourites: readonly number[];
}
