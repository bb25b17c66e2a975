/** Calls back after a number of milliseconds; the returned function cancels it. */
export type Schedule = (milliseconds: number, callback: () => void) => () => void;

export const scheduleByTimer: Schedule = (milliseconds, callback) => {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
};
