import { betCardStates as cards } from "../bet-card/bet-card.states.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { BetPageProps } from "./bet-page.tsx";

const props: BetPageProps = {
  page: { status: "loaded", bet: cards["in play, combi"].bet },
  brandName: "Grandstand",
  licenceNumber: "FA116000",
  holderName: "Emma Peeters",
  historyHref: "/history/",
  onRetry: () => undefined,
  onPrint: () => undefined,
  onShare: async () => "saved",
  onSave: async () => "saved",
};

/** Every face of a receipt's own page, by name. */
export const betPageStates = {
  open: props,
  "cash-out offered": {
    ...props,
    cashOut: { state: "available", amount: 901 },
    onCashOut: () => undefined,
  },
  lost: { ...props, page: { status: "loaded", bet: cards["lost, with the reason"].bet } },
  system: { ...props, page: { status: "loaded", bet: cards.system.bet } },
  loading: { ...props, page: { status: "loading" } },
  failed: { ...props, page: { status: "failed" } },
  "account not reachable": { ...props, page: { status: "unreachable" } },
  "not found": { ...props, page: { status: "not-found" } },
  "long text": { ...props, page: { status: "loaded", bet: cards["long text"].bet } },
} satisfies NamedStates<BetPageProps>;
