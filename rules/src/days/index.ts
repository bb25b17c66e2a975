export { dayOf, daysAfter } from "./days.ts";
export { daysBetween, shiftDays, startOfDay } from "./instants.ts";
