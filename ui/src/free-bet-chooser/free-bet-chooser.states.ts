import type { FreeBet, FreeBetOption } from "@grandstand/rules/slip";
import type { NamedStates } from "../testing/named-states.ts";
import type { FreeBetChooserProps, FreeBetsView } from "./free-bet-chooser.tsx";

const welcome: FreeBet = {
  id: "welcome",
  name: "Pari gratuit de bienvenue",
  amount: 1_000,
  amountRemaining: 1_000,
  minOdds: 1.5,
  expiresAt: Date.UTC(2026, 10, 28, 22, 59),
};
const weekend: FreeBet = {
  ...welcome,
  id: "weekend",
  name: "Week-end",
  amount: 2_000,
  amountRemaining: 750,
  minOdds: 2,
};

function option(freeBet: FreeBet, change: Partial<FreeBetOption> = {}): FreeBetOption {
  return { freeBet, isChosen: false, problem: null, ...change };
}

function of(options: readonly FreeBetOption[], isInitiallyOpen = true): FreeBetChooserProps {
  return { freeBets: { options, refusal: null }, isInitiallyOpen, onChoose: () => undefined };
}

function refused(refusal: FreeBetsView["refusal"]): FreeBetChooserProps {
  return { freeBets: { options: [], refusal }, onChoose: () => undefined };
}

const both = [option(welcome), option(weekend)];

/** Every face of a free-bet chooser, by name. */
export const freeBetChooserStates = {
  "balance pays": of(both, false),
  open: of(both),
  "free bet chosen": of([option(welcome), option(weekend, { isChosen: true })], false),
  "odds too low": of([option(welcome), option(weekend, { problem: "odds" })]),
  "expired meanwhile": of([option(welcome, { isChosen: true, problem: "expired" })]),
  "used up meanwhile": of([
    option({ ...welcome, amountRemaining: 0 }, { isChosen: true, problem: "spent" }),
  ]),
  "not for systems": refused("system"),
  "not for several singles": refused("several-singles"),
  "not for each-way": refused("each-way"),
  none: of([]),
  disabled: { ...of([option(welcome, { isChosen: true })], false), isDisabled: true },
  "long text": of([
    option(
      {
        ...welcome,
        name: "Gratis weddenschap voor de finale van het Kampioenschap van België",
        amount: 123_456_789,
        amountRemaining: 98_765_432,
      },
      { isChosen: true, problem: "odds" },
    ),
  ]),
} satisfies NamedStates<FreeBetChooserProps>;
