import { championsLeague, longNames, proLeague } from "../event-view/sample-events.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { CouponDaysProps } from "./coupon-days.tsx";

/** Every face of a sport's days, by name. */
export const couponDaysStates = {
  "several days": { competitions: [proLeague, championsLeague] },
  "one day": { competitions: [championsLeague] },
  empty: { competitions: [] },
  "long text": {
    competitions: [
      {
        ...proLeague,
        name: "Championnat national de première division, groupe B",
        events: [longNames],
      },
    ],
  },
} satisfies NamedStates<CouponDaysProps>;
