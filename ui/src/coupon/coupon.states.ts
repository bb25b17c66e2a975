import { championsLeague, longNames, proLeague, upcoming } from "../event-view/sample-events.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { CouponProps } from "./coupon.tsx";

const nothing = { ...proLeague, events: [] };

/** Every face of a coupon, by name. */
export const couponStates = {
  several: { competition: proLeague, href: "/football/pro-league/" },
  "not begun": { competition: championsLeague },
  loading: { competition: nothing, status: "loading" },
  empty: { competition: nothing },
  error: { competition: nothing, status: "error", onRetry: () => undefined },
  "long text": {
    competition: {
      ...proLeague,
      name: "Eerste nationale van het Belgische amateurvoetbal, beslissingswedstrijden",
      events: [longNames, upcoming],
    },
  },
} satisfies NamedStates<CouponProps>;
