import { Sparkles } from "lucide";
import { type PointerEvent, useId, useRef } from "react";
import { Icon } from "../icon/index.ts";
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
    <span className="gs:contents" onPointerEnter={onPointer} onPointerLeave={onPointer}>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={t("event-row.betplus", { event: eventName })}
        className="gs:tap gs:focus-ring gs:relative gs:-m-2.5 gs:grid gs:size-6 gs:shrink-0 gs:cursor-pointer gs:place-items-center gs:rounded-sm gs:text-ink-muted gs:wide:pointer-fine:m-0"
      >
        <Icon shape={Sparkles} size={16} />
      </button>
      <span
        ref={meaning}
        id={id}
        popover="auto"
        role="note"
        className="gs:type-small gs:m-0 gs:max-w-64 gs:rounded-sm gs:border-0 gs:bg-inverse gs:px-3 gs:py-2 gs:text-on-inverse gs:shadow-overlay gs:[position-area:block-start] gs:[position-try-fallbacks:flip-block]"
      >
        {t("event-row.betplus-meaning")}
      </span>
    </span>
  );
}
