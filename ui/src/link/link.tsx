import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { useLink, useWording } from "../provider/index.ts";
import { type LinkVariant, link } from "./link.variants.ts";

export interface LinkProps {
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
  children,
}: LinkProps) {
  const Anchor = useLink();
  const t = useWording();
  return (
    <Anchor
      href={href}
      className={link({ variant })}
      aria-current={isCurrent ? "page" : undefined}
      {...(opensNewTab && { target: "_blank", rel: "noopener" })}
    >
      {children}
      {opensNewTab && (
        <>
          <ExternalLink aria-hidden className="ms-1 inline" size={14} strokeWidth={1.7} />
          <span className="sr-only">{t("common.new-tab")}</span>
        </>
      )}
    </Anchor>
  );
}
