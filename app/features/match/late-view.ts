import type { Event, Language } from "@grandstand/contract/entities";
import type { EventView } from "@grandstand/ui/event-view";
import { type BuilderFacts, toBuilderFacts } from "../bet-builder/index.lazy.ts";
import { toEventView } from "../events/index.lazy.ts";

const noSlugs = new Map<string, never>();

/** All markets of an event that was fetched after its page. */
export function toEventMarkets(
  event: Event,
  language: Language,
): { event: Pick<EventView, "markets" | "groups">; builder: BuilderFacts | null } {
  const { markets, groups } = toEventView(event, language, noSlugs);
  return { event: { markets, groups }, builder: toBuilderFacts(event) };
}
