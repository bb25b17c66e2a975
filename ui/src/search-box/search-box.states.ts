import { sampleMark } from "../mark/sample-marks.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { SearchBoxProps } from "./search-box-props.ts";
import type { FoundLists } from "./search-view.ts";

const nothing: FoundLists = { events: [], competitions: [], teams: [] };
const found: FoundLists = {
  events: [
    {
      id: "event-1",
      name: "Club Brugge – Anderlecht",
      detail: "Pro League · Belgique · Football",
      href: "/football/pro-league/club-brugge-anderlecht-1/",
      isLive: true,
      sport: "football",
      marks: [sampleMark("stripes"), sampleMark("sash")],
    },
    {
      id: "event-2",
      name: "Cercle Brugge – Standard de Liège",
      detail: "Pro League · Belgique · Football",
      href: "/football/pro-league/cercle-brugge-standard-2/",
      isLive: false,
      sport: "football",
      marks: [sampleMark("band"), sampleMark("plain")],
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
  teams: [
    {
      id: "team-1",
      name: "Club Brugge",
      detail: "Football · 3 événements",
      href: "/football/pro-league/club-brugge-anderlecht-1/",
      isLive: false,
      sport: "football",
      marks: [sampleMark("stripes")],
    },
  ],
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
  "recent searches": { ...props, recent: ["anderlecht", "roland garros", "counter-strike"] },
  "too short": { ...props, query: "a" },
  loading: { ...props, query: "brugge", status: "loading" },
  found: { ...props, query: "brugge", status: "ready", found },
  "flags and persons": {
    ...props,
    query: "sin",
    status: "ready",
    found: {
      events: [],
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
          id: "team-2",
          name: "J. Sinner",
          detail: "Tennis · 1 événement",
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
