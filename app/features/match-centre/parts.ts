import type { AnswerOf } from "@grandstand/contract/call";
import { getMatchCentre } from "@grandstand/contract/match-centre";
import type { CentreParts, CentreTab, Requested } from "@grandstand/ui/match-centre";
import type { ApiResult } from "../../core/client/client.ts";
import { createFetched, type Fetched, type FetchedStore } from "../../core/fetched/fetched.ts";
import { useFetched } from "../../core/fetched/use-fetched.ts";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import type { Site } from "../../core/site/site.ts";
import { type CentrePart, toForm, toLineUp, toPastMatches, toTableRows } from "./view.ts";

type Answer = AnswerOf<typeof getMatchCentre>;

/** Makes a store of one part of a match's centre, by the event's id; an answer without the part is a malformed one. */
function partStore<Value>(part: CentrePart, read: (answer: Answer) => Value | undefined) {
  return ({ api, configuration, language }: Site): FetchedStore<Value> =>
    createFetched(async (eventId, signal): Promise<ApiResult<Value>> => {
      const { bookmaker } = configuration;
      const query = { bookmaker, lang: language, event_id: eventId, parts: part };
      const answer = await api(getMatchCentre, { query, signal });
      if (!answer.ok) return answer;
      const value = read(answer.value);
      if (value === undefined) return { ok: false, failure: { kind: "malformed" } };
      return { ok: true, value };
    });
}

const createLineUps = partStore(
  "line_ups",
  ({ line_ups: lineUps }) => lineUps && ([toLineUp(lineUps.home), toLineUp(lineUps.away)] as const),
);
const createTable = partStore("table", ({ table }) => table && toTableRows(table));
const createForm = partStore("form", ({ form, kind }) => form && toForm(form, kind));
const createMeetings = partStore(
  "meetings",
  ({ meetings, kind }) => meetings && toPastMatches(meetings, kind),
);

function requested<Value>(state: Fetched<Value>): Requested<Value> {
  if (state.status === "loaded") return { status: "ready", value: state.value };
  return { status: state.status === "failed" ? "failed" : "loading" };
}

/** One part of the centre, fetched while its tab is open; `load` requests it again. */
function usePart<Value>(
  create: (site: Site) => FetchedStore<Value>,
  eventId: string,
  isOpen: boolean,
) {
  const store = useFeatureStore(create);
  const state = useFetched(create, isOpen ? eventId : null);
  return { part: requested(state), load: () => void store.load(eventId) };
}

/** What the open tab shows beside the play, and what requests it again. */
export function useCentreParts(
  eventId: string,
  tab: CentreTab,
  form: CentreParts["form"] | null,
): { readonly parts: CentreParts; readonly retry: () => void } {
  const lineUps = usePart(createLineUps, eventId, tab === "line-ups");
  const table = usePart(createTable, eventId, tab === "table");
  const fetchedForm = usePart(createForm, eventId, tab === "form" && form === null);
  const meetings = usePart(createMeetings, eventId, tab === "meetings");
  const loads: Partial<Record<CentreTab, () => void>> = {
    "line-ups": lineUps.load,
    table: table.load,
    form: fetchedForm.load,
    meetings: meetings.load,
  };
  return {
    parts: {
      lineUps: lineUps.part,
      table: table.part,
      form: form ?? fetchedForm.part,
      meetings: meetings.part,
    },
    retry: () => loads[tab]?.(),
  };
}
