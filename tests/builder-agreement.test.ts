import { type BuilderOutcome, findIncompatibility } from "@grandstand/rules/builder";
import {
  type FootballState,
  footballDistribution,
} from "@grandstand/sandbox/src/domain/models/football.ts";
import {
  footballPaths,
  footballSelection,
} from "@grandstand/sandbox/src/domain/models/football-joint.ts";
import { footballMarketRules } from "@grandstand/sandbox/src/domain/models/football-markets.ts";
import { describe, expect, it } from "vitest";

interface Known {
  readonly key: string;
  readonly outcome: BuilderOutcome;
}

/** Every outcome of the football model, by the sandbox's key and by the rules' facts. */
const known: readonly Known[] = footballMarketRules.flatMap((market) =>
  market.outcomes.map(({ key, kind = null, handicap = null, score }) => {
    const [home, away] = (score ?? "").split("-").map(Number);
    return {
      key: `${market.key}-${key}`,
      outcome: {
        outcomeId: `${market.key}-${key}`,
        marketId: market.key,
        eventId: "match",
        marketType: market.type,
        kind,
        handicap,
        score: score === undefined ? null : { home: home ?? 0, away: away ?? 0 },
        outcomeName: key,
        marketName: market.key,
      },
    };
  }),
);

const kickOff: FootballState = {
  half: 1,
  minute: 0,
  score: { home: 0, away: 0 },
  halfTime: null,
};
const ahead: FootballState = { ...kickOff, minute: 30, score: { home: 2, away: 1 } };
const rates = { home: 1.6, away: 1.2 };

describe("the builder's rules and the sandbox's model", () => {
  it.each([
    ["before it begins", kickOff],
    ["at 2-1", ahead],
  ])("[BUILDER-11] keep apart the same pairs of outcomes, %s", (_, state) => {
    const stand = { score: state.score, halfTime: null };
    const apart: string[] = [];
    const paths = footballPaths(footballDistribution(rates, state), state).filter(
      ({ probability }) => probability > 0,
    );
    const winning = known.map(({ key }) => winningPaths(paths, state, key));
    known.forEach((one, index) => {
      for (const [position, other] of known.entries()) {
        if (position <= index || one.outcome.marketId === other.outcome.marketId) continue;
        const isKept = findIncompatibility([one.outcome], other.outcome, stand) !== null;
        const isPossible = ((winning[index] ?? 0n) & (winning[position] ?? 0n)) !== 0n;
        // The server decides about a market without an answer of its own, such as another score.
        const hasAnswer = one.outcome.kind !== null || one.outcome.score !== null;
        const otherHasAnswer = other.outcome.kind !== null || other.outcome.score !== null;
        if (isKept && isPossible) apart.push(`${one.key} and ${other.key} are possible`);
        if (!isKept && !isPossible && hasAnswer && otherHasAnswer && !touchesHalfTime(one, other)) {
          apart.push(`${one.key} and ${other.key} are impossible`);
        }
      }
    });
    expect(apart).toEqual([]);
  });
});

/** The courses of the match in which an outcome wins, one bit each: computed once for all its pairs. */
function winningPaths(
  paths: ReturnType<typeof footballPaths>,
  state: FootballState,
  key: string,
): bigint {
  const wins = footballSelection(key, state);
  if (wins === null) throw new Error(`The model does not know ${key}.`);
  return BigInt(`0b${paths.map(({ ending }) => (wins(ending) === true ? "1" : "0")).join("")}`);
}

/** The server decides who leads at half-time after the match has begun. */
function touchesHalfTime(...pair: readonly Known[]): boolean {
  return pair.some(({ outcome }) => outcome.marketType === "half_time_result");
}
