import { askLiveSelections } from "../api/live-selections.ts";
import type { PollEnd } from "../polls/scheduler.ts";
import type { Site } from "./create-site.ts";

/** Asks for the prices of the slip (B4: every 5 s). What it answers vouches for them. */
export async function refreshSlip(site: Site): Promise<PollEnd> {
  const { slip, api, language, configuration, connection, clock } = site;
  const asked = slip.getState().slip;
  if (asked.selections.length === 0) return { kind: "done" };
  const answer = await askLiveSelections(api, asked, {
    language,
    bookmaker: configuration.bookmaker,
  });
  if (!answer.ok) {
    const { failure } = answer;
    return { kind: "failed", retryAfter: failure.kind === "refused" ? failure.retryAfter : null };
  }
  clock.hear(answer.value.serverTime);
  connection.setState({ heardAt: answer.value.serverTime });
  slip.applyLive(answer.value.updates);
  return { kind: "done" };
}
