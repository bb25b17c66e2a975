import { encodeCompetitions } from "@grandstand/app/features/events/list-encoding.ts";
import type { HomeData } from "@grandstand/app/features/home/home-page.tsx";
import type { CompetitionView, EventView, MarketView } from "@grandstand/ui/event-view";

/** How many prices each event of a bench's page has: 1X2, double chance, both teams to score. */
export const outcomesOfEvent = 8;
const eventsOfCompetition = 5;

const markets: readonly (readonly [type: string, name: string, outcomes: readonly string[]])[] = [
  ["1x2", "Résultat du match", ["1", "X", "2"]],
  ["double-chance", "Double chance", ["1X", "12", "X2"]],
  ["both-score", "Les deux équipes marquent", ["Oui", "Non"]],
];

/** Tomorrow evening, so that no clock ticks on the page and only prices change. */
const tomorrow = (now: number) => now + 30 * 3_600_000;

/** A home page with the given number of prices, the same for everybody. */
export function makeHome(prices: number, now: number): HomeData {
  const events = Array.from({ length: prices / outcomesOfEvent }, (_, index) =>
    makeEvent(index, now),
  );
  const competitions: CompetitionView[] = [];
  for (let first = 0; first < events.length; first += eventsOfCompetition) {
    const number = first / eventsOfCompetition + 1;
    competitions.push({
      id: `competition-${number}`,
      name: `Division ${number}`,
      regionName: "Belgique",
      sportName: "Football",
      sportSlug: "football",
      events: events.slice(first, first + eventsOfCompetition),
    });
  }
  return {
    kind: "home",
    top: null,
    head,
    serverTime: now,
    live: [],
    competitions: encodeCompetitions(competitions),
    sports: [{ slugs: ["football"], name: "Football" }],
  };
}

const head: HomeData["head"] = {
  title: "Cotes",
  description: "",
  path: "/",
  language: "fr",
  siteOrigin: "http://localhost",
  brandName: "Grandstand",
};

/** The ids of an event's prices, in their order on the page. */
export function outcomeIdsOf(eventId: string): string[] {
  return markets.flatMap(([type, , outcomes]) =>
    outcomes.map((name) => outcomeId(eventId, type, name)),
  );
}

export function eventIdOf(index: number): string {
  return `event-${index}`;
}

/** The first price of an outcome; the broker and the page use the same. */
export function firstOdds(index: number): number {
  return Math.round((1.2 + ((index * 7_919) % 480) / 100) * 100) / 100;
}

function outcomeId(eventId: string, type: string, name: string): string {
  return `${eventId}-${type}-${name}`;
}

function makeEvent(index: number, now: number): EventView {
  const id = eventIdOf(index);
  const [home, away] = [`Sporting ${index + 1}`, `Racing ${index + 1}`];
  return {
    id,
    name: `${home} – ${away}`,
    href: `/football/belgique/${id}/`,
    sportSlug: "football",
    competitionId: "101",
    sportId: "1",
    competitionName: "Division",
    regionName: "Belgique",
    home,
    away,
    startsAt: tomorrow(now),
    isLive: false,
    isSuspended: false,
    isBetplus: false,
    status: "not-started",
    statusText: null,
    clock: null,
    score: null,
    markets: makeMarkets(id, index),
    groups: [],
    marketCount: markets.length,
  };
}

function makeMarkets(eventId: string, index: number): MarketView[] {
  let offset = index * outcomesOfEvent;
  return markets.map(([type, name, outcomes]) => ({
    id: `${eventId}-${type}`,
    name,
    type,
    isSuspended: false,
    eachWay: null,
    outcomes: outcomes.map((shortName) => {
      const odds = firstOdds(offset);
      offset += 1;
      return {
        id: outcomeId(eventId, type, shortName),
        name: `${name} ${shortName}`,
        shortName,
        odds,
        isSuspended: false,
        isVisible: true,
      };
    }),
  }));
}
