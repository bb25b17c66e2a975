import { createElement } from "react";
import { CountBadge } from "../badge/index.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { SportMenuProps } from "./sport-menu.tsx";

const props: SportMenuProps = {
  currentHref: "/",
  quick: [
    { entry: "home", href: "/" },
    { entry: "search", href: "/search/" },
    { entry: "history", href: "/history/" },
    { entry: "live", href: "/live/", count: 31 },
    { entry: "offers", href: "/offers/" },
    { entry: "hub", href: "https://hub.example.com/", isExternal: true },
    { entry: "support", href: "/support/" },
  ],
  popular: [
    {
      id: "pro-league",
      icon: "football",
      country: "be",
      name: "Pro League",
      href: "/football/pro-league/",
    },
    {
      id: "champions-league",
      icon: "football",
      country: "eu",
      name: "Ligue des champions",
      href: "/football/ligue-des-champions/",
    },
    { id: "atp-antwerp", icon: "tennis", name: "ATP Anvers", href: "/tennis/atp-anvers/" },
  ],
  sports: [
    { id: "football", icon: "football", name: "Football", href: "/football/", count: 1412 },
    { id: "tennis", icon: "tennis", name: "Tennis", href: "/tennis/", count: 96 },
    {
      id: "horse-racing",
      icon: "horse-racing",
      name: "Hippisme",
      href: "/courses-hippiques/",
      count: 38,
    },
    { id: "cycling", icon: "cycling", name: "Cyclisme", href: "/cyclisme/", count: 0 },
  ],
};

/** Every face of the left column, by name. */
export const sportMenuStates = {
  home: props,
  "settled bets": {
    ...props,
    quick: props.quick.map((each) =>
      each.entry === "history"
        ? { ...each, news: createElement(CountBadge, { count: 2, label: "2 réglés" }) }
        : each,
    ),
  },
  "on a sport's page": { ...props, currentHref: "/tennis/" },
  visitor: {
    ...props,
    quick: props.quick.map((each) =>
      each.entry === "history" ? { ...each, isAwaited: true } : each,
    ),
  },
  esports: {
    ...props,
    esports: [
      {
        id: "counter-strike",
        icon: "counter-strike",
        name: "Counter-Strike",
        href: "/e-sports/counter-strike/",
        count: 12,
      },
    ],
  },
  "on its own page": { ...props, isPage: true },
  "a parent's page": { ...props, isPage: true, quick: [], popular: [] },
  loading: { ...props, popular: [], sports: [], status: "loading" },
  empty: { ...props, popular: [], sports: [] },
  "long text": {
    ...props,
    popular: [
      {
        id: "long",
        name: "Eerste nationale van het Belgische amateurvoetbal",
        href: "/football/eerste-nationale/",
        count: 12_345,
      },
    ],
  },
} satisfies NamedStates<SportMenuProps>;
