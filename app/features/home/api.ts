import { callAgain } from "../../core/client/deferred-calls.ts";
import type { FetchEvents } from "../events/index.ts";

/** The events of home, those in play first. For `usePolledEvents`. */
export const fetchHome: FetchEvents = async ({ api, language }) => {
  const answer = await callAgain(api, (calls) => calls.getHome, { query: { lang: language } });
  if (!answer.ok) return answer;
  const { server_time: serverTime, live, competitions } = answer.value;
  const events = [...live, ...competitions.flatMap((competition) => competition.events)];
  return { ok: true, value: { serverTime, events } };
};
