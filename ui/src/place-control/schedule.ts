/** Calls back after so many milliseconds; the answer calls it off. */
export type Schedule = (milliseconds: number, callback: () => void) => () => void;

export const scheduleByTimer: Schedule = (milliseconds, callback) => {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
};
