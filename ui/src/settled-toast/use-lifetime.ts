import { intervals } from "@grandstand/rules/intervals";
import { useEffect, useEffectEvent, useState } from "react";

/** For what passes by of a person’s bets: it ends after its time, which begins again whenever the pointer or the focus has left it. */
export function useLifetime(staysOpen: boolean, onEnd: () => void) {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const end = useEffectEvent(onEnd);
  const isHeld = staysOpen || isPointed || isFocused;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => end(), intervals.settledToast);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
