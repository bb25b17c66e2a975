import "@grandstand/ui/styles.css";
import type { TopicReader } from "@grandstand/app/core/realtime/odds-feed.ts";
import { ConnectMatchCentre } from "@grandstand/app/features/match-centre/connect-match-centre.tsx";
import { type PlayDelta, type PlaySnapshot, playTopic } from "@grandstand/contract/match-centre";
import type { EventView } from "@grandstand/ui/event-view";
import { drawOn, makeSite } from "../../shared/page/bench-site.tsx";

/** The centre of a match in play; its messages enter where those of the socket do. */

declare global {
  interface Window {
    /**
     * Set by the page for the bench that drives it: a number of messages of the match, one each time that `every`
     * milliseconds have passed. The page sends them, since what a driver runs in a page counts as scripts of the page.
     */
    send: (count: number, every: number) => Promise<void>;
  }
}

/** Messages in a minute of the match: they speak of the same bar. */
const messagesAMinute = 60;
const pressureOf = (minute: number) => Math.round(40 * Math.sin(minute / 4));
const first = Array.from({ length: 45 }, (_, minute) => pressureOf(minute));
const second = first.slice(0, 30);
const begun: PlaySnapshot = {
  epoch: "bench",
  sequence: 0,
  at: 0,
  half_time_score: { home: 1, away: 0 },
  incidents: Array.from({ length: 12 }, (_, index) => ({
    number: index + 1,
    kind: index % 4 === 0 ? ("goal" as const) : ("yellow_card" as const),
    side: index % 2 === 0 ? ("home" as const) : ("away" as const),
    minute: 3 * index + 2,
    player: `Player ${index}`,
  })),
  stats: [{ key: "possession", home: 52, away: 48 }],
  momentum: { first, second },
};

let sequence = 0;

function nextDelta(): PlayDelta {
  sequence += 1;
  const minute = second.length + Math.floor(sequence / messagesAMinute);
  return {
    epoch: "bench",
    sequence,
    at: sequence,
    stats: [
      { key: "possession", home: 40 + (sequence % 20), away: 60 - (sequence % 20) },
      { key: "dangerous_attacks", home: sequence, away: sequence + 1 },
    ],
    momentum: [[2, minute, ((sequence * 7) % 90) - 45]],
  };
}

const readers: TopicReader[] = [];
const made = makeSite();
const site: typeof made = {
  ...made,
  feed: {
    ...made.feed,
    read(reader) {
      readers.push(reader);
      return () => void readers.splice(readers.indexOf(reader), 1);
    },
  },
};

const event: EventView = {
  id: "1",
  name: "Royal Antwerp – KAA Gent",
  href: "/",
  sportSlug: "football",
  competitionId: "1",
  sportId: "1",
  competitionName: "Pro League",
  regionName: "Belgique",
  home: "Royal Antwerp",
  away: "KAA Gent",
  marks: ["cc8202fffffff10RA", "c1c4f9cffffff61GNT"],
  startsAt: site.startedAt,
  isLive: true,
  isSuspended: false,
  isBetplus: false,
  status: "live",
  statusText: null,
  clock: null,
  score: null,
  markets: [],
  groups: [],
  marketCount: 0,
};
const topic = playTopic("bench", event.id, "delta");
void drawOn(
  site,
  <ConnectMatchCentre
    event={event}
    centre={{ available: ["play", "line_ups", "table"], kind: null, play: begun, form: null }}
  />,
);

window.send = async (count, every) => {
  for (let sent = 0; sent < count; sent += 1) {
    const payload = JSON.stringify(nextDelta());
    for (const reader of readers) reader.onMessage(topic, payload);
    await new Promise((resolve) => setTimeout(resolve, every));
  }
};
