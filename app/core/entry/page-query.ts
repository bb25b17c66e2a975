/** What lists of one sport read, whichever it is. */
const sport = {
  view: /^(?:competitions|days|outrights|tables)$/,
  competition: /^\S{1,100}$/,
  day: /^(?:today|tomorrow|20\d\d-[01]\d-[0-3]\d)$/,
};

/**
 * What the pages read of their queries, by kind of page, with the values that they know. This list
 * alone decides it, on the server and in the browser: whatever else an address has leads to the same
 * page (docs/decisions/105). A kind that is not listed reads nothing.
 */
const readByKind: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  sport,
  sports: { open: /^[\w/+-]{1,80}$/ },
  login: { hideItsme: /^true$/ },
  esport: sport,
  "virtual-slug": { event_id: /^[\w-]{1,64}$/ },
};

/** What a query says of the page and what it says of the visit, each with its `?`; empty where nothing. */
export interface SplitQuery {
  /** In one spelling: each name once, with its first value, in the order of the list. */
  readonly page: string;
  /** Letter for letter: what is requested on arrival (A2), what advertisers count by, and what is not read. */
  readonly visit: string;
}

/**
 * Separates the part of a query that the page is drawn from. `routeId` is that of the page's route, which begins with
 * the language (`en/sport`).
 */
export function splitQuery(search: string, routeId: string): SplitQuery {
  const read = Object.entries(readByKind[routeId.replace(/^[^/]*\//, "")] ?? {});
  const given = new URLSearchParams(search);
  const page = new URLSearchParams();
  for (const [name, known] of read) {
    const value = given.get(name);
    if (value !== null && known.test(value)) page.append(name, value);
  }
  const names = new Set(read.map(([name]) => name));
  return { page: queryOf(page.toString()), visit: queryOf(pairsWithout(search, names)) };
}

/** Whether any page reads a parameter of this query, so that its route has to be known. */
export function mayBeRead(search: string): boolean {
  const given = new URLSearchParams(search);
  return Object.values(readByKind).some((read) =>
    Object.keys(read).some((name) => given.has(name)),
  );
}

/** @internal The parameters of a kind of page, for the test that compares them with the code. */
export function parametersOfKind(kind: string): readonly string[] {
  return Object.keys(readByKind[kind] ?? {});
}

function pairsWithout(search: string, names: ReadonlySet<string>): string {
  return search
    .replace(/^\?/, "")
    .split("&")
    .filter((pair) => {
      const [name] = new URLSearchParams(pair).keys();
      return pair !== "" && !names.has(name ?? "");
    })
    .join("&");
}

function queryOf(pairs: string): string {
  return pairs === "" ? "" : `?${pairs}`;
}
