import type { EventView } from "@grandstand/ui/event-view";
import { createFetched, type FetchedStore } from "../../core/fetched/fetched.ts";
import type { Site } from "../../core/site/site.ts";
import { toEventView } from "../events/index.lazy.ts";
import { fetchEvents } from "../events/index.ts";

/** A match by its id, in the language of the page; null where the operator does not know it any more. For `useFetched`. */
export function createFollowedEvent(site: Site): FetchedStore<EventView | null> {
  return createFetched(async (eventId) => {
    const answer = await fetchEvents(site, { event_id: eventId });
    if (answer.ok) {
      const [event] = answer.value.events;
      const value = event?.type === "match" ? toEventView(event, site.language, site.slugs) : null;
      return { ok: true, value };
    }
    const { failure } = answer;
    const isUnknown = failure.kind === "refused" && [400, 404].includes(failure.status);
    return isUnknown ? { ok: true, value: null } : answer;
  });
}
