import {
  basketball,
  live,
  sampleMarket,
  sampleMatch,
  startingSoon,
  tennis,
  upcoming,
} from "../event-view/sample-events.ts";
import { sampleMark } from "../mark/sample-marks.ts";
import { sportShortcutsStates } from "../sport-shortcuts/sport-shortcuts.states.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { SearchBoxProps } from "./search-box-props.ts";
import type { FoundLists, FoundView, SearchStartView } from "./search-view.ts";

const nothing: FoundLists = { teams: [], players: [], events: [], competitions: [] };

const cercle = sampleMatch(
  "event-2",
  "Cercle Brugge",
  "Standard de Liège",
  upcoming.startsAt,
  [2.1, 3.35, 3.5],
);
const [clubResult] = upcoming.markets;
const [cercleResult] = cercle.markets;

const clubBrugge: FoundView = {
  id: "team-1",
  name: "Club Brugge",
  detail: "aujourd’hui à 20:45, contre Anderlecht",
  names: ["Anderlecht"],
  href: "/football/pro-league/club-brugge-anderlecht-1/",
  isLive: false,
  sport: "football",
  marks: [sampleMark("stripes")],
  ...(clubResult && { priced: { eventName: upcoming.name, market: clubResult } }),
};

const verbrugge: FoundView = {
  id: "player-1",
  name: "S. Verbrugge",
  detail: "KV Mechelen · marque contre OH Leuven",
  names: ["KV Mechelen", "OH Leuven"],
  href: "/football/pro-league/kv-mechelen-oh-leuven-4/",
  isLive: false,
  sport: "football",
  shirt: { mark: sampleMark("alike"), number: 8 },
  priced: {
    eventName: "KV Mechelen – OH Leuven",
    market: sampleMarket("scorer", "anytime_scorer", "Marque un but", [
      ["S. Verbrugge", "S. Verbrugge", 4.5],
    ]),
  },
};

const found: FoundLists = {
  teams: [
    clubBrugge,
    {
      ...clubBrugge,
      id: "team-2",
      name: "Cercle Brugge",
      detail: "contre Standard de Liège",
      names: ["Standard de Liège"],
      href: "/football/pro-league/cercle-brugge-standard-2/",
      isLive: true,
      marks: [sampleMark("band")],
      ...(cercleResult && { priced: { eventName: cercle.name, market: cercleResult } }),
    },
  ],
  players: [
    verbrugge,
    {
      ...verbrugge,
      id: "player-2",
      name: "N. Van Bruggen",
      detail: "KVC Westerlo",
      names: ["KVC Westerlo"],
      shirt: { mark: sampleMark("halves"), number: 21 },
      priced: undefined,
    },
  ],
  events: [
    {
      id: "event-3",
      name: "Club Brugge – Arsenal",
      detail: "Ligue des champions · Europe · Football",
      href: "/football/ligue-des-champions/club-brugge-arsenal-3/",
      isLive: false,
      sport: "football",
      marks: [sampleMark("stripes"), sampleMark("plain")],
    },
  ],
  competitions: [
    {
      id: "competition-1",
      name: "Brugge Open",
      detail: "Belgique · Tennis",
      href: "/tennis/?competition=brugge-open",
      isLive: false,
      sport: "tennis",
    },
  ],
};

const { sports, all } = sportShortcutsStates["a few sports"];
const start: SearchStartView = {
  own: [startingSoon],
  live: [live, tennis, basketball],
  sports,
  all,
};

const ignore = () => undefined;
const props: SearchBoxProps = {
  query: "",
  status: "idle",
  found: nothing,
  meant: null,
  recent: [],
  onQueryChange: ignore,
  onChoose: ignore,
  onForget: ignore,
};

/** Every face of the search, by name. */
export const searchBoxStates = {
  empty: props,
  "recent searches": {
    ...props,
    recent: [
      { query: "Anderlecht", mark: { sport: "football", marks: [sampleMark("sash")] } },
      { query: "Ligue des champions", mark: { sport: "football", country: "eu" } },
      { query: "vincennes course 6" },
    ],
  },
  "what a search begins with": { ...props, recent: [{ query: "roland garros" }], start },
  "a visitor's beginning": { ...props, start: { ...start, own: [] } },
  "nothing in play": { ...props, start: { ...start, own: [], live: [] } },
  "too short": { ...props, query: "a" },
  loading: { ...props, query: "brugge", status: "loading" },
  found: { ...props, query: "brug", status: "ready", found },
  "flags and persons": {
    ...props,
    query: "sin",
    status: "ready",
    found: {
      ...nothing,
      competitions: [
        {
          id: "competition-2",
          name: "Coupe de Singapour",
          detail: "Singapour · Football",
          href: "/football/?competition=coupe-de-singapour",
          isLive: false,
          sport: "football",
          country: "sg",
        },
      ],
      teams: [
        {
          id: "team-3",
          name: "J. Sinner",
          detail: "contre C. Alcaraz",
          names: ["C. Alcaraz"],
          href: "/tennis/atp/sinner-alcaraz-3/",
          isLive: true,
          sport: "tennis",
        },
      ],
    },
  },
  "found what was meant": {
    ...props,
    query: "brguge",
    status: "ready",
    found,
    meant: "Brugge",
  },
  "nothing found": { ...props, query: "zzz", status: "ready" },
  error: { ...props, query: "brugge", status: "error", onRetry: ignore },
  "long text": {
    ...props,
    query: "koninklijke sportvereniging wevelgem-gullegem en omstreken",
    status: "ready",
    found: {
      ...nothing,
      players: [
        {
          ...verbrugge,
          name: "M. Vandenbroucke-Vanderstraeten",
          detail:
            "Koninklijke Sportvereniging Wevelgem-Gullegem · marque contre Royale Association Athlétique Louviéroise",
          names: [
            "Koninklijke Sportvereniging Wevelgem-Gullegem",
            "Royale Association Athlétique Louviéroise",
          ],
        },
      ],
      events: [
        {
          id: "long",
          name: "Koninklijke Sportvereniging Wevelgem-Gullegem – Royale Association Athlétique Louviéroise",
          detail: "Championnat national de première division, groupe B · République démocratique",
          href: "/football/long/",
          isLive: true,
          sport: "football",
          marks: [sampleMark("hoops"), sampleMark("checks")],
        },
      ],
    },
  },
} satisfies NamedStates<SearchBoxProps>;
