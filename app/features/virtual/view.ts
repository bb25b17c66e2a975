import type { Language, Sport } from "@grandstand/contract/entities";
import type { VirtualChannel } from "@grandstand/contract/virtuals";
import type { VirtualDrawView, VirtualResultView } from "@grandstand/ui/virtual-channel";
import { sportPath } from "../events/index.ts";

/** What a virtual sport draws, as its page shows it. */
export interface VirtualView {
  readonly running: readonly VirtualDrawView[];
  readonly upcoming: readonly VirtualDrawView[];
  readonly results: readonly VirtualResultView[];
}

/** The number of next draws, and of last results, that are shown. */
const shownAtMost = 8;

export function toVirtualView(channel: VirtualChannel, language: Language): VirtualView {
  const path = channelPath(channel, language);
  const toDraw = (draw: VirtualChannel["upcoming"][number]): VirtualDrawView => ({
    id: draw.event_id,
    name: draw.event_name,
    href: `${path}?event_id=${draw.event_id}`,
    startsAt: Date.parse(draw.starts_at),
  });
  return {
    running: channel.running.map(toDraw),
    upcoming: channel.upcoming.slice(0, shownAtMost).map(toDraw),
    results: channel.results.slice(0, shownAtMost).map((result) => ({
      id: result.event_id,
      name: result.event_name,
      endedAt: Date.parse(result.ended_at),
      score: result.score,
      placed: result.placed.map(({ number, name }) => ({ number, name })),
    })),
  };
}

/** A channel's page; a path with its language. */
export function channelPath(
  { id, translated_slug }: Pick<Sport, "id" | "translated_slug">,
  language: Language,
): string {
  return sportPath({ id, translated_slug, category: "virtual", is_parent: false }, language);
}
