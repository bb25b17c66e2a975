import { trackWidgetBet } from "@grandstand/contract/recommendations";
import type { Placement } from "@grandstand/rules/placement";
import type { Selection } from "@grandstand/rules/slip";
import type { CallApi } from "../../core/client/client.ts";

/**
 * Reports each single that has just become a bet and came from a widget (B4). Nothing waits for it, and a
 * failure has no effect.
 */
export function trackWidgetBets(
  api: CallApi,
  selections: readonly Pick<Selection, "outcomeId" | "betOrigin">[],
  before: Placement,
  next: Placement,
): void {
  const known = new Set(
    before.tickets.filter(({ status }) => status === "placed").map(({ ticket }) => ticket.uuid),
  );
  for (const state of next.tickets) {
    if (state.status !== "placed" || known.has(state.ticket.uuid)) continue;
    const { betType, outcomeIds } = state.ticket;
    const origin = selections.find(({ outcomeId }) => outcomeId === outcomeIds[0])?.betOrigin;
    if (betType !== "single" || !origin) continue;
    void api(trackWidgetBet, { body: { bet_id: state.receipt.betId, origin } });
  }
}
