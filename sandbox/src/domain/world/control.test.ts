import type { EventSnapshot } from "@grandstand/contract/realtime";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { heldPriceMilliseconds } from "./control.ts";
import { createWorld } from "./create-world.ts";
import type { World, WorldChange } from "./world.ts";
import { hour, minute, saturdayEvening, second, watchedWorld } from "./world-fixture.ts";

const firstOutcome = (world: World, sport = "football", live = false) =>
  world
    .competitions("en", { live, sport })
    .flatMap(({ events }) => events)
    .at(-1)?.markets[0]?.outcomes[0]?.id ?? "";

const reportedFlags = (changes: readonly WorldChange[]) =>
  changes.flatMap((change) => (change.kind === "delta" ? (change.delta.outcomes ?? []) : []));
const isOpen = (snapshot: EventSnapshot | null, at: number) => snapshot?.outcomes[at]?.[2] === 0;

describe("control", () => {
  it("[WORLD-23] holds a price for a minute, and then lets the model have its way", () => {
    const { world, changes } = watchedWorld();
    const id = firstOutcome(world, "football", true);
    const before = world.outcome(id)?.odds;
    expect(world.setOdds(id, 77)).toBe(true);
    expect(changes).toMatchObject([{ kind: "delta", delta: { outcomes: [[id, 77, 0]] } }]);
    // In play it is priced again several times within the minute.
    for (let passed = second; passed < heldPriceMilliseconds; passed += second) {
      world.advance(second);
    }
    expect(world.outcome(id)?.odds).toBe(77);
    world.advance(2 * second);
    expect(world.outcome(id)?.odds).not.toBe(77);
    expect(world.outcome(id)?.odds).toBeCloseTo(Number(before), 0);
  });

  it("[WORLD-23] holds play with a price, so that nothing but the hand suspends it", () => {
    const { world } = watchedWorld({ inPlaySpeed: 200 });
    const match = () =>
      world
        .competitions("en", { live: true, sport: "football" })
        .flatMap(({ events }) => events)
        .at(-1);
    const held = match();
    const outcomeId = held?.markets[0]?.outcomes[0]?.id ?? "";
    world.setOdds(outcomeId, 7);
    // At this speed a minute is longer than a match.
    for (let passed = second; passed < heldPriceMilliseconds; passed += second) {
      world.advance(second);
      expect(world.outcome(outcomeId)).toMatchObject({ isSuspended: false, isEnded: false });
    }
    world.advance(minute);
    expect(world.outcome(outcomeId)?.isEnded).toBe(true);
  });

  it("[WORLD-24] suspends a market until it is released", () => {
    const { world } = watchedWorld();
    const id = firstOutcome(world);
    const marketId = world.outcome(id)?.marketId ?? "";
    expect(world.suspendMarket(marketId, true)).toBe(true);
    world.advance(20 * minute);
    expect(world.outcome(id)?.isSuspended).toBe(true);
    world.suspendMarket(marketId, false);
    expect(world.outcome(id)?.isSuspended).toBe(false);
  });

  it("[WORLD-24] suspends an event until it is released", () => {
    const { world, changes } = watchedWorld();
    const id = firstOutcome(world);
    const eventId = world.outcome(id)?.eventId ?? "";
    world.suspendEvent(eventId, true);
    expect(world.outcome(id)?.isSuspended).toBe(true);
    world.suspendEvent(eventId, false);
    expect(world.outcome(id)?.isSuspended).toBe(false);
    const reported = changes.flatMap((change) =>
      change.kind === "delta" ? [change.delta.event?.is_suspended] : [],
    );
    expect(reported).toEqual([true, false]);
  });

  it("[WORLD-30] [WORLD-31] flags every outcome of a suspended event, and unflags them after", () => {
    const { world, changes } = watchedWorld();
    const eventId = firstOutcome(world, "football", false).split("-")[0] ?? "";
    const before = world.snapshot(eventId);
    world.suspendEvent(eventId, true);
    const during = world.snapshot(eventId);
    expect(during?.outcomes.every(([, , flag]) => flag === 1)).toBe(true);
    expect(during?.markets).toEqual(before?.markets);
    const [market] = world.event(eventId, "en")?.markets ?? [];
    expect(market?.is_suspended).toBe(false);
    expect(market?.outcomes.every(({ suspended }) => suspended)).toBe(true);
    expect(reportedFlags(changes)).toEqual(during?.outcomes.filter((_, at) => isOpen(before, at)));
    changes.length = 0;
    world.suspendEvent(eventId, false);
    expect(world.snapshot(eventId)?.outcomes).toEqual(before?.outcomes);
    expect(reportedFlags(changes)).toEqual(before?.outcomes.filter((_, at) => isOpen(before, at)));
  });

  it("[WORLD-30] [WORLD-31] flags the outcomes of a suspended market, and no others", () => {
    const { world, changes } = watchedWorld();
    const id = firstOutcome(world);
    const marketId = world.outcome(id)?.marketId ?? "";
    const eventId = world.outcome(id)?.eventId ?? "";
    world.suspendMarket(marketId, true);
    const own = reportedFlags(changes).map(([outcome]) => outcome);
    expect(own.length).toBeGreaterThan(1);
    expect(own.every((outcome) => outcome.startsWith(`${marketId}-`))).toBe(true);
    expect(reportedFlags(changes).every(([, , flag]) => flag === 1)).toBe(true);
    expect(world.event(eventId, "en")?.is_suspended).toBe(false);
    const market = world.markets(eventId, "en")?.find((each) => each.id === marketId);
    expect(market?.is_suspended).toBe(true);
    expect(market?.outcomes.every(({ suspended }) => suspended)).toBe(true);
  });

  it("[WORLD-30] what its market suspends stays flagged when the event reopens", () => {
    const { world } = watchedWorld();
    const id = firstOutcome(world);
    const { marketId = "", eventId = "" } = world.outcome(id) ?? {};
    world.suspendMarket(marketId, true);
    world.suspendEvent(eventId, true);
    world.suspendEvent(eventId, false);
    expect(world.snapshot(eventId)?.outcomes.find(([outcome]) => outcome === id)?.[2]).toBe(1);
    world.suspendMarket(marketId, false);
    expect(world.snapshot(eventId)?.outcomes.find(([outcome]) => outcome === id)?.[2]).toBe(0);
  });

  it.each(["football", "tennis", "horse-racing"])(
    "[WORLD-25] ends a %s event with the winner that is named",
    (sport) => {
      const { world, changes } = watchedWorld();
      const winner = firstOutcome(world, sport);
      const eventId = world.outcome(winner)?.eventId ?? "";
      expect(world.endEvent(eventId, [winner])).toBe(true);
      const settled = changes.find((change) => change.kind === "settled");
      const marketId = winner.slice(0, winner.indexOf("-", eventId.length + 1));
      const results = settled?.kind === "settled" ? [...settled.results] : [];
      const won = results.filter(
        ([id, result]) => id.startsWith(`${marketId}-`) && result === "won",
      );
      expect(won).toEqual([[winner, "won"]]);
      expect(world.event(eventId, "en")?.status).toBe("ended");
    },
  );

  it("[WORLD-25] ends a race with the runners placed that are named", () => {
    const { world, changes } = watchedWorld();
    const race = world
      .competitions("en", { sport: "horse-racing" })
      .flatMap(({ events }) => events)
      .find(({ markets }) => markets.some(({ type, ew_price }) => type === "win" && ew_price));
    const runners = race?.markets.find(({ type }) => type === "win")?.outcomes ?? [];
    // The last two have the least chance to come in on their own.
    const [second, first] = runners.slice(-2).map(({ id }) => id);
    const place = (id = "") => id.replace("-win-", "-place-");
    world.endEvent(race?.id ?? "", [first ?? "", place(first), place(second)]);
    const settled = changes.find((change) => change.kind === "settled");
    const results = settled?.kind === "settled" ? settled.results : new Map();
    expect([first, second].map((id) => results.get(id ?? ""))).toEqual(["won", "placed"]);
  });

  it("[WORLD-25] leaves a withdrawn runner void that is named, and those that ran as they came in", () => {
    const { world, changes } = watchedWorld();
    const races = () =>
      world
        .competitions("en", { sport: "horse-racing" })
        .flatMap(({ events }) => events)
        .flatMap(({ id, markets }) => {
          const runners = markets.find(({ type }) => type === "win")?.outcomes ?? [];
          const withdrawn = runners.find(({ visible }) => !visible)?.id;
          return withdrawn === undefined ? [] : [{ id, withdrawn, runners }];
        });
    for (let passed = 0; passed < 12 && races().length === 0; passed += 1) world.advance(hour);
    const [race] = races();
    const ran = race?.runners.find(({ visible }) => visible)?.id ?? "";
    world.endEvent(race?.id ?? "", [race?.withdrawn ?? "", ran.replace("-win-", "-place-")]);
    const settled = changes.findLast((change) => change.kind === "settled");
    const results = settled?.kind === "settled" ? settled.results : new Map();
    expect(results.get(race?.withdrawn ?? "")).toBe("void");
    expect(results.get(ran)).toBe("won");
  });

  it("[WORLD-25] ends an event by its score where no winner is named", () => {
    const { world, changes } = watchedWorld();
    const led = world
      .competitions("en", { live: true, sport: "football" })
      .flatMap(({ events }) => events)
      .find(({ stats }) => (stats?.home_scores[0] ?? 0) > (stats?.away_scores[0] ?? 0));
    world.endEvent(led?.id ?? "");
    const settled = changes.find((change) => change.kind === "settled");
    expect(settled?.kind === "settled" && settled.results.get(`${led?.id}-1x2-home`)).toBe("won");
  });

  it("[WORLD-67] scores by hand at once, with a scorer, and plays on to the end", () => {
    const { world, changes } = watchedWorld();
    const live = () =>
      world.competitions("en", { live: true, sport: "football" }).flatMap(({ events }) => events);
    const match = live().find(({ matchSummary }) => matchSummary?.currentPhase !== "half_time");
    const id = match?.id ?? "";
    const goals = () => world.event(id, "en")?.stats?.away_scores[0] ?? 0;
    const before = goals();
    expect(world.scoreGoal(id, "away")).toBe(true);
    expect(goals()).toBe(before + 1);
    const incident = world.play(id)?.incidents.at(-1);
    expect(incident).toMatchObject({ side: "away", score: { away: before + 1 } });
    expect(incident?.player).toBeTruthy();
    const said = changes.find((change) => change.kind === "play" && change.eventId === id);
    expect(said).toMatchObject({ delta: { incidents: [incident] } });
    expect(world.event(id, "en")?.is_suspended).toBe(true);
    for (let passed = 0; passed < 3 * hour; passed += minute) world.advance(minute);
    expect(world.event(id, "en")?.status).toBe("ended");
    expect(goals()).toBeGreaterThan(before);
  });

  it("[WORLD-67] scores nowhere else", () => {
    const { world, changes } = watchedWorld();
    const idOf = (sport: string, live: boolean) =>
      world.competitions("en", { live, sport }).flatMap(({ events }) => events)[0]?.id ?? "";
    for (const id of [idOf("football", false), idOf("tennis", true), "0"]) {
      expect(world.scoreGoal(id, "home")).toBe(false);
    }
    expect(changes).toEqual([]);
  });

  it("[WORLD-26] answers an unknown id without doing anything", () => {
    const { world, changes } = watchedWorld();
    expect(world.setOdds("0-1x2-home", 2)).toBe(false);
    expect(world.suspendMarket("0-1x2", true)).toBe(false);
    expect(world.suspendEvent("0", true)).toBe(false);
    expect(world.endEvent("0")).toBe(false);
    expect(world.scoreGoal("0", "home")).toBe(false);
    expect([world.event("0", "fr"), world.markets("0", "fr"), world.snapshot("0")]).toEqual([
      null,
      null,
      null,
    ]);
    expect([world.outcome("0-1x2-home"), world.describe("0-1x2-home", "fr")]).toEqual([null, null]);
    expect(changes).toEqual([]);
  });
});

describe("the timer", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: saturdayEvening });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("[WORLD-27] lets the world run from start to stop", () => {
    const world = createWorld({ seed: 7, clock: Date.now });
    const changes: WorldChange[] = [];
    const unsubscribe = world.subscribe((change) => changes.push(change));
    world.start();
    vi.advanceTimersByTime(minute);
    const reported = changes.length;
    expect(reported).toBeGreaterThan(0);
    world.stop();
    vi.advanceTimersByTime(minute);
    expect(changes.length).toBe(reported);
    unsubscribe();
    world.advance(minute);
    expect(changes.length).toBe(reported);
    expect(vi.getTimerCount()).toBe(0);
  });
});
