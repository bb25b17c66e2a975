import type { Odds } from "@grandstand/rules/odds";
import type { RunnerSort, RunnerView } from "@grandstand/ui/race-card";

/** The price of a runner to win; null where there is none. */
export type PriceOf = (runner: number) => Odds | null;

/** A price to compare; one that is no number comes after all that are. */
function comparable(odds: Odds | null): number {
  return typeof odds === "number" && odds > 0 ? odds : Number.POSITIVE_INFINITY;
}

/** The runners as they are shown: by price, the shortest is first and those that withdrew are last. */
export function inOrder(
  runners: readonly RunnerView[],
  sort: RunnerSort,
  priceOf: PriceOf,
): readonly RunnerView[] {
  if (sort === "number") return runners;
  const prices = new Map(runners.map(({ number }) => [number, comparable(priceOf(number))]));
  const rank = ({ number, isWithdrawn }: RunnerView) =>
    isWithdrawn ? Number.POSITIVE_INFINITY : Math.min(prices.get(number) ?? 0, Number.MAX_VALUE);
  return runners.toSorted((one, two) => {
    const [first, second] = [rank(one), rank(two)];
    return first === second ? one.number - two.number : first - second;
  });
}

/** The numbers of the runners with the shortest price; none while no runner has a price. */
export function favouritesOf(runners: readonly RunnerView[], priceOf: PriceOf): readonly number[] {
  const running = runners.filter(({ isWithdrawn }) => !isWithdrawn);
  const shortest = Math.min(...running.map(({ number }) => comparable(priceOf(number))));
  if (shortest === Number.POSITIVE_INFINITY) return [];
  return running
    .map(({ number }) => number)
    .filter((number) => comparable(priceOf(number)) === shortest);
}
