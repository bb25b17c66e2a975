export { dayOf, daysAfter, daysBetween, shiftDays, startOfDay } from "./days.ts";
