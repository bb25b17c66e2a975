/** Where a walk is, for a person who wonders why it does not continue. */
export interface Standing {
  /** From 1. */
  readonly step: number;
  readonly name: string;
  /** What is waited for, in words. */
  readonly waitsFor: string;
  /** Since when the step has run, in epoch milliseconds. */
  readonly since: number;
}

const nowhere: Standing = { step: 0, name: "the beginning", waitsFor: "the page", since: 0 };
let standing = nowhere;

export function standAt(step: number, name: string, since = Date.now()): void {
  standing = { step, name, waitsFor: "the page", since };
}

export function waitFor(what: string): void {
  standing = { ...standing, waitsFor: what };
}

export function whereItStands(): Standing {
  return standing;
}

/** The line that is printed of it. */
export function describeStanding({ step, name, waitsFor, since }: Standing, now: number): string {
  const seconds = Math.max(0, Math.round((now - since) / 1_000));
  return `at step ${step}, "${name}", for ${seconds} s; waits for ${waitsFor}`;
}
