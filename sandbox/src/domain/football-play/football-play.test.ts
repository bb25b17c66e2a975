import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { competitions } from "../catalogue/competitions.ts";
import { goalShare, type Rates } from "../models/football.ts";
import { createRandom, type Random } from "../models/random.ts";
import { beginPlay, type PlayFacts, type PlayStretch } from "./football-play.ts";
import { cardsExpected, intensitiesAt, possessionOf, ratesWhenShort } from "./intensities.ts";
import { lineUpOf } from "./squads.ts";

const matches = 10_000;
const rates: Rates = { home: 1.6, away: 1.1 };
const lineUps = { home: lineUpOf("Royal Antwerp"), away: lineUpOf("KAA Gent") };
const clubs = competitions.flatMap((competition) =>
  competition.sport === "football" ? competition.clubs.map(({ name }) => name) : [],
);

/** Plays a match minute by minute; `goalsOf` says who scores in each of its 94 minutes. */
function playMatch(
  random: Random,
  goalsOf: (minute: number) => PlayStretch["goal"] = () => null,
  onStretch: (
    short: { home: number; away: number },
    share: number,
    facts: PlayFacts,
  ) => void = () => undefined,
) {
  const play = beginPlay(rates, lineUps, random);
  const score = { home: 0, away: 0 };
  for (let minute = 0; minute < 94; minute += 1) {
    const half = minute < 46 ? (1 as const) : (2 as const);
    const from = half === 1 ? minute : minute - 46;
    const share = goalShare((90 * minute) / 94, (90 * (minute + 1)) / 94);
    const goal = goalsOf(minute);
    if (goal !== null) score[goal] += 1;
    const short = play.short();
    play.advance({ half, from, to: from + 1, share, goal, score });
    onStretch(short, share, play.facts());
  }
  return play;
}

const statOf = ({ stats }: PlayFacts, key: string) => stats.find((stat) => stat.key === key);
const scorers = fc.dictionary(
  fc.integer({ min: 0, max: 93 }).map(String),
  fc.constantFrom("home" as const, "away" as const),
  { maxKeys: 9 },
);
const drawn = fc.record({ seed: fc.integer(), scorers });
const playDrawn = ({
  seed,
  scorers: by,
}: {
  seed: number;
  scorers: Record<string, "home" | "away">;
}) => playMatch(createRandom(seed), (minute) => by[String(minute)] ?? null).facts();

describe("a line-up", () => {
  it("[FOOTBALL-PLAY-1] is the same each time, of eleven and a bench without doubles", () => {
    for (const club of clubs) {
      const lineUp = lineUpOf(club);
      expect(lineUp).toEqual(lineUpOf(club));
      expect(
        lineUp.rows
          .slice(1)
          .map((row) => row.length)
          .join("-"),
      ).toBe(lineUp.formation);
      expect(lineUp.rows.flat()).toHaveLength(11);
      const squad = [...lineUp.rows.flat(), ...lineUp.bench];
      expect(new Set(squad.map(({ number }) => number)).size).toBe(squad.length);
      expect(new Set(squad.map(({ name }) => name)).size).toBe(squad.length);
      expect(squad.every(({ number }) => number > 0)).toBe(true);
    }
  });
});

describe("the play of a match", () => {
  it("[FOOTBALL-PLAY-2] is as frequent as its intensities say over 10,000 matches", () => {
    const random = createRandom("many matches");
    const expected = { shots: 0, corners: 0, dangerous_attacks: 0, free_kicks: 0 };
    const counted = { shots: 0, corners: 0, dangerous_attacks: 0, free_kicks: 0 };
    const cards = { yellow: 0, red: 0, possession: 0 };
    for (let match = 0; match < matches; match += 1) {
      const play = playMatch(random.fork(String(match)), undefined, (short, share) => {
        const now = ratesWhenShort(rates, short);
        for (const side of ["home", "away"] as const) {
          const mean = intensitiesAt(now[side]);
          expected.shots += share * (mean.onTarget + mean.offTarget + mean.blocked);
          expected.corners += share * mean.corners;
          expected.dangerous_attacks += share * mean.attacks;
          expected.free_kicks += share * mean.freeKicks;
        }
      });
      const facts = play.facts();
      for (const key of ["shots", "corners", "dangerous_attacks", "free_kicks"] as const) {
        const stat = statOf(facts, key);
        counted[key] += (stat?.home ?? 0) + (stat?.away ?? 0);
      }
      const yellow = statOf(facts, "yellow_cards");
      cards.yellow += (yellow?.home ?? 0) + (yellow?.away ?? 0);
      cards.red += facts.incidents.filter(({ kind }) => kind === "red_card").length;
      cards.possession += statOf(facts, "possession")?.home ?? 0;
    }
    for (const key of ["shots", "corners", "dangerous_attacks", "free_kicks"] as const) {
      const mean = expected[key];
      expect(Math.abs(counted[key] - mean), key).toBeLessThan(2 * Math.sqrt(mean));
    }
    const minutes = 94 / 90;
    for (const kind of ["yellow", "red"] as const) {
      const mean = 2 * cardsExpected[kind] * minutes * matches;
      expect(Math.abs(cards[kind] - mean), kind).toBeLessThan(2 * Math.sqrt(mean));
    }
    // A match’s own mean is spread by some two points, and moves by a player sent off.
    expect(cards.possession / matches / 100).toBeCloseTo(possessionOf(rates), 2);
  });

  it("[FOOTBALL-PLAY-18] has the corners and red cards of its statistics beside the names", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const play = playMatch(createRandom(seed));
        const facts = play.facts();
        for (const side of ["home", "away"] as const) {
          expect(play.notes()[side]).toEqual({
            cards: statOf(facts, "red_cards")?.[side],
            corners: statOf(facts, "corners")?.[side],
          });
        }
      }),
      { numRuns: 20 },
    );
  });

  it("[FOOTBALL-PLAY-3] names each goal, with the score after it", () => {
    fc.assert(
      fc.property(drawn, (match) => {
        const { incidents } = playDrawn(match);
        const goals = incidents.filter(({ score }) => score !== undefined);
        const order = Object.entries(match.scorers).sort(
          ([one], [two]) => Number(one) - Number(two),
        );
        expect(goals.map(({ side }) => side)).toEqual(order.map(([, side]) => side));
        goals.forEach(({ score, player }, index) => {
          expect((score?.home ?? 0) + (score?.away ?? 0)).toBe(index + 1);
          expect(player).toBeTruthy();
        });
      }),
    );
  });

  it("[FOOTBALL-PLAY-4] knows who has left", () => {
    fc.assert(
      fc.property(drawn, (match) => {
        const gone = new Set<string>();
        const booked = new Set<string>();
        let changes = { home: 0, away: 0 };
        for (const { kind, side, player = "", other_player } of playDrawn(match).incidents) {
          const own = kind === "own_goal" ? (side === "home" ? "away" : "home") : side;
          const named = (name: string) => `${own} ${name}`;
          expect(gone.has(named(player))).toBe(false);
          if (kind === "goal" && other_player) expect(gone.has(named(other_player))).toBe(false);
          if (kind === "yellow_card") {
            expect(booked.has(named(player))).toBe(false);
            booked.add(named(player));
          }
          if (kind === "second_yellow_card") expect(booked.has(named(player))).toBe(true);
          if (kind.endsWith("red_card") || kind === "second_yellow_card") gone.add(named(player));
          if (kind === "substitution") {
            gone.add(named(other_player ?? ""));
            changes = { ...changes, [side]: changes[side] + 1 };
          }
        }
        expect(Math.max(changes.home, changes.away)).toBeLessThanOrEqual(5);
      }),
    );
  });

  it("[FOOTBALL-PLAY-5] is harder with a player less", () => {
    const short = ratesWhenShort(rates, { home: 1, away: 0 });
    expect(short.home).toBeLessThan(rates.home);
    expect(short.away).toBeGreaterThan(rates.away);
    expect(ratesWhenShort(rates, { home: 0, away: 0 })).toEqual(rates);
  });

  it("[FOOTBALL-PLAY-6] has a momentum for each minute, which stays once it is over", () => {
    fc.assert(
      fc.property(drawn, ({ seed }) => {
        let before: readonly number[] = [];
        playMatch(createRandom(seed), undefined, (_short, _share, { momentum }) => {
          const now = [...momentum.first, ...momentum.second];
          expect(now.slice(0, Math.max(0, before.length - 1))).toEqual(before.slice(0, -1));
          expect(now.every((value) => Math.abs(value) <= 50 && Number.isInteger(value))).toBe(true);
          before = now;
        });
        expect(before.length).toBeGreaterThanOrEqual(94);
      }),
      { numRuns: 20 },
    );
  });

  it("[FOOTBALL-PLAY-7] has no goal without a shot", () => {
    fc.assert(
      fc.property(drawn, (match) => {
        const facts = playDrawn(match);
        for (const side of ["home", "away"] as const) {
          const own = facts.incidents.filter(
            ({ kind, side: by }) => by === side && (kind === "goal" || kind === "penalty_goal"),
          );
          const onTarget = statOf(facts, "shots_on_target")?.[side] ?? 0;
          expect(onTarget).toBeGreaterThanOrEqual(own.length);
          expect(statOf(facts, "shots")?.[side]).toBeGreaterThanOrEqual(onTarget);
        }
      }),
    );
  });

  it("[FOOTBALL-PLAY-8] is the same for the same seed", () => {
    fc.assert(
      fc.property(drawn, (match) => {
        expect(playDrawn(match)).toEqual(playDrawn(match));
      }),
      { numRuns: 20 },
    );
  });
});
