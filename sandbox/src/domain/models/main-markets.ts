import type { FairMarket } from "./fair-market.ts";

/** From this probability on, an outcome counts as settled and is no longer sold. */
export const practicallyCertain = 0.9985;
export const practicallyImpossible = 1e-6;

/** How much nearer to evens another line must be before it replaces the line that is shown. */
const clearlyNearer = 0.06;

function isOpen({ outcomes }: FairMarket): boolean {
  return outcomes.every(
    ({ probability }) => probability < practicallyCertain && probability > practicallyImpossible,
  );
}

/** How far the market's first outcome is from evens, as a probability. */
function fromEvens({ outcomes }: FairMarket): number {
  return Math.abs((outcomes[0]?.probability ?? 1) - 0.5);
}

function nearestEvens(markets: readonly FairMarket[], shown: string | undefined) {
  const [nearest] = [...markets].sort((one, other) => fromEvens(one) - fromEvens(other));
  const kept = markets.find(({ key }) => key === shown);
  if (kept && nearest && fromEvens(kept) - fromEvens(nearest) < clearlyNearer) return kept;
  return nearest;
}

/** A market of an event, and whether it is among the ones that lists show. */
export type PickedMarket = FairMarket & { isMain: boolean };

/**
 * Picks the main markets of an event, quote by quote, and puts them first. Each of the `columns`
 * names the types that it may show, the usual one first: the first type with an open market is
 * shown, by its line nearest evens. With no market open, the usual one stays.
 */
export function mainMarketPicker(
  columns: readonly (readonly string[])[],
): (markets: readonly FairMarket[]) => PickedMarket[] {
  const shown: (string | undefined)[] = columns.map(() => undefined);
  return (markets) => {
    const picked = new Set<FairMarket>();
    columns.forEach((types, column) => {
      const openOf = (type: string) =>
        markets.filter((each) => each.type === type && !picked.has(each) && isOpen(each));
      const open = types.map(openOf).find((each) => each.length > 0);
      const usual = markets.find(({ type }) => type === types[0]);
      const market = open ? nearestEvens(open, shown[column]) : usual;
      shown[column] = market?.key;
      if (market) picked.add(market);
    });
    const others = markets.filter((market) => !picked.has(market));
    return [
      ...[...picked].map((market) => ({ ...market, isMain: true })),
      ...others.map((market) => ({ ...market, isMain: false })),
    ];
  };
}
