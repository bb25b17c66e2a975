import type { AnswerOf } from "@grandstand/contract/call";
import {
  centreParts,
  type getMatchCentre,
  type PlayDelta,
  type PlaySnapshot,
  playDeltaSchema,
  playSnapshotSchema,
  playTopic,
} from "@grandstand/contract/match-centre";
import type { SportPlay } from "@grandstand/contract/sport-play";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createWorld } from "../../domain/world/index.ts";
import type { World, WorldChange } from "../../domain/world/world.ts";
import {
  hour,
  minute,
  saturdayEvening,
  second,
  watchedWorld,
} from "../../domain/world/world-fixture.ts";
import { publishByHand } from "../../testing/publish-by-hand.ts";
import { type Sandbox, startSandbox, startTimeout } from "../../testing/start-sandbox.ts";
import { snapshotInterval } from "../broker/publisher.ts";

const bookmaker = "grandstand";
const football = (world: World, live: boolean) =>
  world
    .competitions("en", { sport: "football", live })
    .flatMap(({ events }) => events)
    .filter(({ is_live }) => is_live === live);

const playsOf = (changes: readonly WorldChange[]) =>
  changes.filter((change) => change.kind === "play");

const ofSport = (world: World, sport: string, live: boolean) =>
  world.competitions("en", { sport, live }).flatMap(({ events }) => events);

/** Of sets and maps that are known, with those of a delta instead of the ones of their numbers. */
function numbered<Part extends { number: number }>(known: Part[] = [], now: Part[] = []): Part[] {
  const parts = new Map([...known, ...now].map((part) => [part.number, part]));
  return [...parts.values()];
}

function appliedSport(known: SportPlay | undefined, now: SportPlay): SportPlay {
  if (now.kind === "tennis") {
    const before = known?.kind === "tennis" ? known : null;
    return { ...before, ...now, sets: numbered(before?.sets, now.sets) };
  }
  const before = known?.kind === "esports" ? known : null;
  return { ...before, ...now, maps: numbered(before?.maps, now.maps) };
}

/** What a snapshot has come to after a delta, as any reader of the contract would have it. */
function applied(play: PlaySnapshot, delta: PlayDelta): PlaySnapshot {
  const { incidents = [], momentum = [], ...rest } = delta;
  const halves = {
    first: [...(play.momentum?.first ?? [])],
    second: [...(play.momentum?.second ?? [])],
  };
  for (const [half, at, value] of momentum) halves[half === 1 ? "first" : "second"][at] = value;
  return { ...play, ...rest, incidents: [...play.incidents, ...incidents], momentum: halves };
}

describe("a match's centre", () => {
  let sandbox: Sandbox;
  const world = createWorld({ seed: 7, clock: () => saturdayEvening });
  beforeAll(async () => {
    sandbox = await startSandbox({ makeWorld: () => world });
  }, startTimeout);
  afterAll(() => sandbox.close());

  const centreOf = async (id: string | undefined, parts: string) => {
    const path = `/v1/match-centre?bookmaker=${bookmaker}&lang=en&event_id=${id}&parts=${parts}`;
    return (await sandbox.send<AnswerOf<typeof getMatchCentre>>("GET", path)).body;
  };

  it("[MATCH-CENTRE-CALLS-1] has the parts that are requested, and names all", async () => {
    const [match] = football(world, true);
    const body = await centreOf(match?.id, "play,table");
    expect(body.available).toEqual([...centreParts]);
    const { table_cuts: _, ...others } = body;
    expect(Object.keys(others).sort()).toEqual(["available", "play", "server_time", "table"]);
    expect(body.table?.map(({ rank }) => rank)).toEqual(body.table?.map((_, index) => index + 1));
    const race = world.raceMeetings("en", "tomorrow")[0]?.races[0]?.event_id;
    expect(await centreOf(race, "play,form")).toEqual({
      server_time: world.now(),
      available: [],
    });
  });

  it("[MATCH-CENTRE-CALLS-7] has what the points of a table are from, and its cuts with it alone", async () => {
    const [belgian] = world
      .competitions("en", { sport: "football" })
      .filter(({ slug }) => slug === "jupiler-pro-league");
    expect(belgian?.has_table).toBe(true);
    const id = belgian?.events[0]?.id;
    const { table = [], table_cuts: cuts } = await centreOf(id, "table");
    expect(cuts).toEqual([6, 12]);
    expect((await centreOf(id, "play")).table_cuts).toBeUndefined();
    for (const row of table) {
      const { won = -1, drawn = -1, lost = -1, goals_for = -1, goals_against = -1 } = row;
      expect([won + drawn + lost, 3 * won + drawn]).toEqual([row.played, row.points]);
      expect(goals_for - goals_against).toBe(row.goal_difference);
    }
    const [tennis] = world.competitions("en", { sport: "tennis" });
    expect(tennis?.has_table).toBeUndefined();
  });

  it("[MATCH-CENTRE-CALLS-2] has play once a match has begun, and its sides before that", async () => {
    const [match] = football(world, false);
    const body = await centreOf(match?.id, centreParts.join(","));
    expect(body.available).not.toContain("play");
    expect(body.line_ups?.home.rows.flat()).toHaveLength(11);
    const [latest] = body.form?.home ?? [];
    expect([latest?.home.name, latest?.away.name]).toContain(match?.home_team);
    for (const { home, away } of body.meetings ?? []) {
      expect([home.name, away.name].sort()).toEqual([match?.home_team, match?.away_team].sort());
    }
    const [tennis] = ofSport(world, "tennis", false).filter(({ is_live }) => !is_live);
    expect((await centreOf(tennis?.id, "play")).available).toEqual(["form", "meetings"]);
  });
});

describe("what happens in a match", () => {
  it("[MATCH-CENTRE-CALLS-3] is numbered without a gap, and leads to the snapshot", () => {
    const { world, changes } = watchedWorld();
    const ids = football(world, true).map(({ id }) => id);
    const known = new Map(ids.map((id) => [id, world.play(id)]));
    for (let passed = 0; passed < hour; passed += 20 * second) world.advance(20 * second);
    for (const { eventId, delta } of playsOf(changes)) {
      const play = known.get(eventId);
      if (!play) continue;
      v.parse(playDeltaSchema, delta);
      expect(delta.sequence).toBe(play.sequence + 1);
      known.set(eventId, applied(play, delta));
    }
    for (const [id, play] of known) {
      const now = world.play(id);
      if (now === null) continue;
      expect({ ...play, at: 0 }).toEqual({ ...now, at: 0 });
      expect(now.sequence).toBeGreaterThan(0);
    }
  });

  it.each(["tennis", "counter-strike", "league-of-legends"])(
    "[MATCH-CENTRE-CALLS-6] has the sets or maps of %s, numbered without a gap",
    (sport) => {
      const { world, changes } = watchedWorld();
      const [ahead] = ofSport(world, sport, false).filter(({ is_live }) => !is_live);
      const kind = sport === "tennis" ? "tennis" : "esports";
      expect(world.playKind(ahead?.id ?? "")).toBe(kind);
      expect(world.play(ahead?.id ?? "")).toBeNull();
      const ids = ofSport(world, sport, true).map(({ id }) => id);
      const known = new Map(ids.map((id) => [id, world.play(id)]));
      for (let passed = 0; passed < hour; passed += 20 * second) world.advance(20 * second);
      for (const { eventId, delta } of playsOf(changes)) {
        const play = known.get(eventId);
        if (!play) continue;
        v.parse(playDeltaSchema, delta);
        expect(delta.sequence).toBe(play.sequence + 1);
        const { sport: now, sequence, at, stats } = delta;
        expect(now?.kind).toBe(kind);
        known.set(eventId, {
          ...play,
          sequence,
          at,
          ...(stats && { stats }),
          ...(now && { sport: appliedSport(play.sport, now) }),
        });
      }
      expect(ids.length).toBeGreaterThan(0);
      for (const [id, play] of known) {
        const now = world.play(id);
        if (now === null) continue;
        expect(v.parse(playSnapshotSchema, { ...now, at: 0 })).toEqual({ ...play, at: 0 });
      }
      expect(ids.some((id) => (world.play(id)?.sequence ?? 0) > 0)).toBe(true);
    },
  );

  it("[MATCH-CENTRE-CALLS-4] is retained as a snapshot, and not as deltas", () => {
    const { world } = watchedWorld();
    const { publisher, sent, turn } = publishByHand(world, bookmaker);
    const [id = ""] = football(world, true).map((match) => match.id);
    const snapshots = () =>
      sent.filter(({ topic }) => topic === playTopic(bookmaker, id, "snapshot"));
    expect(snapshots()).toHaveLength(1);
    world.advance(2 * minute);
    turn(snapshotInterval);
    const deltas = sent.filter(({ topic }) => topic === playTopic(bookmaker, id, "delta"));
    expect(deltas.length).toBeGreaterThan(0);
    expect(deltas.every(({ retain }) => !retain)).toBe(true);
    expect(snapshots().every(({ retain }) => retain)).toBe(true);
    const last = v.parse(playSnapshotSchema, JSON.parse(snapshots().at(-1)?.payload ?? ""));
    expect(last).toEqual(world.play(id));
    publisher.leap(() => world.advance(30 * hour));
    expect(snapshots().at(-1)?.payload).toBe("");
    publisher.stop();
  });

  it("[MATCH-CENTRE-CALLS-5] moves the prices by a red card", { timeout: startTimeout }, () => {
    const { world, changes } = watchedWorld();
    const homeOdds = (id: string) => Number(world.markets(id, "en")?.[0]?.outcomes[0]?.odds);
    for (let passed = 0; passed < 4 * hour; passed += 5 * second) {
      const from = changes.length;
      const before = new Map(football(world, true).map(({ id }) => [id, homeOdds(id)]));
      world.advance(5 * second);
      const red = playsOf(changes.slice(from)).find(({ delta }) =>
        delta.incidents?.some(({ kind }) => kind === "red_card" || kind === "second_yellow_card"),
      );
      if (!red || !before.has(red.eventId)) continue;
      const [sentOff] = red.delta.incidents?.filter(({ kind }) => kind.includes("card")) ?? [];
      const goals = red.delta.incidents?.some(({ score }) => score);
      expect(world.event(red.eventId, "en")?.is_suspended).toBe(true);
      world.advance(25 * second);
      const [was = 0, is] = [before.get(red.eventId), homeOdds(red.eventId)];
      if (goals || !Number.isFinite(was) || !Number.isFinite(is) || was < 1.2 || was > 8) continue;
      if (sentOff?.side === "home") expect(is).toBeGreaterThan(was);
      else expect(is).toBeLessThan(was);
      return;
    }
    throw new Error("no player was sent off in four hours");
  });
});
