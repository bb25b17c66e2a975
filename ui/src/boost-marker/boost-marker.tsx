import { Coins, Zap } from "lucide-react";
import { Suspense, useId, useRef, useState } from "react";
import { lazyPart } from "../load-code/index.ts";
import { useWording } from "../provider/index.ts";
import { boostMarker } from "./boost-marker.variants.ts";
import type { BoostView } from "./boost-view.ts";
import { useBoostWords } from "./use-boost-words.ts";

export interface BoostMarkerProps {
  readonly boost: BoostView;
  /** What is boosted: the selection's name. Null for a whole bet. */
  readonly selectionName?: string | null;
  /** For stories and pictures: the tip is there from the start. */
  readonly isInitiallyOpen?: boolean;
}

const BoostTip = lazyPart(async () => (await import("./boost-tip.tsx")).BoostTip);

const icons = { bet: Zap, coins: Coins };

/**
 * That a bet is boosted, or would be but for a reason (B4, Boost markers; B5). Its tip comes by hover,
 * focus and touch, stays while the pointer is on it, and goes with the Escape key; the same words are
 * the marker's description, so that nothing depends on seeing it.
 *
 * Data attributes: `data-kind` bet | coins, `data-state` valid | invalid | pending | won | lost.
 */
export function BoostMarker({
  boost,
  selectionName = null,
  isInitiallyOpen = false,
}: BoostMarkerProps) {
  const t = useWording();
  const id = useId();
  const words = useBoostWords(boost);
  const marker = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const Icon = icons[boost.kind];

  function open() {
    clearTimeout(leaving.current);
    setOpen(true);
  }
  /** The pointer has a moment to reach the tip (WCAG 1.4.13). */
  function leave() {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => setOpen(false), leaveDelay);
  }

  return (
    <>
      <button
        ref={marker}
        type="button"
        aria-describedby={`${id}-words`}
        data-kind={boost.kind}
        data-state={boost.state}
        className={boostMarker({ state: boost.state })}
        onPointerEnter={(event) => event.pointerType === "mouse" && open()}
        onPointerLeave={(event) => event.pointerType === "mouse" && leave()}
        onFocus={(event) => event.target.matches(":focus-visible") && open()}
        onBlur={() => setOpen(false)}
        onClick={() => open()}
      >
        <Icon aria-hidden size={14} strokeWidth={2} className="shrink-0" />
        <span aria-hidden>{words.short}</span>
        <span className="sr-only">
          {words.name}
          {selectionName !== null && t("bet-slip.boost.of-selection", { selection: selectionName })}
        </span>
      </button>
      <span id={`${id}-words`} hidden>
        {words.sentences.join(" ")}
      </span>
      {isOpen && (
        <Suspense fallback={null}>
          <BoostTip
            anchor={marker}
            words={words}
            onEnter={open}
            onLeave={leave}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

const leaveDelay = 150;
