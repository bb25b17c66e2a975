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
    },
    {
      id: "event-2",
      name: "Cercle Brugge – Standard de Liège",
      detail: "Pro League · Belgique · Football",
      href: "/football/pro-league/cercle-brugge-standard-2/",
      isLive: false,
    },
  ],
  competitions: [
    {
      id: "competition-1",
      name: "Brugge Open",
      detail: "Belgique · Tennis",
      href: "/tennis/?competition=brugge-open",
      isLive: false,
    },
  ],
  teams: [
    {
      id: "team-1",
      name: "Club Brugge",
      detail: "Football · 3 événements",
      href: "/football/pro-league/club-brugge-anderlecht-1/",
      isLive: false,
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
        },
      ],
    },
  },
} satisfies NamedStates<SearchBoxProps>;
