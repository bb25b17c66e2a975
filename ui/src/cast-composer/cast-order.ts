/** The numbers of the runners in the order that was chosen; null where a place is still open. */
export type CastOrder = readonly (number | null)[];

/** An order without any runner yet. */
export function emptyOrder(places: number): CastOrder {
  return Array.from({ length: places }, () => null);
}

/** Puts a runner at a place, counted from 0, and clears the place that it had: no runner finishes twice. */
export function withRunnerAt(order: CastOrder, place: number, runner: number): CastOrder {
  return order.map((number, index) => {
    if (index === place) return runner;
    return number === runner ? null : number;
  });
}

/** The order as numbers, or null while a place is open. */
export function wholeOrder(order: CastOrder): readonly number[] | null {
  const numbers = order.filter((number) => number !== null);
  return numbers.length === order.length && numbers.length > 0 ? numbers : null;
}
