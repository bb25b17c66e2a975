import { ChevronRight } from "lucide";
import { type ReactNode, useId } from "react";
import { Icon } from "../icon/index.ts";
import { type HostAttributes, joined, useLink, useWording } from "../provider/index.ts";

export interface SportSectionProps extends HostAttributes<HTMLElement> {
  /** The sport's name. */
  readonly name: string;
  /** The sport's page, a path with its language, with how many events it lists; absent while that is unknown. */
  readonly all?: { readonly href: string; readonly count: number };
  /** Coupons of this sport, each `naming="within-sport"`. */
  readonly children: ReactNode;
}

/** What a page shows of one sport: its coupons as one card, and the way to all of its events (B2, B9). */
export function SportSection({ name, all, children, className, ...host }: SportSectionProps) {
  const t = useWording();
  const Anchor = useLink();
  const heading = useId();
  return (
    <section {...host} aria-labelledby={heading} className={joined("gs-sport-section", className)}>
      <h2 id={heading} className="gs-sport-section-name">
        {name}
      </h2>
      {children}
      {all && (
        <Anchor href={all.href} className="gs-sport-section-all">
          <span>{t("sport-section.all", { sport: name, count: all.count })}</span>
          <Icon shape={ChevronRight} size={16} />
        </Anchor>
      )}
    </section>
  );
}
