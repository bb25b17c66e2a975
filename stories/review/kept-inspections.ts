/** A pair of colours that stories draw, with its least contrast in each theme. */
export interface KeptPair {
  /** `text`, `large text`, `icon`, `mark` or `edge`. */
  readonly use: string;
  /** The element: a price, a role, a tag. */
  readonly what: string;
  /** A token's name, or the colours of the three themes where several layers make it. */
  readonly colour: string;
  readonly ground: string;
  /** In light, dark and high contrast. */
  readonly ratios: readonly number[];
  readonly stories: readonly string[];
}

/** The least contrast that WCAG requires: 4.5 for text, 3 for large text, signs and edges. */
export const leastOf = ({ use }: Pick<KeptPair, "use">) => (use === "text" ? 4.5 : 3);

/** What `npm run evidence` found: the inspections of each story, with the day and what they were made with. */
export interface KeptInspections {
  readonly stories: Readonly<
    Record<
      string,
      {
        readonly on: string;
        readonly by: string;
        /** Whether what was looked at has changed since. */
        readonly isChanged: boolean;
        /** Inspection by inspection, as .storybook/evidence/inspections.ts names them: an empty list is an inspection without a fault. */
        readonly faults: Readonly<Record<string, readonly string[]>>;
      }
    >
  >;
  readonly pairs: readonly KeptPair[];
  /** The pages of components (`components-badge`) that were not inspected yet. */
  readonly missing: readonly string[];
}
