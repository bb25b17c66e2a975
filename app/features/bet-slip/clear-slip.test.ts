import { completeProcessing, startProcessing } from "@grandstand/rules/slip";
import { describe, expect, it, vi } from "vitest";
import { createMessagesStore } from "../../core/messages/messages.ts";
import { openBrowser, openTab } from "../../testing/placing.ts";
import { clearWithUndo } from "./clear-slip.ts";

async function clearing(count: number) {
  const tab = await openTab(openBrowser(), count);
  const messages = createMessagesStore();
  const refresh = vi.fn();
  const ids = () => tab.slip.getState().slip.selections.map(({ outcomeId }) => outcomeId);
  return {
    ...tab,
    messages,
    refresh,
    ids,
    clear: () => clearWithUndo({ messages }, tab.slip, refresh),
  };
}

describe("a slip that is emptied by a press", () => {
  it("[SLIP-STORE-33] comes back whole by undoing it, for 5 s, and its prices are fetched", async () => {
    const { slip, messages, refresh, ids, clear } = await clearing(2);
    slip.typeCombiStake("7");
    clear();
    expect(ids()).toEqual([]);
    const [toast] = messages.getState().toasts;
    expect(toast).toMatchObject({ duration: 5_000, action: { label: { key: "bet-slip.undo" } } });
    toast?.action?.onPress();
    expect([ids(), slip.getState().slip.stakeCombi.cents]).toEqual([["o1", "o2"], 700]);
    expect(refresh).toHaveBeenCalledOnce();
  });

  it("[SLIP-STORE-33] offers nothing to undo of results", async () => {
    const { slip, messages, clear } = await clearing(1);
    const now = slip.getState().slip.updatedAt ?? 0;
    slip.apply(startProcessing(slip.getState().slip, now));
    slip.apply(completeProcessing(slip.getState().slip, { anyPlaced: true }, now));
    clear();
    expect(messages.getState().toasts).toEqual([]);
  });
});
