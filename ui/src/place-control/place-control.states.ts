import { createElement, type ReactNode } from "react";
import { Notice } from "../notice/index.ts";
import { Sentence } from "../sentence/index.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { PlaceControlProps } from "./place-control-props.ts";
import { PotentialReturn } from "./potential-return.tsx";

const ignore = () => undefined;
const pays = (cents: number | null): ReactNode => createElement(PotentialReturn, { cents });
const words =
  "Un pari simple de 10,00\u00a0€ sur Union Saint-Gilloise, à la cote de 2.24, qui paie 22,40\u00a0€ si la sélection gagne.";

const props: PlaceControlProps = {
  control: { kind: "place" },
  betCount: 1,
  stake: 1_000,
  missingFunds: null,
  passedLimit: null,
  waitsInPlay: false,
  pays: pays(2_240),
  sentence: createElement(Sentence, null, words),
  onPlace: ignore,
  onAccept: ignore,
  onLogIn: ignore,
  onRestricted: ignore,
  onDeposit: ignore,
};
const blocked: PlaceControlProps = { ...props, control: { kind: "blocked" }, sentence: null };

/** Every face of the place control, by name. */
export const placeControlStates = {
  place: props,
  "nothing staked": {
    ...blocked,
    stake: 0,
    pays: pays(null),
    reasons: createElement(Notice, null, "Indiquez une mise."),
  },
  "one price to accept": {
    ...props,
    control: { kind: "accept-changes", offer: { key: "union:2.24:2.1", odds: [2.1] } },
    sentence: null,
  },
  "several prices to accept": {
    ...props,
    control: { kind: "accept-changes", offer: { key: "union bayern", odds: [2.1, 1.4] } },
    sentence: null,
  },
  visitor: { ...props, control: { kind: "login" } },
  "login open": { ...props, control: { kind: "logging-in" } },
  "cool-off": { ...props, control: { kind: "restricted", because: "cool-off" } },
  "self-excluded": { ...props, control: { kind: "restricted", because: "self-excluded" } },
  "under age": { ...props, control: { kind: "restricted", because: "under-21" } },
  "not permitted": { ...props, control: { kind: "restricted", because: "not-permitted" } },
  "insufficient funds": { ...blocked, missingFunds: 450 },
  "insufficient funds, found by the server": { ...props, missingFunds: 0 },
  "stake limit would be passed": {
    ...props,
    passedLimit: { kind: "stake", period: "day", left: 500, freesAt: null },
  },
  processing: { ...props, control: { kind: "processing" } },
  "processing in play": { ...props, control: { kind: "processing" }, waitsInPlay: true },
  checking: { ...props, control: { kind: "checking" }, sentence: null },
  "all reasons": {
    ...props,
    control: { kind: "restricted", because: "cool-off" },
    changes: createElement(Notice, null, "Les cotes ont changé."),
    missingFunds: 450,
    passedLimit: { kind: "loss", period: "month", left: 0, freesAt: null },
    reasons: createElement(Notice, null, "Ce ticket a expiré."),
  },
  "long text": {
    ...props,
    betCount: 120,
    stake: 123_456_789,
    pays: pays(25_000_000),
  },
} satisfies NamedStates<PlaceControlProps>;
