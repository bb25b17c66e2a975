import type { EventView } from "@grandstand/ui/event-view";
import type { BuilderFacts } from "../bet-builder/index.ts";

/** An event as its page has it, with what the bet builder needs of its outcomes. */
export interface EventMarkets {
  readonly event: Pick<EventView, "markets" | "groups">;
  readonly builder: BuilderFacts | null;
}
