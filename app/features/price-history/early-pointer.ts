import { findShownPrice } from "@grandstand/ui/odds-button";

/** What a pointer did since it first came onto a price, for the code that is on its way. */
export interface EarlyPointer {
  /** Ends the noting, and hands over what was noted, in order. */
  consume(): readonly PointerEvent[];
}

const noted = ["pointerover", "pointerdown", "pointerup", "pointercancel"] as const;
const listening = { passive: true, capture: true };

/** Notes what a pointer does from its first contact with a price on, which it reports. Returns its end. */
export function noteEarlyPointer(onContact: (early: EarlyPointer) => void): () => void {
  const events: PointerEvent[] = [];
  const note = (event: PointerEvent) => {
    const isFirst = events.length === 0;
    if (isFirst && !findShownPrice(event.target)) return;
    events.push(event);
    if (isFirst) onContact({ consume });
  };
  const end = () => {
    for (const type of noted) document.removeEventListener(type, note, listening);
  };
  const consume = () => {
    end();
    return events.splice(0);
  };
  for (const type of noted) document.addEventListener(type, note, listening);
  return end;
}
