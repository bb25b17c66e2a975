import { describe, expect, it } from "vitest";
import { watchedWorld } from "../../domain/world/world-fixture.ts";
import { shiftDays } from "../../kernel/time/brussels-time.ts";
import { homeCompetitions, homeLimits, liveHighlights, topMatch } from "./home-programme.ts";

const { world } = watchedWorld();
const programme = world.competitions("fr", {});
const live = world.competitions("fr", { live: true });

describe("the home page's competitions", () => {
  it("[HOME-PROGRAMME-1] [ACCOUNT-293] are of the own country first, then of each sport", () => {
    const shown = homeCompetitions([...programme].reverse());
    expect(shown[0]?.slug).toBe("jupiler-pro-league");
    const sports = [...new Set(shown.map(({ sport }) => sport.category + sport.slug))];
    expect(sports.slice(0, 3)).toEqual(["sportfootball", "sporttennis", "sporthorse-racing"]);
    expect(shown.at(-1)?.sport.category).toBe("esport");
  });

  it("[HOME-PROGRAMME-1] fill up with other countries where the own one has too little", () => {
    const isOwn = ({ region_name, sport }: (typeof programme)[number]) =>
      region_name === "Belgique" && sport.slug === "football";
    const [first, ...others] = programme.filter(isOwn);
    if (!first || others.length === 0) throw new Error("The programme has Belgian football.");
    const thin = programme
      .filter((each) => !isOwn(each))
      .concat({ ...first, events: first.events.filter((each) => !each.is_live).slice(0, 1) });
    const football = homeCompetitions(thin).filter(({ sport }) => sport.slug === "football");
    expect(football[0]?.id).toBe(first.id);
    expect(football[1]?.slug).toBe("champions-league");
    expect(football.flatMap(({ events }) => events)).toHaveLength(homeLimits.ownCountry);
  });

  it("[HOME-PROGRAMME-2] are few, with a few events that have not begun", () => {
    const shown = homeCompetitions(programme);
    const rowsOf = (isCounted: (slug: string) => boolean) =>
      shown.filter(({ sport }) => isCounted(sport.slug)).flatMap(({ events }) => events).length;
    expect(rowsOf((slug) => slug === "football")).toBe(homeLimits.ownCountry);
    for (const slug of ["tennis", "horse-racing"])
      expect(rowsOf((each) => each === slug)).toBe(homeLimits.eachSport);
    for (const { events } of shown) {
      expect(events.length).toBeGreaterThan(0);
      expect(events.some((event) => event.is_live)).toBe(false);
    }
    expect(homeCompetitions(live)).toEqual([]);
  });

  it("[HOME-PROGRAMME-6] have the next races, whichever meeting they are of", () => {
    const startsOf = (list: typeof programme) =>
      list
        .filter(({ sport }) => sport.slug === "horse-racing")
        .flatMap(({ events }) => events)
        .filter((event) => !event.is_live)
        .map((event) => event.starts_at)
        .sort();
    const shown = startsOf(homeCompetitions(programme));
    expect(shown).toEqual(startsOf(programme).slice(0, homeLimits.eachSport));
  });
});

describe("the home page's live events", () => {
  it("[HOME-PROGRAMME-3] are of each sport by turns, and of as many competitions as there are", () => {
    // What is nearly over is last (HOME-PROGRAMME-5), whatever its sport.
    const early = live
      .map((each) => ({
        ...each,
        events: each.events.filter(({ stats }) => (stats?.time ?? 0) < 85),
      }))
      .filter(({ events }) => events.length > 0);
    const shown = liveHighlights(early);
    expect(shown).toHaveLength(homeLimits.live);
    expect(shown.map(({ sport_slug }) => sport_slug).slice(0, 2)).toEqual(["football", "tennis"]);
    const football = shown.filter(({ sport_slug }) => sport_slug === "football");
    const competitions = new Set(football.map((event) => event.competition_id));
    expect(competitions.size).toBe(football.length);
    expect(liveHighlights([])).toEqual([]);
  });

  it("[HOME-PROGRAMME-5] put what is nearly over last", () => {
    const [competition] = live.filter(({ sport }) => sport.slug === "football");
    const [event] = competition?.events ?? [];
    if (!competition || !event?.stats) throw new Error("The programme has football in play.");
    const at = (id: string, time: number) => ({ ...event, id, stats: { ...event.stats, time } });
    const events = [at("late", 86), at("early", 12)] as (typeof event)[];
    const shown = liveHighlights([{ ...competition, events }]).map(({ id }) => id);
    expect(shown).toEqual(["early", "late"]);
  });
});

describe("the match of the day", () => {
  const shown = homeCompetitions(programme);
  const tableOf = (id: string) => world.statistics(id)?.table ?? [];
  const ofId = (id: string | undefined) =>
    shown.flatMap(({ events }) => events).find((event) => event.id === id);

  it("[HOME-PROGRAMME-7] is the highest placed of the own country's next matches", () => {
    const top = topMatch(shown, tableOf);
    expect(top?.reasons).toEqual(["own_country", "best_placed"]);
    const event = ofId(top?.event_id);
    expect(event?.region_name).toBe("Belgique");
    const table = tableOf(event?.id ?? "").map(({ name }) => name);
    const ranks = (each: typeof event) =>
      table.indexOf(each?.home_team ?? "") + table.indexOf(each?.away_team ?? "") + 2;
    expect((top?.standings?.home.rank ?? 0) + (top?.standings?.away.rank ?? 0)).toBe(ranks(event));
    const [league] = shown;
    const first = Math.min(...(league?.events ?? []).map((each) => Date.parse(each.starts_at)));
    for (const other of league?.events ?? []) {
      if (Date.parse(other.starts_at) > shiftDays(first, 1)) continue;
      expect(ranks(other)).toBeGreaterThanOrEqual(ranks(event));
    }
  });

  it("[HOME-PROGRAMME-7] is another country's without own football, and the next one without a table", () => {
    const abroad = homeCompetitions(
      programme.filter(({ region_name, sport }) =>
        sport.slug === "football" ? region_name !== "Belgique" : true,
      ),
    );
    expect(topMatch(abroad, tableOf)?.reasons).not.toContain("own_country");
    const soonest = topMatch(shown, () => []);
    expect(soonest?.reasons).toEqual(["own_country", "soonest"]);
    expect(soonest).not.toHaveProperty("standings");
    const starts = shown
      .filter(({ sport }) => sport.slug === "football")
      .flatMap(({ events }) => events.map((event) => event.starts_at))
      .sort();
    expect(ofId(soonest?.event_id)?.starts_at).toBe(starts[0]);
    expect(
      topMatch(
        shown.filter(({ sport }) => sport.slug !== "football"),
        tableOf,
      ),
    ).toBeNull();
  });
});
