import { intervals } from "@grandstand/rules/intervals";
import { Coins, Zap } from "lucide";
import { Suspense, useId, useRef } from "react";
import { useTooltipTrigger } from "react-aria/useTooltipTrigger";
import { useTooltipTriggerState } from "react-stately/useTooltipTriggerState";
import { Icon } from "../icon/index.ts";
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
  const tip = useTooltipTriggerState({
    delay: 0,
    closeDelay: intervals.tipLeave,
    defaultOpen: isInitiallyOpen,
  });
  const { triggerProps } = useTooltipTrigger({ shouldCloseOnPress: false }, tip, marker);
  const shape = icons[boost.kind];

  return (
    <>
      <button
        {...triggerProps}
        ref={marker}
        type="button"
        aria-describedby={`${id}-words`}
        data-kind={boost.kind}
        data-state={boost.state}
        className={boostMarker({ state: boost.state })}
        onClick={() => tip.open(true)}
      >
        <Icon shape={shape} size={14} strokeWidth={2} className="gs:shrink-0" />
        <span aria-hidden>{words.short}</span>
        <span className="gs:sr-only">
          {selectionName === null
            ? words.name
            : words.name + t("bet-slip.boost.of-selection", { selection: selectionName })}
        </span>
      </button>
      <span id={`${id}-words`} hidden>
        {words.sentences.join(" ")}
      </span>
      {tip.isOpen && (
        <Suspense fallback={null}>
          <BoostTip anchor={marker} words={words} state={tip} />
        </Suspense>
      )}
    </>
  );
}
