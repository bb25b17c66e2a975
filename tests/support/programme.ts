import type { AnswerOf } from "@grandstand/contract/call";
import type { Competition, Event, Language, Market, Outcome } from "@grandstand/contract/entities";
import type { getMatchCentre, PlaySnapshot } from "@grandstand/contract/match-centre";

/** An outcome to bet on, with the names that the page shows for it. */
export interface Offer {
  readonly event: Event;
  readonly market: Market;
  readonly outcome: Outcome;
}

export interface Programme {
  /**
   * The time of the sandbox, in epoch milliseconds: ahead of this machine's once a journey has moved its
   * clock, and nothing moves it back.
   */
  now(): Promise<number>;
  /**
   * Football that begins in more than three hours, so that it does not change on its own, and whose
   * name no other match has, so that it is found by its name.
   */
  upcoming(language?: Language, count?: number): Promise<readonly Event[]>;
  /** Football in play that can be bet on, the match with most time left first. */
  live(language?: Language): Promise<readonly Event[]>;
  /** The events of a sport. */
  of(sport: string, language?: Language): Promise<readonly Event[]>;
  /** What has happened in a match. */
  play(id: string): Promise<PlaySnapshot>;
  /** One event with all its markets. */
  event(id: string, language?: Language): Promise<Event>;
}

/** Reads the sandbox's offer, as any client would. */
export function createProgramme(sandboxUrl: string): Programme {
  async function fetchOffer(query: Record<string, string>, language: Language) {
    const search = new URLSearchParams({ bookmaker: "grandstand", lang: language, ...query });
    const answer = await fetch(`${sandboxUrl}/v1/events?${search}`, {
      headers: callHeaders(language),
    });
    return (await answer.json()) as {
      server_time: number;
      competitions: readonly Competition[];
    };
  }
  async function fetchEvents(query: Record<string, string>, language: Language): Promise<Event[]> {
    const { competitions } = await fetchOffer(query, language);
    return competitions.flatMap(({ events }) => events);
  }
  const now = async () => (await fetchOffer({ sport: "football" }, "fr")).server_time;
  return {
    now,
    async upcoming(language = "fr", count = 5) {
      const events = await fetchEvents({ sport: "football" }, language);
      const soonest = (await now()) + 3 * 3_600_000;
      const isAlone = ({ id, name }: Event) =>
        events.every((other) => other.id === id || other.name !== name);
      return events
        .filter((event) => !event.is_live && Date.parse(event.starts_at) > soonest)
        .filter(isAlone)
        .slice(0, count);
    },
    async live(language = "fr") {
      const events = await fetchEvents({ sport: "football" }, language);
      return events
        .filter((event) => event.is_live && event.markets[0]?.is_suspended === false)
        .sort((one, other) => other.starts_at.localeCompare(one.starts_at));
    },
    of: (sport, language = "fr") => fetchEvents({ sport }, language),
    async play(id) {
      const query = { bookmaker: "grandstand", lang: "fr", event_id: id, parts: "play" };
      const answer = await fetch(`${sandboxUrl}/v1/match-centre?${new URLSearchParams(query)}`, {
        headers: callHeaders(),
      });
      const { play } = (await answer.json()) as AnswerOf<typeof getMatchCentre>;
      if (play) return play;
      throw new Error(`Nothing has happened in ${id}.`);
    },
    async event(id, language = "fr") {
      const [event] = await fetchEvents({ event_id: id }, language);
      if (event) return event;
      throw new Error(`There is no event ${id}.`);
    },
  };
}

/** The headers that every call to the sandbox needs (A7, B7). */
export function callHeaders(language: Language = "fr"): Record<string, string> {
  return {
    "accept-language": language,
    bookmaker: "grandstand",
    device: "desktop",
    platform: "website",
  };
}

/** An event's main market and one of its outcomes: the first by default. */
export function offerOf(event: Event | undefined, index = 0): Offer {
  if (!event) throw new Error("The programme has no such event.");
  const market = event.markets.find((each) => each.market_code === "default") ?? event.markets[0];
  const outcome = market?.outcomes[index];
  if (market && outcome) return { event, market, outcome };
  throw new Error(`${event.name} has no outcome ${index}.`);
}

/** The outcome of an event by the end of its id. */
export function outcomeOf(event: Event, key: string): Offer {
  for (const market of event.markets) {
    const outcome = market.outcomes.find(({ id }) => id === `${event.id}-${key}`);
    if (outcome) return { event, market, outcome };
  }
  throw new Error(`${event.name} has no ${key}.`);
}

/** The first match to come that does not change on its own, with all its markets. */
export async function nextMatchOf(programme: Programme): Promise<Event> {
  const [next] = await programme.upcoming();
  if (!next) throw new Error("Nothing is to come.");
  return programme.event(next.id);
}

/** The address of a football match; the site chooses the name in it. */
export function pathOf(event: Event, language: Language = "fr"): string {
  const prefix = language === "fr" ? "" : `/${language}`;
  const sport = language === "nl" ? "voetbal" : "football";
  return `${prefix}/${sport}/${event.competition_slug}/match-${event.id}/`;
}
