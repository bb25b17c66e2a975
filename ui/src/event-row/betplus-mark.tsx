import { Sparkles } from "lucide-react";
import { useId } from "react";
import { useWording } from "../provider/index.ts";

/**
 * The icon of an event with more markets than usual, and what it means (B2). What it means opens with
 * a press and stays until Escape, a second press or a press elsewhere; the browser's own popover does
 * that, above everything that would cut it, and hangs at the button that opened it.
 */
export function BetplusMark({ eventName }: { eventName: string }) {
  const t = useWording();
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={t("event-row.betplus", { event: eventName })}
        className="tap focus-ring relative -m-2.5 grid size-6 shrink-0 cursor-pointer place-items-center rounded-sm text-ink-muted wide:pointer-fine:m-0"
      >
        <Sparkles aria-hidden size={16} strokeWidth={1.7} />
      </button>
      <span
        id={id}
        popover="auto"
        role="note"
        className="type-small m-1 max-w-64 rounded-sm border-0 bg-inverse px-3 py-2 text-on-inverse shadow-overlay [position-area:block-start] [position-try-fallbacks:flip-block]"
      >
        {t("event-row.betplus-meaning")}
      </span>
    </>
  );
}
