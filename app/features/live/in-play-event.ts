import type { EventState } from "@grandstand/contract/realtime";
import { useCallback, useSyncExternalStore } from "react";
import { useMatches } from "react-router-dom";
import { useSite } from "../../core/site/site-context.ts";

/**
 * The in-play event of the page (B2): kept as long as the route's name contains "match", and reset by
 * any other route; null where the match is not in play. It begins and ends with the match itself.
 */
export function useInPlayEventId(): string | null {
  const { odds } = useSite();
  const route = useMatches().at(-1);
  const [name, data] = [route?.id ?? "", route?.loaderData];
  const id = shownEvent(name, data)?.id ?? "";
  const watch = useCallback((notify: () => void) => odds.watch(id, notify), [odds, id]);
  return useSyncExternalStore(
    watch,
    () => inPlayEventId(name, data, odds.event(id)),
    () => inPlayEventId(name, data),
  );
}

/** `state` is what the live line last said of the event, where it has said anything. */
export function inPlayEventId(
  routeName: string,
  data: unknown,
  state?: Pick<EventState, "is_live">,
): string | null {
  const event = shownEvent(routeName, data);
  return event && (state?.is_live ?? event.isLive) ? event.id : null;
}

function shownEvent(routeName: string, data: unknown): WithEvent["event"] | null {
  return routeName.includes("match") && hasEvent(data) ? data.event : null;
}

interface WithEvent {
  readonly event: { readonly id: string; readonly isLive: boolean };
}

function hasEvent(data: unknown): data is WithEvent {
  if (typeof data !== "object" || data === null || !("event" in data)) return false;
  const { event } = data;
  return typeof event === "object" && event !== null && "id" in event && "isLive" in event;
}
