import type { MarketOutcomeView } from "../event-view/index.ts";
import {
  live,
  longNames,
  race,
  sampleMarket,
  suspended,
  upcoming,
} from "../event-view/sample-events.ts";
import { raceCardStates } from "../race-card/race-card.states.ts";
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
const toFetch = [
  ...match.groups.slice(0, 3),
  { id: "players", name: "Joueurs", marketIds: ["anytime-scorer"] },
];
const settled = upcoming.markets[2] ?? correctScore;
const inPlay = {
  ...settled,
  settledMinute: 52,
  isSuspended: true,
  outcomes: settled.outcomes.map((outcome, index) => ({
    ...outcome,
    odds: null,
    result: index === 0 ? ("won" as const) : ("lost" as const),
  })),
};
const antwerp = { team: "Royal Antwerp", mark: live.marks?.[0] ?? "" };
const gent = { team: "KAA Gent", mark: live.marks?.[1] ?? "" };
type Answer = Pick<MarketOutcomeView, "player" | "odds"> & { readonly name?: string };
const answers: readonly Answer[] = [
  {
    odds: 5,
    player: {
      ...antwerp,
      name: "Vandersmissen",
      number: 9,
      fact: { kind: "shots-on-target", count: 3 },
    },
  },
  {
    odds: 6.5,
    player: { ...antwerp, name: "Mbaye", number: 11, fact: { kind: "came-on", minute: 58 } },
  },
  {
    odds: 9,
    player: { ...gent, name: "Okoro", number: 9, fact: { kind: "goals", count: 1 } },
  },
  { odds: 11, player: { ...gent, name: "L. Peeters", number: 7, fact: { kind: "substitute" } } },
  { odds: 11, player: { ...antwerp, name: "D. Peeters", number: 10 } },
  { odds: 13, player: { ...gent, name: "Nuyens", number: 8, fact: { kind: "left", minute: 70 } } },
  {
    odds: 15,
    player: { ...gent, name: "Baert", number: 6, fact: { kind: "sent-off", minute: 61 } },
  },
  { odds: 21, player: { ...antwerp, name: "Thys", number: 4 } },
  { odds: 26, player: { ...gent, name: "Cools", number: 5 } },
  { odds: 8, name: "Aucun" },
];
const players = {
  ...correctScore,
  id: "last-scorer",
  type: "last_scorer",
  name: "Dernier buteur",
  outcomes: answers.map(
    ({ odds, player, name = "" }, index): MarketOutcomeView => ({
      id: `last-scorer-${index}`,
      name: player ? `${player.name} (${player.team})` : name,
      shortName: player?.name ?? name,
      odds,
      isSuspended: false,
      isVisible: true,
      ...(player && { player }),
    }),
  ),
};
const withPlayers = { name: live.name, markets: [players], groups: [] };
const { markets, eventName, race: card } = raceCardStates["by number"];
const marginMarket = sampleMarket("margin", "margin", "Écart à l’arrivée", [
  ["Moins d’une longueur", "−1", 1.8],
  ["Une longueur ou plus", "+1", 1.95],
]);
const ignore = () => undefined;
const props: MarketGroupProps = { event: match, groupId: null, onGroupChange: ignore };

/** Every face of an event's markets, by name. */
export const marketGroupStates = {
  all: props,
  "one group": { ...props, groupId: "goals" },
  "empty group": { ...props, groupId: "players" },
  suspended: { ...props, event: suspended },
  race: { ...props, event: race },
  "race with its runners": {
    ...props,
    event: { name: eventName, markets: [...markets, marginMarket], groups: [] },
    race: card,
  },
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
  players: { ...props, event: withPlayers },
  "a player who has scored": {
    ...props,
    event: {
      ...withPlayers,
      markets: [
        {
          ...players,
          type: "anytime_scorer",
          name: "Marque avant la fin",
          outcomes: players.outcomes
            .slice(0, 3)
            .map((outcome, index) =>
              index === 2 ? { ...outcome, result: "won" as const } : outcome,
            ),
        },
      ],
    },
  },
  "a player of a long name": {
    ...props,
    event: {
      ...withPlayers,
      markets: [
        {
          ...players,
          outcomes: players.outcomes.slice(0, 1).map((outcome) => ({
            ...outcome,
            player: {
              name: "Van den Abeele-Vanderstraeten",
              number: 99,
              team: "Koninklijke Sportvereniging Wevelgem-Gullegem",
              fact: { kind: "shots-on-target" as const, count: 12 },
            },
          })),
        },
      ],
    },
  },
  "settled in play": { ...props, event: { ...match, markets: [...lines, inPlay], groups: [] } },
  "a group to fetch": { ...props, event: { ...match, groups: toFetch }, rest: "to-fetch" },
  "a group on its way": {
    ...props,
    event: { ...match, groups: toFetch },
    groupId: "players",
    rest: "loading",
  },
  "a group that failed": {
    ...props,
    event: { ...match, groups: toFetch },
    groupId: "players",
    rest: "error",
    onRetry: ignore,
  },
  results: { ...props, event: { ...match, markets: over, groups: [] } },
  loading: { ...props, status: "loading" },
  error: { ...props, status: "error", onRetry: ignore },
  "long text": { ...props, event: longNames },
} satisfies NamedStates<MarketGroupProps>;
