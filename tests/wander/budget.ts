/** How long a run goes on. */
export interface Budget {
  isOver(): boolean;
  /** Milliseconds; none where it is over. */
  left(): number;
}

const minute = 60_000;

/** So many minutes from now. */
export function budgetOf(minutes: number, now: () => number = Date.now): Budget {
  const end = now() + minutes * minute;
  const left = () => Math.max(0, end - now());
  return { left, isOver: () => left() === 0 };
}

/** Whichever of them is over first. */
export function earlier(one: Budget, other: Budget): Budget {
  return {
    isOver: () => one.isOver() || other.isOver(),
    left: () => Math.min(one.left(), other.left()),
  };
}
