import { type HeaderPanelView, useHeaderPanel } from "@grandstand/ui/header";
import type { AnchoredPanelProps } from "@grandstand/ui/hover-panel";
import { type ComponentType, type ReactNode, useRef } from "react";
import { Deferred } from "../../core/wording/deferred-wording.tsx";

/**
 * A button of the header and the panel that it opens, by hover, keyboard and touch (A2, B2). The panel's code comes with
 * its first opening.
 */
export function usePanel(Panel: ComponentType<AnchoredPanelProps>): {
  readonly view: HeaderPanelView;
  readonly panel: ReactNode;
} {
  const trigger = useRef<HTMLButtonElement>(null);
  const { isOpen, isPressed, onOpen, onLeave, onClose } = useHeaderPanel();
  const panel = isOpen && (
    <Deferred>
      <Panel
        anchor={trigger}
        movesFocus={isPressed}
        onEnter={() => onOpen("pointer")}
        onLeave={onLeave}
        onClose={onClose}
      />
    </Deferred>
  );
  return { view: { isOpen, trigger, onOpen, onLeave }, panel };
}
