import type { ReactNode } from "react";
import { useHover } from "react-aria/useHover";
import { headerLevel } from "./header.variants.ts";
import type { HeaderLevelView } from "./header-props.ts";

interface LevelButtonProps {
  readonly level: HeaderLevelView;
  readonly children: ReactNode;
}

/** The level's badge where it has a panel: a mouse on it opens the panel, and so does a press (B2). */
export function LevelButton({ level, children }: LevelButtonProps) {
  const { isOpen, badge, onOpen, onLeave } = level;
  const { hoverProps } = useHover({ onHoverStart: () => onOpen("pointer"), onHoverEnd: onLeave });
  return (
    <button
      {...hoverProps}
      ref={badge}
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      className={headerLevel()}
      onClick={() => onOpen("press")}
    >
      {children}
    </button>
  );
}
