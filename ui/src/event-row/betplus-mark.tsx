import { Sparkles } from "lucide-react";
import { type PointerEvent, useId, useRef } from "react";
import { useWording } from "../provider/index.ts";

/**
 * The icon of an event with more markets than usual, and what it means (B2). What it means opens under
 * a mouse and stays as long as that is on it or on the icon; it opens with a press or a key too, and
 * stays until Escape, a second press or a press elsewhere. The browser's own popover does that, above
 * everything that would cut it, and hangs at the button that opened it.
 */
export function BetplusMark({ eventName }: { eventName: string }) {
  const t = useWording();
  const id = useId();
  const meaning = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const onPointer = ({ pointerType, type }: PointerEvent) => {
    if (pointerType !== "mouse") return;
    if (type === "pointerleave") meaning.current?.hidePopover();
    else meaning.current?.showPopover({ source: button.current ?? undefined });
  };
  return (
    <span className="contents" onPointerEnter={onPointer} onPointerLeave={onPointer}>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={t("event-row.betplus", { event: eventName })}
        className="tap focus-ring relative -m-2.5 grid size-6 shrink-0 cursor-pointer place-items-center rounded-sm text-ink-muted wide:pointer-fine:m-0"
      >
        <Sparkles aria-hidden size={16} strokeWidth={1.7} />
      </button>
      <span
        ref={meaning}
        id={id}
        popover="auto"
        role="note"
        className="type-small m-0 max-w-64 rounded-sm border-0 bg-inverse px-3 py-2 text-on-inverse shadow-overlay [position-area:block-start] [position-try-fallbacks:flip-block]"
      >
        {t("event-row.betplus-meaning")}
      </span>
    </span>
  );
}
