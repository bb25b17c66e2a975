import { betReceiptStates } from "../bet-receipt/bet-receipt.states.ts";
import type { BetReceiptView } from "../bet-receipt/index.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { BetHistoryProps } from "./bet-history.tsx";

const receipts = betReceiptStates;
const open: readonly BetReceiptView[] = [
  receipts["combi of three"].bet,
  { ...receipts.open.bet, id: "bet-3" },
];
const settled: readonly BetReceiptView[] = [
  receipts.won.bet,
  { ...receipts.lost.bet, id: "bet-4" },
  { ...receipts.void.bet, id: "bet-5" },
];
const props: BetHistoryProps = {
  history: { status: "loaded", bets: open },
  tab: "open",
  onChooseTab: () => undefined,
  onRetry: () => undefined,
};

/** Every face of my bets, by name. */
export const betHistoryStates = {
  open: props,
  settled: { ...props, tab: "settled", history: { status: "loaded", bets: settled } },
  "empty, open": { ...props, history: { status: "loaded", bets: [] } },
  "empty, settled": { ...props, tab: "settled", history: { status: "loaded", bets: [] } },
  loading: { ...props, history: { status: "loading" } },
  failed: { ...props, history: { status: "failed" } },
  "long text": {
    ...props,
    history: {
      status: "loaded",
      bets: [receipts["long text"].bet, receipts["starting price"].bet],
    },
  },
} satisfies NamedStates<BetHistoryProps>;
