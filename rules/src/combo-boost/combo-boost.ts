/** What the boost counts from: the whole return, or what is won above the stake (B4, Combo boost). */
export const winningsCalcModes = ["gross", "net"] as const;
export type WinningsCalcMode = (typeof winningsCalcModes)[number];

/** The bookmaker's combo boost (B7, config). */
export interface ComboBoostConfig {
  /** Percent, by the number of selections that count for it. */
  readonly percentSteps: readonly number[];
  readonly mode: WinningsCalcMode;
}

/** How far a combination has come with the boost. */
export interface ComboBoostStanding {
  /** Selections that count for it. */
  readonly eligible: number;
  /** What they have reached; 0 is nothing yet. */
  readonly percent: number;
  /** How many more selections raise it, and to what; null where no step is higher. */
  readonly next: { readonly selections: number; readonly percent: number } | null;
  /** Whether the notice shows: something counts, and nothing is reached yet (B4). */
  readonly showsNotice: boolean;
}

/** The percent of a number of selections; beyond the last step the last one holds (B4, percent_steps). */
export function comboBoostPercent({ percentSteps }: ComboBoostConfig, eligible: number): number {
  return percentSteps[eligible] ?? percentSteps.at(-1) ?? 0;
}

/** How far a number of selections has come: what they have, what comes next, and whether the notice shows. */
export function comboBoostStanding(config: ComboBoostConfig, eligible: number): ComboBoostStanding {
  const percent = comboBoostPercent(config, eligible);
  const higher = config.percentSteps.findIndex(
    (step, selections) => selections > eligible && step > percent,
  );
  const next =
    higher === -1
      ? null
      : { selections: higher - eligible, percent: config.percentSteps[higher] ?? 0 };
  return { eligible, percent, next, showsNotice: eligible > 0 && percent === 0 };
}
