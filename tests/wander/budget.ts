/** How long a run continues. */
export interface Budget {
  isOver(): boolean;
}

const minute = 60_000;

/** A budget that ends a number of minutes from now. */
export function budgetOf(minutes: number, now: () => number = Date.now): Budget {
  const end = now() + minutes * minute;
  return { isOver: () => now() >= end };
}
