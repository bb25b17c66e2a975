import type { MouseEvent, ReactNode } from "react";
import { Icon, type IconShape } from "../icon/index.ts";
import { type HostAttributes, joined, useLink, useWording } from "../provider/index.ts";
import {
  type ButtonSize,
  type ButtonVariant,
  type ButtonWidth,
  button,
} from "./button.variants.ts";

export interface ButtonLinkProps extends HostAttributes<HTMLAnchorElement> {
  /** Internal paths are given in full, with locale and trailing slash (A2). */
  readonly href: string;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly width?: ButtonWidth;
  readonly icon?: IconShape;
  readonly opensNewTab?: boolean;
  readonly onPress?: () => void;
  /** As `onPress`, with the event: for what reports how it was pressed. */
  readonly onPressEvent?: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly children: ReactNode;
}

/** Goes somewhere and looks like a button. */
export function ButtonLink({
  href,
  variant = "raised",
  size = "normal",
  width = "content",
  icon: shape,
  opensNewTab = false,
  className,
  onPress,
  onPressEvent,
  children,
  ...host
}: ButtonLinkProps) {
  const Anchor = useLink();
  const t = useWording();
  return (
    <Anchor
      {...host}
      href={href}
      data-look={variant}
      className={joined(button({ variant, size, width }), className)}
      onClick={(event) => {
        onPress?.();
        onPressEvent?.(event);
      }}
      {...(opensNewTab && { target: "_blank", rel: "noopener" })}
    >
      {shape && <Icon shape={shape} className="gs:shrink-0" size={20} />}
      <span className="gs:min-w-0 gs:wrap-break-word">{children}</span>
      {opensNewTab && <span className="gs:sr-only">{t("common.new-tab")}</span>}
    </Anchor>
  );
}
