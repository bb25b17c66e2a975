import { ExternalLink } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "../icon/index.ts";
import { type HostAttributes, joined, useLink, useWording } from "../provider/index.ts";
import { type LinkVariant, link } from "./link.variants.ts";

export interface LinkProps extends HostAttributes<HTMLAnchorElement> {
  /** Internal paths are given in full, with locale and trailing slash (A2). */
  readonly href: string;
  readonly variant?: LinkVariant;
  /** For other hosts and for help that must not lose the slip; said in words as well. */
  readonly opensNewTab?: boolean;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/** Goes somewhere (A2). What does something is a button. */
export function Link({
  href,
  variant = "inline",
  opensNewTab = false,
  isCurrent = false,
  className,
  children,
  ...host
}: LinkProps) {
  const Anchor = useLink();
  const t = useWording();
  return (
    <Anchor
      {...host}
      href={href}
      className={joined(link({ variant }), className)}
      aria-current={isCurrent ? "page" : host["aria-current"]}
      {...(opensNewTab && { target: "_blank", rel: "noopener" })}
    >
      {opensNewTab ? (
        <>
          <span>{children}</span>
          <Icon shape={ExternalLink} className="gs:ms-1 gs:inline" size={14} />
          <span className="gs:sr-only">{t("common.new-tab")}</span>
        </>
      ) : (
        children
      )}
    </Anchor>
  );
}
