import type { ReactNode } from "react";
import { useHover } from "react-aria/useHover";
import type { HeaderPanelView } from "./header-props.ts";

interface PanelButtonProps {
  readonly panel: HeaderPanelView;
  /** Whether the pointer is followed by what it is in, with the buttons beside it. */
  readonly isHoveredWithin?: boolean;
  readonly className: string;
  readonly children: ReactNode;
}

/** A button of the header that has a panel: a mouse on it opens the panel, and so does a press (A2, B2). */
export function PanelButton({
  panel,
  isHoveredWithin = false,
  className,
  children,
}: PanelButtonProps) {
  const { isOpen, trigger, onOpen, onLeave } = panel;
  const { hoverProps } = useHover({
    isDisabled: isHoveredWithin,
    onHoverStart: () => onOpen("pointer"),
    onHoverEnd: onLeave,
  });
  return (
    <button
      {...hoverProps}
      ref={trigger}
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      className={className}
      onClick={() => onOpen("press")}
    >
      {children}
    </button>
  );
}
