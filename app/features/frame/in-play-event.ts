import { useMatches } from "react-router";

/**
 * The in-play event of the page (B2): kept as long as the route's name contains "match", and reset by
 * any other route; null where the match is not in play.
 */
export function useInPlayEventId(): string | null {
  const route = useMatches().at(-1);
  return inPlayEventId(route?.id ?? "", route?.loaderData);
}

export function inPlayEventId(routeName: string, data: unknown): string | null {
  if (!routeName.includes("match") || !hasEvent(data)) return null;
  return data.event.isLive ? data.event.id : null;
}

interface WithEvent {
  readonly event: { readonly id: string; readonly isLive: boolean };
}

function hasEvent(data: unknown): data is WithEvent {
  if (typeof data !== "object" || data === null || !("event" in data)) return false;
  const { event } = data;
  return typeof event === "object" && event !== null && "id" in event && "isLive" in event;
}
