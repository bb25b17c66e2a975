import { isSelection, type LiveSelection, type Selection, type Slip } from "@grandstand/rules/slip";
import { isChosen, type SlipOutlineStore } from "../../core/slip-outline/slip-outline.ts";

/** Shows a slip in its outline: no price of it as pressed while its results show (B4). */
export function showInOutline(
  outline: SlipOutlineStore,
  { selections, processingStatus }: Slip,
): void {
  const outcomeIds =
    processingStatus === "completed" ? [] : selections.map(({ outcomeId }) => outcomeId);
  outline.setState({ outcomeIds, eventIds: selections.map(({ eventId }) => eventId) });
}

/**
 * Applies the presses that wait in the outline, in their order, once it is known what was kept. What was seen at the
 * press decides: the slip that was kept may have the outcome already.
 */
export function applyWaiting(
  outline: SlipOutlineStore,
  toggle: (selection: Selection, live: LiveSelection | null) => void,
): void {
  const { waiting, isRestored } = outline.getState();
  if (!isRestored || waiting.length === 0) return;
  outline.setState({ waiting: [] });
  for (const press of waiting) {
    const { selection, live } = press;
    if (isChosen(outline.getState(), selection.outcomeId) === press.isChosen) continue;
    // One that an earlier document kept may be of a form that is not known any more.
    if (!isSelection(selection)) continue;
    toggle(selection, live);
  }
}
