import { shiftDays } from "../../kernel/time/brussels-time.ts";
import type { FreeBetGrant } from "./freebets.ts";

const hour = 3_600_000;

/**
 * The free bets of `promo_player`: a plain one, one with high minimum odds, one that expires soon,
 * and one that is partly used. `now` is epoch milliseconds.
 */
export function seededFreeBets(now: number): FreeBetGrant[] {
  return [
    {
      id: "freebet-welcome",
      names: { fr: "Pari gratuit de bienvenue", nl: "Welkomstweddenschap", en: "Welcome free bet" },
      amount: 1_000,
      minOdds: 1,
      expiresAt: shiftDays(now, 30),
    },
    {
      id: "freebet-long-odds",
      names: {
        fr: "Pari gratuit grosses cotes",
        nl: "Gratis weddenschap hoge quoteringen",
        en: "Long-odds free bet",
      },
      amount: 2_500,
      minOdds: 3,
      expiresAt: shiftDays(now, 14),
    },
    {
      id: "freebet-last-hour",
      names: {
        fr: "Pari gratuit dernière heure",
        nl: "Gratis weddenschap laatste uur",
        en: "Last-hour free bet",
      },
      amount: 500,
      minOdds: 1.5,
      expiresAt: now + hour,
    },
    {
      id: "freebet-weekly",
      names: {
        fr: "Pari gratuit de la semaine",
        nl: "Gratis weddenschap van de week",
        en: "Free bet of the week",
      },
      amount: 2_000,
      used: 750,
      minOdds: 1.2,
      expiresAt: shiftDays(now, 7),
    },
  ];
}
