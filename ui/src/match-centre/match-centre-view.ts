import type { Side, SidePair } from "../event-view/index.ts";
import { isFlag } from "../mark/symbol-id.ts";
import type { SportPlayView } from "./sport-play-view.ts";

/** What a tab of the centre shows. */
export const centreTabs = [
  "momentum",
  "set",
  "rounds",
  "stats",
  "timeline",
  "form",
  "meetings",
  "line-ups",
  "table",
] as const;
export type CentreTab = (typeof centreTabs)[number];

/** A side of the match, or another of its competition. */
export interface CentreTeamView {
  readonly name: string;
  /** Name of its mark, for `MarkImage`; the sides’ colours are read from theirs. */
  readonly mark?: string;
  /** The operator's own image instead, by its address. */
  readonly image?: string;
}

/** Whether a side is a person, who has at most a flag. */
export function isPerson({ mark }: CentreTeamView): boolean {
  return mark === undefined || isFlag(mark);
}

export type IncidentKind =
  | "goal"
  | "own-goal"
  | "penalty-goal"
  | "yellow-card"
  | "second-yellow-card"
  | "red-card"
  | "substitution";

export interface IncidentView {
  /** Counts in the order in which they happened. */
  readonly number: number;
  readonly kind: IncidentKind;
  /** The side that it counts for. */
  readonly side: Side;
  /** Minute of the match, from 1; 45 or 90 in stoppage time. */
  readonly minute: number;
  /** Minutes of stoppage time; 0 outside of it. */
  readonly added: number;
  readonly player: string | null;
  /** Who passed to a scorer, or who left for a substitute. */
  readonly other: string | null;
  readonly setPiece: "corner" | "free-kick" | null;
  /** After a goal. */
  readonly score: SidePair<number> | null;
}

export const statKeys = [
  "possession",
  "shots",
  "shots-on-target",
  "dangerous-attacks",
  "corners",
  "free-kicks",
  "yellow-cards",
  "red-cards",
  "aces",
  "double-faults",
  "first-serves-in",
  "break-points-won",
  "rounds-won",
  "rounds-won-attacking",
  "rounds-won-defending",
  "longest-run",
] as const;
export type StatKey = (typeof statKeys)[number];

/** Possession and first serves are in per cent, all others are counts. */
export interface StatView {
  readonly key: StatKey;
  readonly values: SidePair<number>;
  /** Of how many: 2 break points of 6. */
  readonly of?: SidePair<number>;
}

/** Pressure of each minute that has begun, −50 (the away side alone) to 50 (the home side alone). */
export interface MomentumView {
  readonly first: readonly number[];
  readonly second: readonly number[];
}

/** What has happened in the match; a part without data is empty, or null. */
export interface PlayView {
  readonly momentum: MomentumView | null;
  readonly incidents: readonly IncidentView[];
  readonly stats: readonly StatView[];
  /** Null before half-time. */
  readonly halfTimeScore: SidePair<number> | null;
  /** Of a match that is counted in sets or maps. */
  readonly sport?: SportPlayView;
}

export interface PlayerView {
  readonly number: number;
  readonly name: string;
}

export interface LineUpView {
  /** Such as 4-2-3-1. */
  readonly formation: string;
  /** The goalkeeper’s row first; left to right as the side attacks. */
  readonly rows: readonly (readonly PlayerView[])[];
  readonly bench: readonly PlayerView[];
}

export interface PastMatchView {
  /** Epoch milliseconds. */
  readonly playedAt: number;
  readonly teams: SidePair<CentreTeamView>;
  readonly score: SidePair<number>;
}

export type ResultLetter = "won" | "drawn" | "lost";

export interface TableRowView {
  readonly rank: number;
  readonly team: CentreTeamView;
  readonly played: number;
  readonly goalDifference: number;
  readonly points: number;
  /** Oldest first. */
  readonly form: readonly ResultLetter[];
}

/** Data that is fetched when its tab is opened. */
export type Requested<Value> =
  | { readonly status: "loading" }
  | { readonly status: "failed" }
  | { readonly status: "ready"; readonly value: Value };
