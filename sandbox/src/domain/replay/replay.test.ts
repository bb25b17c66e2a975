import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createWorld, type World, type WorldChange } from "../world/index.ts";
import { applyMessage, emptyBook } from "./race-book.ts";
import { parseRecording, readRecording } from "./recording.ts";
import { longestLeadIn, replayRace, schedule } from "./replayed-race.ts";

const startsAt = Date.UTC(2026, 5, 14, 18, 0, 0);
const second = 1_000;
const names = ["Alpha", "Beta", "Gamma"];
const definition = (
  status: string,
  statuses: readonly string[] = ["ACTIVE", "ACTIVE", "ACTIVE"],
  inPlay = false,
) => ({
  status,
  inPlay,
  name: "5f Stks",
  eventName: "Testing 1st Jan",
  venue: "Testing",
  countryCode: "GB",
  runners: names.map((name, index) => ({
    id: index + 1,
    name,
    status: statuses[index],
    sortPriority: index + 1,
  })),
});
const line = (seconds: number, change: object, id = "1.1") =>
  JSON.stringify({ op: "mcm", pt: startsAt + seconds * second, mc: [{ id, ...change }] });
const withdrawn = ["ACTIVE", "ACTIVE", "REMOVED"];
const lines = [
  line(0, { marketDefinition: definition("OPEN") }),
  line(1_000, { rc: [{ id: 1, ltp: 2.5 }] }),
  line(1_010, {
    rc: [
      { id: 1, ltp: 2.62 },
      { id: 2, ltp: 3.35 },
      { id: 3, ltp: 9.4 },
    ],
  }),
  line(1_015, { rc: [{ id: 1, ltp: 400 }] }, "1.2"),
  line(1_020, { marketDefinition: definition("OPEN", withdrawn) }),
  line(1_030, { marketDefinition: definition("OPEN", withdrawn, true) }),
  line(1_040, { marketDefinition: definition("SUSPENDED", withdrawn, true) }),
  line(1_050, { marketDefinition: definition("CLOSED", ["LOSER", "WINNER", "REMOVED"], true) }),
];

describe("a recording", () => {
  it("[REPLAY-1] skips blank lines and names the one that it can't read", () => {
    expect(parseRecording(`${lines.join("\n\n")}\n`)).toHaveLength(7);
    expect(() => parseRecording(`${lines[0]}\n{"pt":`)).toThrow(/Line 2 /);
    expect(() => parseRecording(`${lines[0]}\n{"pt":"late"}`)).toThrow(/Line 2 /);
    expect(() => parseRecording(line(0, { rc: [] }))).toThrow(/no market definition/);
  });

  it("[REPLAY-2] is about the market of its first line", () => {
    const prices = parseRecording(lines.join("\n")).flatMap((message) => message.prices);
    expect(prices.map(({ price }) => price)).not.toContain(400);
  });

  it("[REPLAY-3] replaces what was known when it says so", () => {
    const messages = parseRecording(lines.slice(0, 3).join("\n"));
    const book = messages.reduce(applyMessage, emptyBook);
    expect(book.runners.map(({ price }) => price)).toEqual([2.62, 3.35, 9.4]);
    const [image] = parseRecording(
      line(0, { img: true, marketDefinition: definition("OPEN"), rc: [{ id: 2, ltp: 4 }] }),
    );
    const after = image ? applyMessage(book, image) : book;
    expect(after.runners.map(({ price }) => price)).toEqual([null, 4, null]);
  });

  it("[REPLAY-4] [REPLAY-5] is played at its speed, without the silence before the first price", () => {
    const offsets = schedule(parseRecording(lines.join("\n")), 2);
    expect(offsets[0]).toBe(0);
    expect(offsets[1]).toBe(longestLeadIn);
    expect(offsets[2]).toBe(longestLeadIn + 5 * second);
    expect(offsets.at(-1)).toBe(longestLeadIn + 25 * second);
  });
});

interface Played {
  world: World;
  changes: WorldChange[];
  id: string;
}

function play(file: string, speed: number): Played {
  const race = replayRace(readRecording(file), speed);
  const world = createWorld({ seed: 1, clock: () => startsAt, race });
  const changes: WorldChange[] = [];
  world.subscribe((change) => changes.push(change));
  // The replay is opened last.
  return { world, changes, id: world.liveEventIds().at(-1) ?? "" };
}

const resultsOf = ({ changes, id }: Played) =>
  changes.flatMap((change) =>
    change.kind === "settled" && change.eventId === id ? [...change.results.values()] : [],
  );

describe("a replayed race", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "replay-"));
  const whole = path.join(folder, "whole.ndjson");
  const broken = path.join(folder, "broken.ndjson");
  const outcomes = ({ world, id }: Played) => world.markets(id, "en")?.[0]?.outcomes ?? [];

  beforeAll(() => {
    writeFileSync(whole, lines.join("\n"));
    writeFileSync(broken, lines.slice(0, 4).join("\n"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("[REPLAY-6] is on the lists as a live event, open for bets", () => {
    const played = play(whole, 1);
    played.world.advance(longestLeadIn + 11 * second);
    const [meeting] = played.world.competitions("fr", { eventId: played.id, live: true });
    expect(meeting).toMatchObject({
      slug: "testing",
      name: "Testing",
      region_name: "Grande-Bretagne",
      sport: { slug: "horse-racing" },
      events: [{ name: "Testing 1st Jan, 5f Stks", is_live: true, live_status: "not_started" }],
    });
    expect(played.world.outcome(`${played.id}-win-runner-1`)).toMatchObject({
      odds: 2.6,
      isSuspended: false,
      isLive: true,
    });
  });

  it("[REPLAY-7] shows a runner without a price, and accepts no bet on it", () => {
    const played = play(whole, 1);
    played.world.advance(longestLeadIn + second);
    expect(
      outcomes(played).map(({ odds, suspended, visible }) => [odds, suspended, visible]),
    ).toEqual([
      [2.5, false, true],
      [null, true, true],
      [null, true, true],
    ]);
  });

  it("[REPLAY-8] [REPLAY-9] [REPLAY-10] withdraws, goes in-play, is suspended and ends", () => {
    const played = play(whole, 1);
    const { world, id } = played;
    world.advance(longestLeadIn + 21 * second);
    expect(outcomes(played)[2]).toMatchObject({ odds: null, suspended: true, visible: false });
    world.advance(10 * second);
    expect(world.event(id, "en")?.matchSummary?.currentPhase).toBe("race");
    expect(world.outcome(`${id}-win-runner-1`)?.isSuspended).toBe(false);
    world.advance(10 * second);
    expect(world.outcome(`${id}-win-runner-1`)?.isSuspended).toBe(true);
    world.advance(10 * second);
    expect(world.event(id, "en")?.status).toBe("ended");
    expect(resultsOf(played)).toEqual(["lost", "won", "void"]);
  });

  it("[REPLAY-11] gives stakes back where the recording breaks off", () => {
    const played = play(broken, 1);
    played.world.advance(60 * second);
    expect(resultsOf(played)).toEqual(["void", "void", "void"]);
  });
});

const recorded =
  process.env.RECORDING ??
  path.resolve(
    import.meta.dirname,
    "../../../../../shared/recordings/horse-win-1.132153978.ndjson",
  );

describe.runIf(existsSync(recorded))("the recording of 2017", () => {
  it("[REPLAY-10] ends with its winner, eleven losers and two withdrawn", () => {
    const speed = 200;
    const played = play(recorded, speed);
    const recording = readRecording(recorded);
    const last = schedule(recording, speed).at(-1) ?? 0;
    played.world.advance(last - second);
    expect(resultsOf(played)).toEqual([]);
    played.world.advance(2 * second);
    const results = resultsOf(played);
    const count = (wanted: string) => results.filter((result) => result === wanted).length;
    expect([count("won"), count("lost"), count("void")]).toEqual([1, 11, 2]);
    expect(last).toBeLessThan(10 * 60 * second);
  });
});

// The recording is not published, so a machine without it plays only the made-up race.
if (!existsSync(recorded)) console.warn(`No recording at ${recorded}: its test did not run.`);
