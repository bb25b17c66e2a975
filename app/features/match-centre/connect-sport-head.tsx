import { MapHead, TennisHead } from "@grandstand/ui/event-header";
import type { EventView } from "@grandstand/ui/event-view";
import { useMemo } from "react";
import { useLiveStates } from "../events/index.ts";
import type { CentreData } from "./centre-data.ts";
import { usePlay } from "./use-play.ts";

export interface ConnectSportHeadProps {
  readonly event: EventView;
  readonly centre: CentreData;
  /** Where the page has a heading of its own, the event's is one below it. */
  readonly headingLevel: "h1" | "h2";
}

/** The head of a match that is counted in sets or maps, followed as long as it is shown (B2, B3). */
export function ConnectSportHead({ event, centre, headingLevel }: ConnectSportHeadProps) {
  const sport = usePlay(event.id, centre.play, (play) => play?.sport ?? null);
  const events = useMemo(() => [event], [event]);
  const [now = event] = useLiveStates(events);
  const shown = { event: now, headingLevel };
  return centre.kind === "tennis" ? (
    <TennisHead {...shown} play={sport?.kind === "tennis" ? sport : null} />
  ) : (
    <MapHead {...shown} play={sport?.kind === "esports" ? sport : null} />
  );
}
