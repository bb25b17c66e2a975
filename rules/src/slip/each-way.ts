import { offersEachWay, settleShape } from "./shape.ts";
import {
  andThen,
  refuseWhileProcessing,
  type Slip,
  type Transition,
  unchanged,
} from "./slip-state.ts";

/**
 * Makes a line's single each-way or not; with null, the combi or the system. Nothing happens where
 * each-way is not offered, or where the slip is not of that type. It doubles the stake (B5).
 */
export function toggleEachWay(slip: Slip, outcomeId: string | null, now: number): Transition {
  if (slip.processingStatus === "processing") return refuseWhileProcessing(slip);
  const isWhole = outcomeId === null;
  if (!offersEachWay(slip) || isWhole === (slip.betType === "single")) return unchanged(slip);
  const toggled = isWhole ? { isEachWay: !slip.isEachWay } : toggledLine(slip, outcomeId);
  return andThen({ slip: { ...slip, ...toggled, updatedAt: now }, events: [] }, settleShape);
}

function toggledLine(slip: Slip, outcomeId: string): Pick<Slip, "eachWayLines"> {
  const others = slip.eachWayLines.filter((id) => id !== outcomeId);
  const isOn = others.length < slip.eachWayLines.length;
  const isOnSlip = slip.selections.some((line) => line.outcomeId === outcomeId);
  return { eachWayLines: isOn || !isOnSlip ? others : [...others, outcomeId] };
}
