import * as Popover from "@radix-ui/react-popover";
import type { ReactNode, RefObject } from "react";
import { useHover } from "react-aria/useHover";
import type { DialogClose } from "../dialog/index.ts";
import { changeDetails, reporting } from "../provider/index.ts";
import { type HoverPanelLayout, hoverPanel, overContent } from "./hover-panel.variants.ts";

/** What the header's panels share: the button that they are anchored to, and how they were opened. */
export interface AnchoredPanelProps {
  /** The button that it belongs to. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** Whether the focus moves into the panel, and back to the button: after a press, not under a pointer. */
  readonly movesFocus: boolean;
  /** The pointer came onto the panel, and left it. */
  readonly onEnter?: () => void;
  readonly onLeave?: () => void;
  readonly onClose: DialogClose;
}

export interface HoverPanelProps extends AnchoredPanelProps {
  readonly label: string;
  readonly layout?: HoverPanelLayout;
  readonly children: ReactNode;
}

/** Where a panel hangs whose button is gone. */
const headOfPage = { getBoundingClientRect: () => new DOMRect(window.innerWidth, 0) };

const positions = {
  under: { side: "bottom", align: "end", sideOffset: 14, collisionPadding: 16 },
  over: { side: "top", align: "start", sideOffset: 8, collisionPadding: 8 },
} as const;

/**
 * A panel of a button, opened by hover, keyboard or touch: one that hangs from a button of the header, or a small one
 * over what it belongs to. It stays while the pointer is on it, and Escape closes it (WCAG 1.4.13).
 */
export function HoverPanel({
  label,
  layout = "under",
  anchor,
  movesFocus,
  onEnter,
  onLeave,
  onClose,
  children,
}: HoverPanelProps) {
  const { hoverProps } = useHover({ onHoverStart: onEnter, onHoverEnd: onLeave });
  const virtual = { current: anchor.current ?? headOfPage };
  return (
    <Popover.Root open>
      <Popover.Anchor virtualRef={virtual} />
      <Popover.Portal>
        <Popover.Content
          {...hoverProps}
          {...positions[layout]}
          {...(!movesFocus && layout === "over" && { role: "tooltip" })}
          aria-label={label}
          className={hoverPanel({ layout })}
          onOpenAutoFocus={(event) => !movesFocus && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (movesFocus) anchor.current?.focus({ preventScroll: true });
          }}
          onKeyDown={(event) => {
            // With nothing in it to go to, the next key of the keyboard's way leads out of it.
            const isWayOut = event.key === "Tab" && layout === "over";
            if (!isWayOut || event.currentTarget.querySelector("button")) return;
            event.preventDefault();
            onClose("outside", changeDetails("outside", event.nativeEvent));
          }}
          onEscapeKeyDown={reporting("escape", onClose)}
          onInteractOutside={(event) => {
            // A press on the button itself is the button's affair.
            if (!anchor.current?.contains(event.target as Node))
              onClose("outside", changeDetails("outside", event));
          }}
        >
          {layout === "over" ? (
            <>
              <div className={overContent()}>{children}</div>
              <Popover.Arrow asChild width={12} height={6}>
                <svg
                  aria-hidden="true"
                  viewBox="0 0 12 6"
                  className="gs:-mt-px gs:fill-surface gs:stroke-line"
                >
                  <path d="M0 0 6 5.5 12 0" />
                </svg>
              </Popover.Arrow>
            </>
          ) : (
            children
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
