/** When a session began, and when its person last read a reality check: epoch milliseconds. */
export interface CheckedSession {
  readonly startedAt: number;
  /** Null where they have read none. */
  readonly seenAt: number | null;
  /** Milliseconds between two. */
  readonly every: number;
}

/**
 * When the next reality check is due: whole intervals after the login. Those that were missed count as one, so
 * that no one reads two in a row.
 */
export function nextRealityCheck({ startedAt, seenAt, every }: CheckedSession): number {
  const passed = Math.max(0, (seenAt ?? startedAt) - startedAt);
  return startedAt + (Math.floor(passed / every) + 1) * every;
}
