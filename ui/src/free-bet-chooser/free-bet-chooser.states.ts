import type { NamedStates } from "../testing/named-states.ts";
import type { FreeBetChooserProps, FreeBetsView, FreeBetView } from "./free-bet-chooser.tsx";

const welcome: FreeBetView = {
  id: "welcome",
  name: "Pari gratuit de bienvenue",
  amount: 1_000,
  amountRemaining: 1_000,
  minimumOdds: 1.5,
  expiresAt: Date.UTC(2026, 10, 28, 22, 59),
  isDisabled: false,
};
const used: FreeBetView = {
  ...welcome,
  id: "weekend",
  name: "Week-end",
  amount: 2_000,
  amountRemaining: 750,
  minimumOdds: 2,
};
const both: FreeBetsView = {
  freeBets: [welcome, used],
  chosenId: null,
  refusal: null,
  expiredName: null,
};
const nothing = () => undefined;

function of(change: Partial<FreeBetsView> = {}, isInitiallyOpen = true): FreeBetChooserProps {
  return { freeBets: { ...both, ...change }, isInitiallyOpen, onChoose: nothing };
}

/** Every face of a free-bet chooser, by name. */
export const freeBetChooserStates = {
  "balance pays": of({}, false),
  open: of(),
  "free bet chosen": of({ chosenId: "weekend" }, false),
  "one disabled": of({ freeBets: [welcome, { ...used, isDisabled: true }] }),
  "expired meanwhile": of({ freeBets: [used], expiredName: welcome.name }, false),
  "last one expired": of({ freeBets: [], expiredName: welcome.name }),
  "not for systems": of({ refusal: "system" }),
  "not for several singles": of({ refusal: "several-singles" }),
  "not for each-way": of({ refusal: "each-way" }),
  none: of({ freeBets: [] }),
  disabled: { ...of({ chosenId: "welcome" }, false), isDisabled: true },
  "long text": of({
    chosenId: "long",
    freeBets: [
      {
        ...welcome,
        id: "long",
        name: "Gratis weddenschap voor de finale van het Kampioenschap van België",
        amount: 123_456_789,
        amountRemaining: 98_765_432,
        isDisabled: true,
      },
    ],
  }),
} satisfies NamedStates<FreeBetChooserProps>;
