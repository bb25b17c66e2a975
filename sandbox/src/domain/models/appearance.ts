/** One scenario in which a player’s match may go. */
export interface AppearanceScenario {
  /** The scenarios of a player who takes part add up to 1. */
  chance: number;
  /** His part of his side’s goals to come in either half, own goals of the other side left out. */
  first: number;
  second: number;
}

/** How likely what his side still does is a player’s. */
export interface Appearance {
  /** That he takes part at all; 1 once he has. */
  plays: number;
  scenarios: readonly AppearanceScenario[];
  /** His part of a goal in each slice to come, whichever scenario it goes. */
  parts: readonly number[];
}

const negligible = 1e-9;

/**
 * Two values and their chances that have the mean, the spread and the skew of many: what depends on
 * a few goals is the same with them. One value where the many hardly differ.
 */
export function fewScenarios(
  many: readonly { chance: number; value: number }[],
): { chance: number; value: number }[] {
  const whole = many.reduce((sum, { chance }) => sum + chance, 0);
  if (whole <= 0) return [];
  const mean = many.reduce((sum, { chance, value }) => sum + chance * value, 0) / whole;
  const moment = (power: number) =>
    many.reduce((sum, { chance, value }) => sum + chance * (value - mean) ** power, 0) / whole;
  const variance = moment(2);
  if (variance < negligible) return [{ chance: 1, value: mean }];
  const deviation = Math.sqrt(variance);
  const lean = moment(3) / variance / deviation / 2;
  const reach = Math.sqrt(1 + lean * lean);
  return [
    { chance: (1 - lean / reach) / 2, value: mean + deviation * (lean + reach) },
    { chance: (1 + lean / reach) / 2, value: Math.max(0, mean + deviation * (lean - reach)) },
  ];
}
