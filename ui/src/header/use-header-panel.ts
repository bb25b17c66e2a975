import { intervals } from "@grandstand/rules/intervals";
import { useEffect, useRef, useState } from "react";

/**
 * Whether the panel of one of the header's buttons is open, and by what (A2, B2): what the pointer opened closes
 * once the pointer has left button and panel; what a press opened stays until it is closed.
 */
export function useHeaderPanel() {
  const [openedBy, setOpenedBy] = useState<"pointer" | "press" | null>(null);
  const leaving = useRef<() => void>(undefined);
  const stay = () => leaving.current?.();
  useEffect(() => () => leaving.current?.(), []);
  return {
    isOpen: openedBy !== null,
    isPressed: openedBy === "press",
    onOpen(by: "pointer" | "press") {
      stay();
      setOpenedBy(openedBy === "press" && by === "press" ? null : (openedBy ?? by));
    },
    onLeave() {
      stay();
      leaving.current = afterPointerLeft(() => setOpenedBy((by) => (by === "pointer" ? null : by)));
    },
    onClose() {
      stay();
      setOpenedBy(null);
    },
  };
}

/**
 * Runs something a moment after the pointer's next move of its own, or its way out of the window. Where the page moves
 * under a pointer at rest, the browser says that it left, though it did not. Returns the function that cancels this.
 */
function afterPointerLeft(run: () => void): () => void {
  const moves = new AbortController();
  let delay: ReturnType<typeof setTimeout>;
  const left = () => {
    moves.abort();
    delay = setTimeout(run, intervals.panelLeave);
  };
  const { signal } = moves;
  document.documentElement.addEventListener("pointerleave", left, { signal });
  document.addEventListener(
    "pointermove",
    ({ movementX, movementY }) => {
      if (movementX !== 0 || movementY !== 0) left();
    },
    { signal },
  );
  return () => {
    moves.abort();
    clearTimeout(delay);
  };
}
