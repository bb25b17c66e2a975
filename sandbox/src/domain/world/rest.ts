/** Remembers who plays when, so that no side is drawn too soon before or after another of its matches. */
export interface Rest {
  isFree(name: string, startsAt: number): boolean;
  note(name: string, startsAt: number): void;
}

/** Starts drawn days ahead must not remove those of today, however fast matches are played. */
export const forgottenAfter = 240 * 3_600_000;

/** Keeps this time between two starts of one side; `milliseconds` of the sandbox's own clock. */
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
