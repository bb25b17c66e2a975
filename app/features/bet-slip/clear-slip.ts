import { intervals } from "@grandstand/rules/intervals";
import type { Site } from "../../core/site/site.ts";
import type { BetSlipStore } from "./store.ts";

/** Empties the slip at its person's press, and offers to undo that as long as the toast is shown. */
export function clearWithUndo(
  { messages }: Pick<Site, "messages">,
  slip: BetSlipStore,
  refresh: () => void,
): void {
  const { slip: before } = slip.getState();
  slip.clear("asked");
  if (before.processingStatus !== "" || before.selections.length === 0) return;
  messages.showToast({
    severity: "info",
    title: { key: "bet-slip.said.cleared" },
    text: null,
    duration: intervals.toastDefault,
    action: {
      label: { key: "bet-slip.undo" },
      onPress() {
        slip.putBack(before);
        refresh();
      },
    },
  });
}
