const hour = 3_600_000;

/** The last Sunday of a month at 01:00 UTC, when Europe moves its clocks. */
function clockChange(year: number, month: number): number {
  const change = new Date(Date.UTC(year, month + 1, 0, 1));
  return change.setUTCDate(change.getUTCDate() - change.getUTCDay());
}

/** Milliseconds by which clocks in Brussels are ahead of UTC at an instant. */
export function brusselsOffset(at: number): number {
  const year = new Date(at).getUTCFullYear();
  const isSummer = at >= clockChange(year, 2) && at < clockChange(year, 9);
  return isSummer ? 2 * hour : hour;
}

// What clocks in Brussels show is kept as the instant at which those in Greenwich show it.

const shownAt = (at: number) => at + brusselsOffset(at);

/** The first instant at which clocks in Brussels show this; where they skip it, the one as long after the change. */
function instantOf(shown: number): number {
  const inSummer = shown - 2 * hour;
  return brusselsOffset(inSummer) === 2 * hour ? inSummer : shown - hour;
}

/** The midnight before what clocks show, `days` later. */
function midnightOf(shown: number, days = 0): number {
  const date = new Date(shown);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() + days);
}

/** The hour of the day in Brussels, with its fraction. */
export function brusselsHour(at: number): number {
  return (shownAt(at) - midnightOf(shownAt(at))) / hour;
}

/** The calendar day of an instant in Brussels, `2026-11-21`. */
export function brusselsDay(at: number): string {
  return new Date(shownAt(at)).toISOString().slice(0, 10);
}

/** The instant at which a month (1 to 12) begins in Brussels. */
export function brusselsMonth(year: number, month: number): number {
  return instantOf(Date.UTC(year, month - 1, 1));
}

/** The instant at which clocks in Brussels show this hour of the day, `days` after the day that holds `at`. */
export function atBrusselsHour(at: number, hours: number, days = 0): number {
  return instantOf(midnightOf(shownAt(at), days) + hours * hour);
}

/** The instant that many calendar days later, or earlier, at the same time of the clocks in Brussels. */
export function shiftDays(at: number, days: number): number {
  const shown = shownAt(at);
  return instantOf(midnightOf(shown, days) + (shown - midnightOf(shown)));
}
