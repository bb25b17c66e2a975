/** Remembers who plays when, so that nobody is drawn who plays too soon before or after. */
export interface Rest {
  isFree(name: string, startsAt: number): boolean;
  note(name: string, startsAt: number): void;
}

/** Keeps as long between two starts of one side; `milliseconds` of the sandbox's own clock. */
export function createRest(milliseconds: number): Rest {
  const starts = new Map<string, number[]>();
  return {
    isFree: (name, startsAt) =>
      (starts.get(name) ?? []).every((at) => Math.abs(at - startsAt) >= milliseconds),
    note(name, startsAt) {
      const near = (starts.get(name) ?? []).filter((at) => startsAt - at < 10 * milliseconds);
      starts.set(name, [...near, startsAt]);
    },
  };
}
