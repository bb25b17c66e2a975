import type { HeaderLevelView } from "@grandstand/ui/header";
import { lazyPart } from "@grandstand/ui/load-code";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Later } from "../../core/wording/later-wording.tsx";

const ConnectLoyaltyPopover = lazyPart(
  async () => (await import("./connect-loyalty-popover.tsx")).ConnectLoyaltyPopover,
);

/** How long the pointer may be on neither badge nor panel, in milliseconds (WCAG 1.4.13). */
const leaveDelay = 200;

/**
 * The level's badge of the header and the panel that it opens, by hover, keyboard and touch (B2).
 * The panel's code comes with its first opening.
 */
export function useLevelBadge(): { level: HeaderLevelView; panel: ReactNode } {
  const badge = useRef<HTMLButtonElement>(null);
  const [openedBy, setOpenedBy] = useState<"pointer" | "press" | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stay = useCallback(() => clearTimeout(leaving.current), []);
  useEffect(() => stay, [stay]);
  const close = useCallback(() => {
    stay();
    setOpenedBy(null);
  }, [stay]);
  const leave = useCallback(() => {
    stay();
    // A panel that was asked for by a press stays until it is closed.
    const end = () => setOpenedBy((by) => (by === "pointer" ? null : by));
    leaving.current = setTimeout(end, leaveDelay);
  }, [stay]);
  const open = useCallback(
    (by: "pointer" | "press") => {
      stay();
      setOpenedBy((before) => (before === "press" && by === "press" ? null : (before ?? by)));
    },
    [stay],
  );
  const isOpen = openedBy !== null;
  const level = useMemo(
    () => ({ isOpen, badge, onOpen: open, onLeave: leave }),
    [isOpen, open, leave],
  );
  const panel = isOpen && (
    <Later>
      <ConnectLoyaltyPopover
        badge={badge}
        takesFocus={openedBy === "press"}
        onEnter={stay}
        onLeave={leave}
        onClose={close}
      />
    </Later>
  );
  return { level, panel };
}
