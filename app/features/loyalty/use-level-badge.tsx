import { type HeaderLevelView, useLevelPanel } from "@grandstand/ui/header";
import { lazyPart } from "@grandstand/ui/load-code";
import { type ReactNode, useRef } from "react";
import { Deferred } from "../../core/wording/deferred-wording.tsx";

const ConnectLoyaltyPopover = lazyPart(
  async () => (await import("./connect-loyalty-popover.tsx")).ConnectLoyaltyPopover,
);

/**
 * The level's badge of the header and the panel that it opens, by hover, keyboard and touch (B2).
 * The panel's code comes with its first opening.
 */
export function useLevelBadge(): { level: HeaderLevelView; panel: ReactNode } {
  const badge = useRef<HTMLButtonElement>(null);
  const { isOpen, isPressed, onOpen, onLeave, onClose } = useLevelPanel();
  const panel = isOpen && (
    <Deferred>
      <ConnectLoyaltyPopover
        badge={badge}
        movesFocus={isPressed}
        onEnter={() => onOpen("pointer")}
        onLeave={onLeave}
        onClose={onClose}
      />
    </Deferred>
  );
  return { level: { isOpen, badge, onOpen, onLeave }, panel };
}
