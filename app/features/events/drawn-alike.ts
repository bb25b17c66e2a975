import type { EventView } from "@grandstand/ui/event-view";
import { minutesShown } from "./event-facts.ts";

/**
 * What no list draws of an event: prices are their buttons' own, and of the figures the minutes alone are shown. Whether
 * a market or an outcome is suspended its buttons know with the price.
 */
const undrawn = new Set(["odds", "groups", "stats"]);

/** Whether an event is drawn the same, whatever its prices are: nothing is drawn again for the other then. */
export function isEventAlike(one: EventView, other: EventView): boolean {
  return minutesShown(one.clock) === minutesShown(other.clock) && isAlike(one, other, false);
}

/** The same of any part of an event; a mark that is off may be missing. */
export function isAlike(
  one: unknown = false,
  other: unknown = false,
  isPart: boolean = true,
): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  const isUndrawn = (name: string) => undrawn.has(name) || (isPart && name === "isSuspended");
  return [...names].every((name) => isUndrawn(name) || isAlike(one[name], other[name]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
