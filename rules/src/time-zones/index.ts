export { findTimeZones, type TimeZoneEntry, timeZoneEntries } from "./time-zones.ts";
