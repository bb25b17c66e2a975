import { type RefObject, useEffect, useState } from "react";

/**
 * Whether anything within a frame has the focus. No event of the frame says so, and `:focus-within` does not hold for a
 * page of another origin in every case: the window loses the focus to it, and gets it back.
 */
export function useFrameFocus(frame: RefObject<HTMLElement | null>): boolean {
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    let cancel = () => {};
    const update = () => {
      cancel();
      // The frame is the active element only after the window's own event.
      const timer = setTimeout(() => {
        setFocused(frame.current !== null && document.activeElement === frame.current);
      }, 0);
      cancel = () => clearTimeout(timer);
    };
    const events = ["blur", "focus", "focusin"] as const;
    for (const event of events) window.addEventListener(event, update);
    return () => {
      cancel();
      for (const event of events) window.removeEventListener(event, update);
    };
  }, [frame]);
  return isFocused;
}
