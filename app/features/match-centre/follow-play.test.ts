import type { PlayDelta, PlaySnapshot } from "@grandstand/contract/match-centre";
import type { SportPlay } from "@grandstand/contract/sport-play";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import type { TopicReader } from "../../core/realtime/odds-feed.ts";
import type { Site } from "../../core/site/site.ts";
import { followPlay, withDelta } from "./follow-play.ts";
import { createPlayStore } from "./play-store.ts";
import { toPlayView } from "./view.ts";

const snapshotTopic = "grandstand/house/play/7/snapshot";
const deltaTopic = "grandstand/house/play/7/delta";

/** The two parts of a site that a match is followed by, whose line a test speaks for. */
function startLine() {
  const readers: TopicReader[] = [];
  let requests = 0;
  const site = {
    configuration: { bookmaker: "house" },
    pace: { schedule: (_eventId: string, apply: () => void) => apply() },
    feed: {
      read(reader: TopicReader) {
        if (readers.includes(reader)) requests += 1;
        else readers.push(reader);
        return () => void readers.splice(readers.indexOf(reader), 1);
      },
    },
  } as unknown as Site;
  const send = (topic: string, message: unknown) =>
    readers.map((reader) => reader.onMessage(topic, JSON.stringify(message)));
  return { site, send, readers, requests: () => requests };
}

const begun: PlaySnapshot = {
  epoch: "one",
  sequence: 0,
  at: 0,
  half_time_score: null,
  incidents: [],
  stats: [],
  momentum: { first: [], second: [] },
};

const change = fc.record(
  {
    incidents: fc.array(
      fc.record({
        number: fc.integer({ min: 1, max: 40 }),
        kind: fc.constantFrom("goal" as const, "red_card" as const),
        side: fc.constantFrom("home" as const, "away" as const),
        minute: fc.integer({ min: 1, max: 90 }),
      }),
      { minLength: 1, maxLength: 2 },
    ),
    stats: fc.constant<PlayDelta["stats"]>([{ key: "corners", home: 1, away: 2 }]),
    momentum: fc.array(
      fc.tuple(
        fc.constantFrom(1 as const, 2 as const),
        fc.nat(3),
        fc.integer({ min: -50, max: 50 }),
      ),
      { minLength: 1, maxLength: 3 },
    ),
  },
  { requiredKeys: [] },
);
/** A match's deltas, and what it has come to after each. */
const match = fc.array(change, { minLength: 1, maxLength: 8 }).map((changes) => {
  const deltas = changes.map(
    (each, index): PlayDelta => ({ epoch: "one", sequence: index + 1, at: index + 1, ...each }),
  );
  const states = [begun];
  for (const delta of deltas) states.push(withDelta(states.at(-1) ?? begun, delta));
  return { deltas, states };
});
const asJson = (value: unknown) => JSON.parse(JSON.stringify(value));

describe("a set or map", () => {
  it("[FOLLOW-PLAY-8] replaces the one of its number, and leaves what is not said", () => {
    const game = { winner: "home", server: "away" } as const;
    const first = { number: 1, games: [game] };
    const delta = { epoch: "one", sequence: 1, at: 1 };
    const tennis = [
      { kind: "tennis", sets: [first, { number: 2, games: [] }], began_at: "x" },
      { kind: "tennis", sets: [{ number: 2, games: [game] }], game: [], chance: null },
    ] as const satisfies SportPlay[];
    const play = tennis.reduce<PlaySnapshot>(
      (now, sport) => withDelta(now, { ...delta, sport }),
      begun,
    );
    expect(play.sport).toEqual({
      kind: "tennis",
      sets: [first, { number: 2, games: [game] }],
      game: [],
      chance: null,
      began_at: "x",
    });
    const score = { home: 0, away: 0 };
    const maps = [1, 2].map((number) => ({ number, score }));
    const one = withDelta(begun, { ...delta, sport: { kind: "esports", best_of: 3, maps } });
    const won = { number: 1, score: { home: 13, away: 4 }, winner: "home" as const };
    const two = withDelta(one, { ...delta, sport: { kind: "esports", maps: [won] } });
    expect(two.sport).toEqual({ kind: "esports", best_of: 3, maps: [won, maps[1]] });
  });
});

describe("what happens in a match", () => {
  it("[FOLLOW-PLAY-1] ends in the state of a clean replay, from the page's own", () => {
    fc.assert(
      fc.property(match, fc.nat(8), ({ deltas, states }, from) => {
        const known = states[Math.min(from, states.length - 1)] ?? begun;
        const { site, send } = startLine();
        const shown: PlaySnapshot[] = [known];
        followPlay(site, "7", known, (play) => shown.push(play));
        for (const delta of deltas) send(deltaTopic, delta);
        expect(asJson(shown.at(-1))).toEqual(asJson(states.at(-1)));
      }),
    );
  });

  it("[FOLLOW-PLAY-1] [FOLLOW-PLAY-2] shows no state that there never was, and requests what is missing", () => {
    const disorder = match.chain(({ deltas, states }) =>
      fc.record({
        sent: fc.shuffledSubarray([...deltas, ...deltas, ...states.slice(0, 2)]),
        states: fc.constant(states),
      }),
    );
    fc.assert(
      fc.property(disorder, ({ sent, states }) => {
        const { site, send } = startLine();
        const shown: PlaySnapshot[] = [];
        followPlay(site, "7", begun, (play) => shown.push(play));
        for (const message of sent) {
          send("half_time_score" in message ? snapshotTopic : deltaTopic, message);
        }
        for (const play of shown) expect(asJson(states)).toContainEqual(asJson(play));
        send(snapshotTopic, states.at(-1));
        expect(asJson(shown.at(-1) ?? begun)).toEqual(asJson(states.at(-1)));
      }),
    );
  });

  it("[FOLLOW-PLAY-2] requests the snapshot on a gap", () => {
    const { site, send, requests } = startLine();
    followPlay(site, "7", begun, () => undefined);
    send(deltaTopic, { epoch: "one", sequence: 2, at: 2 });
    expect(requests()).toBe(1);
  });

  it("[FOLLOW-PLAY-3] drops what it can't read, and keeps what was shown once nothing is retained", () => {
    const { site, send, readers } = startLine();
    const onPlay = vi.fn();
    followPlay(site, "7", begun, onPlay);
    expect(send(deltaTopic, { sequence: "x" })).toEqual([false]);
    expect(readers[0]?.onMessage(snapshotTopic, "no json")).toBe(false);
    expect(readers[0]?.onMessage(snapshotTopic, "")).toBe(true);
    expect(onPlay).not.toHaveBeenCalled();
  });

  it("[FOLLOW-PLAY-4] is followed once by all parts of a page", () => {
    const { site, send, readers } = startLine();
    const plays = createPlayStore(site, (run) => run());
    const stops = [plays.follow("7", begun), plays.follow("7", begun)];
    expect(readers).toHaveLength(1);
    send(deltaTopic, { epoch: "one", sequence: 1, at: 1, half_time_score: { home: 1, away: 0 } });
    expect(plays.getState()["7"]?.halfTimeScore).toEqual([1, 0]);
    stops[0]?.();
    expect(readers).toHaveLength(1);
    stops[1]?.();
    expect(readers).toHaveLength(0);
  });

  it("[FOLLOW-PLAY-10] leaves what a message does not speak of as the same object", () => {
    const before = { ...begun, half_time_score: { home: 1, away: 0 } };
    const after = withDelta(before, { epoch: "one", sequence: 1, at: 1, momentum: [[1, 0, 9]] });
    const [shown, now] = [toPlayView(before), toPlayView(after)];
    expect(now.momentum).toEqual({ first: [9], second: [] });
    expect(now.momentum?.second).toBe(shown.momentum?.second);
    expect(now.incidents).toBe(shown.incidents);
    expect(now.stats).toBe(shown.stats);
    expect(now.halfTimeScore).toBe(shown.halfTimeScore);
  });
});
