import { LoaderCircle } from "lucide";
import { type MouseEvent, type ReactNode, useId } from "react";
import { Icon, type IconShape } from "../icon/index.ts";
import { type HostAttributes, joined, useWording } from "../provider/index.ts";
import {
  type ButtonSize,
  type ButtonVariant,
  type ButtonWidth,
  button,
  buttonLabel,
} from "./button.variants.ts";

export interface ButtonProps extends HostAttributes<HTMLButtonElement> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly width?: ButtonWidth;
  readonly type?: "button" | "submit";
  readonly icon?: IconShape;
  /** False where a phone has space for the icon alone: only screen readers get the words there. */
  readonly hasLabelOnPhones?: boolean;
  readonly isDisabled?: boolean;
  /** Why it can't be pressed now. Given, the button stays reachable by keyboard and says it. */
  readonly disabledReason?: string;
  /** What it started is still running: presses are ignored, focus stays. */
  readonly isBusy?: boolean;
  readonly isPressed?: boolean;
  /**
   * A press leaves the focus in the field that has it. Where leaving a field can draw an error, that
   * error would move the button from under the pointer, and the press would be lost.
   */
  readonly keepsFocus?: boolean;
  readonly onPress?: () => void;
  /** As `onPress`, with the event: for what reports how it was pressed. */
  readonly onPressEvent?: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly children: ReactNode;
}

/**
 * Does something. Goes somewhere: that is `ButtonLink`.
 *
 * Data attributes: `data-look`, `data-busy`.
 */
export function Button({
  variant = "raised",
  size = "normal",
  width = "content",
  type = "button",
  icon: shape,
  hasLabelOnPhones = true,
  isDisabled = false,
  disabledReason,
  isBusy = false,
  isPressed,
  keepsFocus = false,
  className,
  onPress,
  onPressEvent,
  children,
  ...host
}: ButtonProps) {
  const t = useWording();
  const reasonId = useId();
  const isHeld = isBusy || disabledReason !== undefined;
  return (
    <button
      {...host}
      type={type}
      disabled={isDisabled && !isHeld}
      aria-disabled={isHeld && !isBusy ? true : undefined}
      aria-busy={isBusy || undefined}
      aria-pressed={isPressed}
      aria-describedby={joined(host["aria-describedby"], disabledReason !== undefined && reasonId)}
      data-look={variant}
      data-busy={isBusy || undefined}
      className={joined(button({ variant, size, width, isBusy }), className)}
      onMouseDown={keepsFocus ? (event) => event.preventDefault() : undefined}
      onClick={(event) => {
        if (isHeld) return event.preventDefault();
        onPress?.();
        onPressEvent?.(event);
      }}
    >
      {isBusy ? (
        <Icon shape={LoaderCircle} className="gs:animate-turn" size={20} />
      ) : (
        shape && <Icon shape={shape} className="gs:shrink-0" size={20} />
      )}
      <span className={buttonLabel({ isOnPhones: hasLabelOnPhones })}>{children}</span>
      {isBusy && <span className="gs:sr-only">{t("common.busy")}</span>}
      {disabledReason !== undefined && (
        <span hidden id={reasonId}>
          {disabledReason}
        </span>
      )}
    </button>
  );
}
