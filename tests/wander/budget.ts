/** How long a run goes on. */
export interface Budget {
  isOver(): boolean;
}

const minute = 60_000;

/** So many minutes from now. */
export function budgetOf(minutes: number, now: () => number = Date.now): Budget {
  const end = now() + minutes * minute;
  return { isOver: () => now() >= end };
}
