/** What is left until a start, in milliseconds and as the parts that a timer shows. */
export type Countdown = { remaining: number; minutes: number; seconds: number };

/** The minutes before a start at which a screen reader announces the time; 0 is the start itself. */
export const countdownMilestones = [60, 30, 10, 5, 1, 0] as const;

/** One of the moments that a screen reader announces, in minutes before the start. */
export type CountdownMilestone = (typeof countdownMilestones)[number];

/** Splits what is left, in milliseconds; seconds are rounded up, so that 0:00 means started. */
export function countdown(remaining: number): Countdown {
  const total = Math.max(0, Math.ceil(remaining / 1_000));
  return { remaining, minutes: Math.floor(total / 60), seconds: total % 60 };
}

/** Writes the parts as a timer: `4:07`. */
export function countdownText({ minutes, seconds }: Omit<Countdown, "remaining">): string {
  return `${minutes}:${String(seconds).padStart(2, "0")}`;
}

/**
 * The milestone that was passed between two readings of the same countdown, in milliseconds left; the
 * latest where a page was asleep over several, null where there is nothing to announce.
 */
export function countdownMilestone(before: number, after: number): CountdownMilestone | null {
  const passed = countdownMilestones.filter((minutes) => {
    const moment = minutes * 60_000;
    return before > moment && after <= moment;
  });
  return passed.at(-1) ?? null;
}
