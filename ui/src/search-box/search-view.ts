/** Something that was found, and where it leads. */
export interface FoundView {
  readonly id: string;
  readonly name: string;
  /** Where it belongs: its competition, its region, its sport. */
  readonly detail: string;
  /** A path with its language. */
  readonly href: string;
  readonly isLive: boolean;
  /** What is drawn before its name: the marks of a match's two sides or of a team, … */
  readonly marks?: readonly string[] | undefined;
  /** … the operator's own images instead, by their addresses, … */
  readonly images?: readonly (string | null)[] | undefined;
  /** … the flag of a competition's country, see `Flag`, … */
  readonly country?: string | undefined;
  /** … and where there is none of them the icon of its sport, by its slug. */
  readonly sport: string;
}

/** What a search found, by kind; each list best first. */
export interface FoundLists {
  readonly events: readonly FoundView[];
  readonly competitions: readonly FoundView[];
  readonly teams: readonly FoundView[];
}

/** The kinds in the order in which they are shown. */
export const foundKinds = ["events", "competitions", "teams"] as const;

/** Everything found, in the order in which the arrow keys walk through it. */
export function allFound(found: FoundLists): FoundView[] {
  return foundKinds.flatMap((kind) => found[kind]);
}
