interface Sides {
  readonly home: number;
  readonly away: number;
}

/** A market as rules on an ending. */
interface MarketRule<Ending> {
  readonly key: string;
  readonly outcomes: readonly { readonly key: string; isTrue(ending: Ending): boolean }[];
}

/** The scores with which a match that is won by `toWin` sets or maps may still end. */
export function possibleScores(toWin: number, { home, away }: Sides): readonly Sides[] {
  const lost = Array.from({ length: toWin }, (_, count) => count);
  return [
    ...lost.filter((count) => count >= away).map((count) => ({ home: toWin, away: count })),
    ...lost.filter((count) => count >= home).map((count) => ({ home: count, away: toWin })),
  ];
}

/** The results, by "market key-outcome key", of the markets that no possible ending can change any more. */
export function decidedResults<Ending>(
  markets: readonly MarketRule<Ending>[],
  endings: readonly Ending[],
): Map<string, "won" | "lost"> {
  const results = new Map<string, "won" | "lost">();
  for (const { key, outcomes } of markets) {
    const truths = outcomes.map(({ isTrue }) => new Set(endings.map(isTrue)));
    if (truths.some(({ size }) => size !== 1)) continue;
    outcomes.forEach((outcome, index) => {
      results.set(`${key}-${outcome.key}`, truths[index]?.has(true) ? "won" : "lost");
    });
  }
  return results;
}
