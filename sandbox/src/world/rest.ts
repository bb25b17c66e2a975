/** Remembers who plays when, so that nobody is drawn who plays too soon before or after. */
export interface Rest {
  isFree(name: string, startsAt: number): boolean;
  note(name: string, startsAt: number): void;
}

/** What is drawn days ahead must not make one forget what is on today, however fast matches are played. */
export const forgottenAfter = 10 * 86_400_000;

/** Keeps as long between two starts of one side; `milliseconds` of the sandbox's own clock. */
export function createRest(milliseconds: number): Rest {
  const starts = new Map<string, number[]>();
  return {
    isFree: (name, startsAt) =>
      (starts.get(name) ?? []).every((at) => Math.abs(at - startsAt) >= milliseconds),
    note(name, startsAt) {
      const near = (starts.get(name) ?? []).filter((at) => startsAt - at < forgottenAfter);
      starts.set(name, [...near, startsAt]);
    },
  };
}
