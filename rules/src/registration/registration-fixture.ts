import type { ValidationContext } from "./index.ts";

/** Noon of 23 November 2026 in Brussels. */
export const noon = Date.UTC(2026, 10, 23, 11);

/** What fields are judged by in tests: Belgian telephone numbers of nine or ten digits are numbers. */
export const context: ValidationContext = {
  now: noon,
  isInternalTest: false,
  toInternational: (telephone) => (/^\d{9,10}$/.test(telephone) ? `+32${telephone}` : null),
};
