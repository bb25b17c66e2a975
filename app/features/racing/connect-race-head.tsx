import { RaceHead, type RaceHeadProps } from "@grandstand/ui/race-head";
import { useMemo } from "react";
import { useLiveStates } from "../events/index.ts";
import { ConnectFavourite } from "../favourites/index.ts";

/** The head of a race with its state of the moment; one that is over within minutes is no favourite. */
export function ConnectRaceHead({ event, ...facts }: RaceHeadProps) {
  const events = useMemo(() => [event], [event]);
  const [now = event] = useLiveStates(events);
  return (
    <RaceHead
      event={now}
      {...facts}
      action={!facts.isVirtual && <ConnectFavourite kind="event" id={event.id} name={event.name} />}
    />
  );
}
