import type { MouseEvent, ReactNode } from "react";
import { Icon, type IconShape } from "../icon/index.ts";
import { type HostAttributes, joined } from "../provider/index.ts";
import { type IconButtonVariant, iconButton } from "./icon-button.variants.ts";

export interface IconButtonProps extends HostAttributes<HTMLButtonElement> {
  readonly icon: IconShape;
  /** What it does, in words: the button shows none. */
  readonly label: string;
  readonly variant?: IconButtonVariant;
  readonly isDisabled?: boolean;
  readonly isExpanded?: boolean;
  readonly isPressed?: boolean;
  readonly onPress?: () => void;
  /** As `onPress`, with the event: for what reports how it was pressed. */
  readonly onPressEvent?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** A count badge at the corner. */
  readonly children?: ReactNode;
}

/** A button that is only an icon, where the icon is known by everybody: close, menu, inbox. */
export function IconButton({
  icon: shape,
  label,
  variant = "quiet",
  isDisabled = false,
  isExpanded,
  isPressed,
  className,
  onPress,
  onPressEvent,
  children,
  ...host
}: IconButtonProps) {
  return (
    <button
      {...host}
      type="button"
      disabled={isDisabled}
      aria-expanded={isExpanded}
      aria-pressed={isPressed}
      className={joined(iconButton({ variant }), className)}
      onClick={(event) => {
        onPress?.();
        onPressEvent?.(event);
      }}
    >
      <Icon shape={shape} size={20} />
      <span className="gs:sr-only">{label}</span>
      {children && <span className="gs:absolute gs:top-0 gs:right-0">{children}</span>}
    </button>
  );
}
