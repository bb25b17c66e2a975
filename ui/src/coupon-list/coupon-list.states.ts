import { createElement, type ReactNode } from "react";
import { Coupon } from "../coupon/index.ts";
import {
  type CompetitionView,
  type EventView,
  type MarketColumnView,
  marketColumns,
} from "../event-view/index.ts";
import {
  championsLeague,
  goals,
  live,
  longNames,
  proLeague,
  sampleMarket,
} from "../event-view/sample-events.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { CouponListProps } from "./coupon-list.tsx";

const columns: readonly MarketColumnView[] = [
  { type: "match_result", name: "Résultat du match", headings: ["1", "X", "2"] },
  { type: "total_goals", name: "Total de buts 2,5", headings: ["+2,5", "−2,5"] },
  { type: "both_score", name: "Les deux équipes marquent", headings: ["Oui", "Non"] },
];
const handicap: MarketColumnView = { type: "handicap", name: "Handicap", headings: ["1", "2"] };
const ofTwo = [...columns.slice(1), handicap];
const choices = [columns.slice(0, 1), ofTwo, ofTwo];

const couponsOf = (
  competitions: readonly CompetitionView[],
  shown: readonly MarketColumnView[],
  columnIndex = 0,
): ReactNode =>
  competitions.map((competition) =>
    createElement(Coupon, {
      key: competition.id,
      competition,
      naming: "within-sport",
      columns: shown,
      columnIndex,
    }),
  );

const { home, away, server } = goals(2, 1);
const noted: EventView = {
  ...live,
  score: { home: { ...home, cards: 1, corners: 6 }, away: { ...away, corners: 3 }, server },
};

const props: CouponListProps = {
  title: "Football",
  note: "18 en jeu",
  columns,
  columnIndex: 0,
  onColumnIndexChange: () => undefined,
  children: couponsOf([proLeague, championsLeague], columns),
};

const namedColumns: readonly MarketColumnView[] = [
  { type: "1x2", name: "Résultat du match", headings: ["1", "X", "2"] },
  { type: "total_goals", name: "Total de buts : 2,5", headings: ["+", "−"] },
  { type: "both_teams_to_score", name: "Les deux équipes marquent", headings: ["Oui", "Non"] },
];

const winner = marketColumns([
  {
    ...longNames,
    markets: [
      sampleMarket("winner", "match_winner", "Vainqueur, prolongations comprises", [
        ["Monaco", "1", 2.05],
        ["Fenerbahçe", "2", 1.75],
      ]),
    ],
  },
]);

/** Every face of a list of coupons, by name. */
export const couponListStates = {
  "names over the columns": props,
  "columns to choose": {
    ...props,
    title: "Sam. 28 novembre",
    choices,
    onColumnChange: () => undefined,
    isSticky: true,
  },
  "another column on a phone": {
    ...props,
    columnIndex: 2,
    children: couponsOf([proLeague], columns, 2),
  },
  "names of ours": {
    ...props,
    columns: namedColumns,
    children: couponsOf([{ ...proLeague, events: [] }], namedColumns),
  },
  notes: { ...props, children: couponsOf([{ ...proLeague, events: [noted] }], columns) },
  compact: { ...props, "data-density": "compact" },
  "one market": {
    ...props,
    title: "Basket",
    columns: winner,
    children: couponsOf([{ ...proLeague, events: [] }], winner),
  },
  "long text": {
    ...props,
    title: "Championnat du monde de basketball féminin, tour de qualification",
    children: couponsOf(
      [
        {
          ...proLeague,
          name: "Eerste nationale van het Belgische amateurvoetbal, beslissingswedstrijden",
          regionName: "République démocratique du Congo",
          events: [longNames],
        },
      ],
      columns,
    ),
  },
} satisfies NamedStates<CouponListProps>;
