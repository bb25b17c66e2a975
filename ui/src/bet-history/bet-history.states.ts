import { createElement } from "react";
import { betCardStates } from "../bet-card/bet-card.states.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { BetHistoryProps } from "./bet-history.tsx";
import type { CashOutListProps } from "./cash-out-list.tsx";

const cards = betCardStates;
const open = [cards["in play, combi"].bet, { ...cards.open.bet, id: "bet-3" }];
const settled = [
  cards.won.bet,
  { ...cards["lost, with the reason"].bet, id: "bet-4" },
  { ...cards.void.bet, id: "bet-5" },
];
/** Eleven o’clock of a day of November 2026. */
const atElevenOn = (dayOfMonth: number) => Date.UTC(2026, 10, dayOfMonth, 11);
const at = atElevenOn(21);
const day = { day: "2026-11-21", at, bets: settled, mayGoOn: false };
const yesterday = {
  day: "2026-11-20",
  at: atElevenOn(20),
  bets: [{ ...cards.won.bet, id: "bet-7" }],
  mayGoOn: true,
};
const counted = [
  { ...day, sums: { bets: 3, staked: 3_000, paid: 3_240 } },
  { ...yesterday, sums: { bets: 4, staked: 3_800, paid: 2_240 } },
];
const week = [-800, 420, -1_000, 0, -1_500, 1_280, -260].map((net, index) => ({
  day: `2026-11-${15 + index}`,
  at: atElevenOn(15 + index),
  bets: 1,
  staked: 2_000,
  paid: 2_000 + net,
}));
const filters = { period: "all", type: "all", from: "", to: "" } as const;
const props: BetHistoryProps = {
  list: { status: "loaded", bets: open, more: "none" },
  offers: { "bet-2": { state: "suspended" }, "bet-3": { state: "available", amount: 901 } },
  tab: "open",
  filters,
  today: "2026-11-21",
  liveHref: "/live/",
  onChooseTab: () => undefined,
  onFilter: () => undefined,
  onRetry: () => undefined,
  onMore: () => undefined,
  onCashOut: () => undefined,
};
const none = { status: "loaded", bets: [], more: "none" } as const;

/** Every face of my bets, by name. */
export const betHistoryStates = {
  open: props,
  "open, with what ended today": { ...props, settledToday: counted[0] ?? null },
  settled: {
    ...props,
    tab: "settled",
    list: { status: "loaded", bets: settled, days: counted, more: "there" },
  },
  "settled, not counted": {
    ...props,
    tab: "settled",
    list: {
      status: "loaded",
      bets: settled,
      days: [
        { ...day, sums: null },
        { ...yesterday, sums: null },
      ],
      more: "there",
    },
  },
  "settled, of a week": {
    ...props,
    tab: "settled",
    filters: { ...filters, period: "7-days" },
    net: { days: week },
    list: { status: "loaded", bets: settled, days: counted.slice(0, 1), more: "none" },
  },
  "beside a bet": {
    ...props,
    renderBet: (bet) => createElement("p", null, `Reçu ${bet.reference}`),
  },
  "cashed out": {
    ...props,
    tab: "cashed-out",
    list: { status: "loaded", bets: [cards["cashed out"].bet], more: "none" },
  },
  "filtered by dates": {
    ...props,
    filters: { period: "dates", type: "combi", from: "2026-11-14", to: "2026-11-21" },
  },
  "empty, open": { ...props, list: none },
  "empty, settled": { ...props, tab: "settled", list: none },
  "empty, cashed out": { ...props, tab: "cashed-out", list: none },
  "empty, filtered": { ...props, list: none, filters: { ...filters, period: "today" } },
  loading: { ...props, list: { status: "loading" } },
  "loading more": { ...props, list: { status: "loaded", bets: open, more: "loading" } },
  "failed to load more": { ...props, list: { status: "loaded", bets: open, more: "failed" } },
  failed: { ...props, list: { status: "failed" } },
  "account not reachable": { ...props, list: { status: "unreachable" } },
  "long text": {
    ...props,
    list: {
      status: "loaded",
      bets: [cards["long text"].bet, { ...cards.system.bet, id: "bet-6" }],
      more: "none",
    },
  },
} satisfies NamedStates<BetHistoryProps>;

const list: CashOutListProps = {
  list: props.list,
  offers: props.offers,
  onRetry: () => undefined,
  onMore: () => undefined,
  onCashOut: () => undefined,
  historyHref: "/history/",
};

/** Every face of the bets that can be cashed out, by name. */
export const cashOutListStates = {
  bets: list,
  "nothing to cash out": { ...list, list: none },
  loading: { ...list, list: { status: "loading" } },
  failed: { ...list, list: { status: "failed" } },
  "account not reachable": { ...list, list: { status: "unreachable" } },
} satisfies NamedStates<CashOutListProps>;
