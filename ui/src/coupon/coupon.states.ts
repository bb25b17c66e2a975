import {
  championsLeague,
  inMinutes,
  longNames,
  proLeague,
  race,
  upcoming,
} from "../event-view/sample-events.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { CouponProps } from "./coupon.tsx";

const nothing = { ...proLeague, events: [] };

/** Every face of a coupon, by name. */
export const couponStates = {
  several: { competition: proLeague, href: "/football/pro-league/" },
  "not begun": { competition: championsLeague },
  races: {
    competition: {
      ...proLeague,
      id: "mons-ghlin",
      name: "Mons-Ghlin",
      sportName: "Courses hippiques",
      sportSlug: "horse-racing",
      events: [
        { ...race, name: "Course 1 · Prix des Remparts" },
        { ...race, id: "race-2", name: "Course 2 · Prix de l’Étang", startsAt: inMinutes(70) },
      ],
    },
  },
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
