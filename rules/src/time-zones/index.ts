export {
  findTimeZones,
  type TimeZoneEntry,
  timeZoneEntries,
  timeZones,
} from "./time-zones.ts";
