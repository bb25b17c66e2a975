const hour = 3_600_000;
const day = 24 * hour;

/** The last Sunday of a month at 01:00 UTC, when Europe moves its clocks. */
function clockChange(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0));
  return lastDay.getTime() - lastDay.getUTCDay() * day + hour;
}

/** Milliseconds by which clocks in Brussels are ahead of UTC at an instant. */
export function brusselsOffset(at: number): number {
  const year = new Date(at).getUTCFullYear();
  const isSummer = at >= clockChange(year, 2) && at < clockChange(year, 9);
  return isSummer ? 2 * hour : hour;
}

/** The hour of the day in Brussels, with its fraction. */
export function brusselsHour(at: number): number {
  return ((at + brusselsOffset(at)) % day) / hour;
}

/** The instant at which clocks in Brussels show this many hours into the day that holds `at`. */
export function atBrusselsHour(at: number, hours: number): number {
  const offset = brusselsOffset(at);
  return Math.floor((at + offset) / day) * day - offset + hours * hour;
}
