import type { EventView, MarketView } from "../event-view/index.ts";
import type { SportShortcutsProps } from "../sport-shortcuts/index.ts";

/** What is drawn before a name. */
export interface FoundMarkView {
  /** The marks of a match's two sides or of a team, … */
  readonly marks?: readonly string[] | undefined;
  /** … the operator's own images instead, by their addresses, … */
  readonly images?: readonly (string | null)[] | undefined;
  /** … the flag of a competition's country, see `Flag`, … */
  readonly country?: string | undefined;
  /** … a player's shirt, in the colours of his side's mark, … */
  readonly shirt?: { readonly mark?: string | undefined; readonly number?: number | undefined };
  /** … and where there is none of them the icon of its sport, by its slug. */
  readonly sport: string;
}

/** Something that was found, and where it leads. */
export interface FoundView extends FoundMarkView {
  readonly id: string;
  readonly name: string;
  /** Where it belongs: its competition, its region, its sport; of a team or a player the next match. */
  readonly detail: string;
  /** The names in `detail`, which no browser translates. */
  readonly names?: readonly string[];
  /** A path with its language. */
  readonly href: string;
  readonly isLive: boolean;
  /** What can be bet on with it: up to three prices in a row below, a single one beside its name. */
  readonly priced?: { readonly eventName: string; readonly market: MarketView } | undefined;
}

/** What a search found, by kind; each list best first. */
export interface FoundLists {
  readonly teams: readonly FoundView[];
  readonly players: readonly FoundView[];
  readonly events: readonly FoundView[];
  readonly competitions: readonly FoundView[];
}

/** The kinds in the order in which they are shown. */
export const foundKinds = ["teams", "players", "events", "competitions"] as const;

/** Everything found, in the order in which the arrow keys walk through it. */
export function allFound(found: FoundLists): FoundView[] {
  return foundKinds.flatMap((kind) => found[kind]);
}

/** A search of before: what is searched again, and the mark of what was opened by that name. */
export interface RecentSearch {
  readonly query: string;
  readonly mark?: FoundMarkView | undefined;
}

/** What a search begins with. */
export interface SearchStartView {
  /** The next matches of what the person keeps first. */
  readonly own: readonly EventView[];
  /** The first matches in play. */
  readonly live: readonly EventView[];
  readonly sports: SportShortcutsProps["sports"];
  readonly all: SportShortcutsProps["all"];
}
