import { intervals } from "@grandstand/rules/intervals";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../button/index.ts";
import { useAnnounce, useEnvironment, useNow, useWording } from "../provider/index.ts";
import { popupTime } from "./notification-popup.variants.ts";

interface PopupTimeProps {
  /** Milliseconds from when it is drawn. */
  readonly lifetime: number;
  /** Whether something runs that must not be cut off. */
  readonly isHeld: boolean;
  readonly onKeep: () => void;
  readonly onEnd: () => void;
}

const lastSeconds = 10;

/** Counts a popup's time and closes it, unless the person keeps it open (A4, WCAG 2.2.1). */
export function PopupTime({ lifetime, isHeld, onKeep, onEnd }: PopupTimeProps) {
  const t = useWording();
  const { clock } = useEnvironment();
  const [endsAt] = useState(() => clock.now() + lifetime);
  // The page's second may have begun before the popup came.
  const left = Math.min(lifetime, endsAt - useNow(intervals.eachSecond));
  const seconds = Math.max(0, Math.ceil(left / 1_000));
  const isOver = seconds === 0 && !isHeld;
  const end = useEffectEvent(onEnd);
  useSpokenTime(seconds, lifetime / 1_000);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return (
    <div className={popupTime()}>
      <p role="timer" className="gs:tabular gs:text-ink-muted">
        {t("notification.popup_generic.time-left", { count: seconds })}
      </p>
      <Button size="small" onPress={onKeep}>
        {t("notification.popup_generic.keep.button")}
      </Button>
    </div>
  );
}

/** Announces what is left at half of the time and at ten seconds, and nothing in between. */
function useSpokenTime(seconds: number, lifetime: number): void {
  const t = useWording();
  const announce = useAnnounce();
  const passed = [lifetime / 2, lastSeconds].filter(
    (milestone) => milestone < lifetime && seconds <= milestone,
  ).length;
  const said = useRef(passed);
  const say = useEffectEvent(() => {
    if (passed > said.current && seconds > 0) {
      announce(t("notification.popup_generic.time-left", { count: seconds }), "polite");
    }
    said.current = passed;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a milestone
  useEffect(() => say(), [passed]);
}
