import { longNames, race, sampleMarket, suspended, upcoming } from "../event-view/sample-events.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { MarketGroupProps } from "./market-group.tsx";

const scores = ["1-0", "2-0", "2-1", "0-0", "1-1", "2-2", "0-1", "0-2", "1-2"];
const correctScore = sampleMarket(
  "correct-score",
  "correct_score",
  "Score exact",
  scores.map((score, index) => [score, score, 7 + index * 1.5] as const),
);
const match = {
  name: upcoming.name,
  markets: [...upcoming.markets, correctScore],
  groups: [
    { id: "main", name: "Principaux", marketIds: upcoming.markets.map(({ id }) => id) },
    { id: "goals", name: "Buts", marketIds: ["club-anderlecht-total"] },
    { id: "scores", name: "Scores", marketIds: ["correct-score"] },
    { id: "players", name: "Joueurs", marketIds: [] },
  ],
};
const result = upcoming.markets.slice(0, 1);
const lines = [2.5, 1.5, 3.5].map((line) => {
  const text = String(line).replace(".", ",");
  const market = sampleMarket(`total-${line}`, "total_goals", `Total de buts ${text}`, [
    [`Plus de ${text}`, `+${text}`, 1 + line / 2.5],
    [`Moins de ${text}`, `−${text}`, 4.2 - line],
  ]);
  return { ...market, line };
});
const over = [...result, ...lines].map((market) => ({
  ...market,
  isSuspended: true,
  outcomes: market.outcomes.map((outcome, index) => ({
    ...outcome,
    odds: null,
    result: index === 0 ? ("won" as const) : ("lost" as const),
  })),
}));
const ignore = () => undefined;
const props: MarketGroupProps = { event: match, groupId: null, onGroupChange: ignore };

/** Every face of an event's markets, by name. */
export const marketGroupStates = {
  all: props,
  "one group": { ...props, groupId: "goals" },
  "empty group": { ...props, groupId: "players" },
  suspended: { ...props, event: suspended },
  race: { ...props, event: race },
  "many markets": {
    ...props,
    event: {
      ...match,
      markets: Array.from({ length: 9 }, (_, index) => ({
        ...correctScore,
        id: `score-${index}`,
        name: `Score exact, période ${index + 1}`,
      })),
    },
  },
  lines: { ...props, event: { ...match, markets: [...result, ...lines], groups: [] } },
  results: { ...props, event: { ...match, markets: over, groups: [] } },
  loading: { ...props, status: "loading" },
  error: { ...props, status: "error", onRetry: ignore },
  "long text": { ...props, event: longNames },
} satisfies NamedStates<MarketGroupProps>;
