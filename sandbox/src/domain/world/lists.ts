import { isOpen, type RunningEvent } from "./event-state.ts";
import type { Floor } from "./floor.ts";
import { meetingViews } from "./race-views.ts";
import { sportViews } from "./sport-views.ts";
import { groupByCompetition, listedView, sportOf } from "./views.ts";
import { virtualChannels } from "./virtual-views.ts";
import type { ListFilter, WorldLists } from "./world.ts";

function isListed(event: RunningEvent, filter: ListFilter): boolean {
  const isWanted = ({ contest }: RunningEvent) =>
    filter.type === undefined ? contest.type !== "outright" : contest.type === filter.type;
  return (
    (filter.eventId !== undefined || isWanted(event)) &&
    (filter.sport === undefined || sportOf(event) === filter.sport) &&
    (filter.competition === undefined || event.competition.slug === filter.competition) &&
    (filter.live === undefined || (event.status === "live") === filter.live) &&
    (filter.eventId === undefined || event.id === filter.eventId)
  );
}

/** Creates the lists of a floor's events; `now` is the world's clock, in epoch milliseconds. */
export function createLists({
  floor,
  now,
  epoch,
}: {
  floor: Floor;
  now(): number;
  epoch: string;
}): WorldLists {
  const open = () => [...floor.events.values()].filter(isOpen);
  return {
    sports: (language) => sportViews(open(), language),
    listed: (language) =>
      open()
        .sort((one, two) => one.startsAt - two.startsAt)
        .map((event) => listedView(event, language)),
    openEventIds: () => open().map(({ id }) => id),
    liveEventIds: () =>
      [...floor.events.values()].filter(({ status }) => status === "live").map(({ id }) => id),
    competitions(language, filter) {
      const events = open().filter((event) => isListed(event, filter));
      const allMarkets = filter.allMarkets ?? false;
      return groupByCompetition(events, { at: now(), epoch, language, allMarkets });
    },
    raceMeetings: (language, day) =>
      meetingViews([...floor.events.values()], { at: now(), day, language }),
    virtuals: (language) => virtualChannels([...floor.events.values()], language),
  };
}
