import { useState } from "react";
import { useTooltipTriggerState } from "react-stately/useTooltipTriggerState";

/** How long the pointer may be on neither badge nor panel, in milliseconds (WCAG 1.4.13). */
const leaveDelay = 200;

/**
 * Whether the panel of the level's badge is open, and by what (B2): what the pointer opened closes
 * once the pointer has left badge and panel; what a press opened stays until it is closed.
 */
export function useLevelPanel() {
  const [isPressed, setPressed] = useState(false);
  const pointer = useTooltipTriggerState({ delay: 0, closeDelay: leaveDelay });
  return {
    isOpen: isPressed || pointer.isOpen,
    isPressed,
    onOpen(by: "pointer" | "press") {
      if (by === "press" && !pointer.isOpen) setPressed(!isPressed);
      else if (!isPressed) pointer.open(true);
    },
    onLeave: () => pointer.close(),
    onClose() {
      setPressed(false);
      pointer.close(true);
    },
  };
}
