import { useEffect, useRef, useState } from "react";

/** How long the pointer may be on neither badge nor panel, in milliseconds (WCAG 1.4.13). */
const leaveDelay = 200;

/**
 * Whether the panel of the level's badge is open, and by what (B2): what the pointer opened closes
 * once the pointer has left badge and panel; what a press opened stays until it is closed.
 */
export function useHeaderPanel() {
  const [openedBy, setOpenedBy] = useState<"pointer" | "press" | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stay = () => clearTimeout(leaving.current);
  useEffect(() => () => clearTimeout(leaving.current), []);
  return {
    isOpen: openedBy !== null,
    isPressed: openedBy === "press",
    onOpen(by: "pointer" | "press") {
      stay();
      setOpenedBy(openedBy === "press" && by === "press" ? null : (openedBy ?? by));
    },
    onLeave() {
      stay();
      const close = () => setOpenedBy((by) => (by === "pointer" ? null : by));
      leaving.current = setTimeout(close, leaveDelay);
    },
    onClose() {
      stay();
      setOpenedBy(null);
    },
  };
}
