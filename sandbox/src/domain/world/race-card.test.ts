import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brusselsDay } from "../../kernel/time/brussels-time.ts";
import { raceMeetings } from "../catalogue/racing.ts";
import { finishingOrder } from "../models/racing.ts";
import { createRandom } from "../models/random.ts";
import { createRace, type RaceOptions } from "./race.ts";
import { drawCard, drawStrength } from "./race-card.ts";
import { watchedWorld } from "./world-fixture.ts";

const hour = 3_600_000;
const noon = Date.UTC(2026, 10, 21, 11);
const [course = null] = raceMeetings.map((meeting) => meeting.course ?? null);

function field(random: ReturnType<typeof createRandom>, size: number) {
  return Array.from({ length: size }, (_, index) => ({
    name: `Runner ${index + 1}`,
    strength: drawStrength(random),
  }));
}

/** Positions of a form as numbers; what is tenth or worse counts as eleventh. */
const positions = (form: readonly string[]) => form.map((place) => (place === "0" ? 11 : +place));

/** The mean of samples, with its standard error. */
function meanOf(samples: readonly number[]) {
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
  const variance = samples.reduce((sum, sample) => sum + (sample - mean) ** 2, 0) / samples.length;
  return { mean, error: Math.sqrt(variance / samples.length) };
}

describe("the form of runners", () => {
  const random = createRandom("form");
  const races = Array.from({ length: 2_000 }, (_, race) => {
    const runners = field(random, 10);
    const card = drawCard(random.fork(String(race)), { runners, isHandicap: false, course });
    return runners.map(({ strength }, index) => ({ strength, form: card[index]?.form ?? [] }));
  });

  it("[WORLD-59] is won as often as races of today against an ordinary field", () => {
    for (const rank of [0, 4, 9]) {
      const ranked = races.map(
        (runners) => runners.toSorted((one, two) => two.strength - one.strength)[rank],
      );
      const past = ranked.flatMap((runner) => runner?.form.map((place) => Number(place === "1")));
      const settled = ranked.flatMap((runner) =>
        [1, 2, 3, 4].map(() => {
          const rivals = field(random, 6 + random.integer(8)).map(({ strength }) => strength);
          return Number(finishingOrder([runner?.strength ?? 1, ...rivals], random)[0] === 0);
        }),
      );
      const [form, law] = [meanOf(past.map(Number)), meanOf(settled)];
      expect(Math.abs(form.mean - law.mean)).toBeLessThan(2 * Math.hypot(form.error, law.error));
    }
  });

  it("[WORLD-59] is better the shorter their price is", () => {
    const byRank = [0, 3, 6, 9].map((rank) =>
      meanOf(
        races.flatMap((runners) => {
          const ranked = runners.toSorted((one, two) => two.strength - one.strength);
          return positions(ranked[rank]?.form ?? []);
        }),
      ),
    );
    byRank.slice(1).forEach((worse, index) => {
      const better = byRank[index] ?? worse;
      expect(worse.mean - better.mean).toBeGreaterThan(2 * Math.hypot(worse.error, better.error));
    });
  });
});

describe("a race card", () => {
  it("[WORLD-60] is the same for the same seed, with each jockey and draw once", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 5, max: 20 }), (seed, size) => {
        const draw = () => {
          const random = createRandom(seed);
          return drawCard(random, { runners: field(random, size), isHandicap: true, course });
        };
        const card = draw();
        expect(draw()).toEqual(card);
        expect(new Set(card.map(({ jockey }) => jockey)).size).toBe(size);
        expect(card.map((runner) => runner.draw ?? 0).sort((one, two) => one - two)).toEqual(
          card.map((_, index) => index + 1),
        );
        for (const { form } of card) expect(form.join("")).toMatch(/^\d{3,5}$/);
      }),
      { numRuns: 50 },
    );
  });

  it("[WORLD-60] has neither jockeys nor silks of a virtual race", () => {
    const random = createRandom(3);
    const options = { runners: field(random, 8), isHandicap: false, course: null };
    for (const runner of drawCard(random, options)) {
      expect(runner).not.toHaveProperty("jockey");
      expect(runner).not.toHaveProperty("silks");
    }
  });

  it("[WORLD-60] says the silks of a runner with its outcomes, as on the card", () => {
    const { world } = watchedWorld();
    const [race] = world.raceMeetings("fr", "tomorrow").flatMap(({ races }) => races);
    const id = race?.event_id ?? "";
    const runners = world.raceCard(id, "fr")?.runners ?? [];
    const markets = world.markets(id, "fr") ?? [];
    const silksOf = (outcome: string | null) =>
      markets.flatMap(({ outcomes }) => outcomes).find((each) => each.id === outcome)?.silks;
    expect(runners.length).toBeGreaterThan(4);
    for (const { silks, win_outcome_id, place_outcome_id } of runners) {
      expect(silks).toBeDefined();
      expect(silksOf(win_outcome_id)).toEqual(silks);
      expect(silksOf(place_outcome_id)).toEqual(place_outcome_id === null ? undefined : silks);
    }
  });

  it("[WORLD-61] names the races of its meeting, which has one going a day", () => {
    const { world } = watchedWorld();
    for (const day of ["today", "tomorrow"] as const) {
      for (const { name, races } of world.raceMeetings("en", day)) {
        expect(new Set(races.map(({ going }) => going)).size).toBe(1);
        const [race] = races;
        const card = world.raceCard(race?.event_id ?? "", "en");
        expect(card?.meeting?.name).toBe(name);
        const ofCard = card?.meeting?.races ?? [];
        expect(ofCard).toEqual(races.slice(0, ofCard.length));
        const days = ofCard.map((each) => brusselsDay(Date.parse(each.starts_at)));
        expect(new Set(days).size).toBe(1);
      }
    }
    const virtual = world.virtuals("en").find(({ slug }) => slug === "virtual-horse-racing");
    const draw = world.raceCard(virtual?.upcoming[0]?.event_id ?? "", "en");
    expect(draw?.runners.length).toBeGreaterThan(0);
    expect(draw?.meeting).toBeUndefined();
  });
});

describe("the races of a card", () => {
  /** The cards of two days, each as its races name it. */
  function cardsOf(world: ReturnType<typeof watchedWorld>["world"]) {
    const meetings = (["today", "tomorrow"] as const).flatMap((day) =>
      world.raceMeetings("en", day),
    );
    const races = meetings.flatMap((meeting) => meeting.races);
    return races.map(({ event_id }) => world.raceCard(event_id, "en")?.meeting?.races ?? []);
  }

  it("[WORLD-64] have no gap, whenever the sandbox begins and as its day passes", () => {
    for (const hours of [5.3, 12.1]) {
      const { world } = watchedWorld({ clock: () => noon + hours * hour });
      for (const passed of [0, 1.7]) {
        world.advance(passed * hour);
        const now = world.now();
        for (const card of cardsOf(world)) {
          expect(card.map(({ number }) => number)).toEqual(card.map((_, index) => index + 1));
          const starts = card.map((race) => Date.parse(race.starts_at));
          expect(starts).toEqual(starts.toSorted((one, two) => one - two));
          if ((starts[0] ?? now) < now) expect(card).toHaveLength(6);
        }
        expect(cardsOf(world).length).toBeGreaterThan(20);
      }
    }
  });

  it("[WORLD-64] begin at instants of their own, and those that were run before the sandbox began are over", () => {
    const at = noon + 1.6 * hour;
    const { world } = watchedWorld({ clock: () => at });
    const races = (["today", "tomorrow"] as const).flatMap((day) =>
      world.raceMeetings("en", day).flatMap((meeting) => meeting.races),
    );
    const starts = races.map((race) => race.starts_at);
    expect(new Set(starts).size).toBe(starts.length);
    const past = races.filter((race) => Date.parse(race.starts_at) < at - 3 * 60_000);
    expect(past.length).toBeGreaterThan(5);
    expect(past.every(({ status, result }) => status === "ended" && result.length === 3)).toBe(
      true,
    );
  });
});

describe("a runner that does not run", () => {
  const races = (isVirtual: boolean) =>
    Array.from({ length: 500 }, (_, seed) => {
      const random = createRandom(`declared ${seed}`);
      return createRace({
        runners: field(random, 10),
        isHandicap: false,
        startingPriceRunner: null,
        number: 1,
        course: isVirtual || course === null ? null : { ...course, going: "good" },
        noon: null,
        random,
        speed: 1,
      });
    });
  const withdrawn = (race: ReturnType<typeof createRace>) =>
    race.card?.().runners.findIndex(({ isWithdrawn }) => isWithdrawn) ?? -1;

  it("[WORLD-63] is on the card of about one race in five, without a price", () => {
    const found = races(false).filter((race) => withdrawn(race) >= 0);
    // 100 of 500 within three standard errors of 9.
    expect(Math.abs(found.length - 100)).toBeLessThan(27);
    for (const race of found.slice(0, 20)) {
      for (const market of race.quote(noon).filter(({ key }) => key === "win" || key === "place")) {
        expect(market.outcomes[withdrawn(race)]).toMatchObject({
          isWithdrawn: true,
          probability: 0,
        });
      }
    }
    expect(races(true).filter((race) => withdrawn(race) >= 0)).toEqual([]);
  });
});

describe("the price at noon", () => {
  const options = (): RaceOptions => {
    const random = createRandom(12);
    return {
      runners: field(random, 8),
      isHandicap: false,
      startingPriceRunner: 2,
      number: 4,
      course: course && { ...course, going: "good" },
      noon,
      random,
      speed: 1,
    };
  };
  const openings = (race: ReturnType<typeof createRace>) =>
    race.card?.().runners.map(({ opening }) => opening ?? null) ?? [];

  it("[WORLD-62] is what the last quote before noon had", () => {
    const race = createRace(options());
    race.quote(noon - 2 * hour);
    expect(openings(race).every((price) => price === null)).toBe(true);
    race.drift();
    race.quote(noon - 1);
    race.drift();
    race.quote(noon);
    const atNoon = openings(race);
    expect(atNoon[2]).toBeNull();
    for (const [runner, price] of atNoon.entries()) {
      if (runner !== 2) expect(price).toBeGreaterThan(1);
    }
    for (let drift = 0; drift < 20; drift += 1) race.drift();
    race.quote(noon + hour);
    expect(openings(race)).toEqual(atNoon);
  });

  it("[WORLD-62] is near the first quote after it", () => {
    const race = createRace(options());
    race.quote(noon + hour);
    expect(openings(race).filter((price) => price !== null)).toHaveLength(7);
    const morning = createRace({ ...options(), noon: null });
    morning.quote(noon - hour);
    morning.quote(noon + hour);
    expect(openings(morning).every((price) => price === null)).toBe(true);
  });
});
