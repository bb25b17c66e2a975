import { createElement } from "react";
import { Coupon, type CouponProps } from "../coupon/index.ts";
import {
  championsLeague,
  longNames,
  proLeague,
  race,
  upcoming,
} from "../event-view/sample-events.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { SportSectionProps } from "./sport-section.tsx";

function coupon(competition: CouponProps["competition"]) {
  return createElement(Coupon, { key: competition.id, competition, naming: "within-sport" });
}

const races = { ...proLeague, id: "mons-ghlin", name: "Mons-Ghlin", events: [race] };
const long = {
  ...proLeague,
  name: "Eerste nationale van het Belgische amateurvoetbal, beslissingswedstrijden",
  events: [longNames, upcoming],
};

/** Every face of a sport section, by name. */
export const sportSectionStates = {
  "one competition": {
    name: "Football",
    all: { href: "/football/", count: 412 },
    children: coupon(proLeague),
  },
  "two competitions": {
    name: "Football",
    all: { href: "/football/", count: 412 },
    children: [coupon(proLeague), coupon(championsLeague)],
  },
  races: {
    name: "Courses hippiques",
    all: { href: "/courses-hippiques/", count: 1 },
    children: coupon(races),
  },
  "without a count": { name: "Tennis", children: coupon(proLeague) },
  "long text": {
    name: "Amerikaans voetbal en andere sporten uit Noord-Amerika",
    all: { href: "/nl/voetbal/", count: 1412 },
    children: coupon(long),
  },
} satisfies NamedStates<SportSectionProps>;
