import { clocksAt } from "../days/zone-clocks.ts";

/** From 22 to 8 by the clocks of the person. */
const begin = 22;
const end = 8;

/** Whether nothing passes by automatically at this instant (epoch milliseconds) in this zone. */
export function isQuietAt(instant: number, timeZone: string): boolean {
  const hour = new Date(clocksAt(instant, timeZone)).getUTCHours();
  return hour >= begin || hour < end;
}
