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
  settled: { ...props, tab: "settled", list: { status: "loaded", bets: settled, more: "there" } },
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

const list: CashOutListProps = { ...props, historyHref: "/history/" };

/** Every face of the bets that can be cashed out, by name. */
export const cashOutListStates = {
  bets: list,
  "nothing to cash out": { ...list, list: none },
  loading: { ...list, list: { status: "loading" } },
  failed: { ...list, list: { status: "failed" } },
  "account not reachable": { ...list, list: { status: "unreachable" } },
} satisfies NamedStates<CashOutListProps>;
