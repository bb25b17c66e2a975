import type { Language } from "@grandstand/contract/entities";
import { getLiveSelections } from "@grandstand/contract/sportsbook";
import type { LiveUpdate, Slip } from "@grandstand/rules/slip";
import type { ApiResult, CallApi } from "../../core/client/client.ts";

/** Fetches the prices of the slip's lines (B4: every 5 s). */
export async function fetchLiveSelections(
  api: CallApi,
  slip: Slip,
  terms: { language: Language; bookmaker: string },
): Promise<ApiResult<{ serverTime: number; updates: readonly LiveUpdate[] }>> {
  const ids = slip.selections.map(({ outcomeId, eventId }) => `${outcomeId}:${eventId}`).join(",");
  const answer = await api(getLiveSelections, {
    query: { bookmaker: terms.bookmaker, lang: terms.language, ids },
  });
  if (!answer.ok) return answer;
  const pricedAt = answer.value.server_time;
  const known = new Map(answer.value.selections.map((selection) => [selection.id, selection]));
  const updates = slip.selections.map(({ outcomeId }): LiveUpdate => {
    const state = known.get(outcomeId);
    // The server no longer knows an outcome that it leaves out: no bet on it will be taken any more.
    return {
      outcomeId,
      odds: state?.odds ?? null,
      isSuspended: state?.is_suspended ?? true,
      isOver: state === undefined || (state.is_ended ?? false),
      comboBoostAvailable: state?.combo_boost_available ?? false,
      pricedAt,
    };
  });
  return { ok: true, value: { serverTime: pricedAt, updates } };
}
