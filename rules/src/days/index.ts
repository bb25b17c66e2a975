export { dayOf, daysAfter, shiftDays, startOfDay } from "./days.ts";
