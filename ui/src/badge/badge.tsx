import type { ReactNode } from "react";
import { type HostAttributes, joined, useFormat } from "../provider/index.ts";
import { type BadgeVariant, badge } from "./badge.variants.ts";

export interface BadgeProps extends HostAttributes<HTMLSpanElement> {
  readonly variant?: BadgeVariant;
  readonly children: ReactNode;
}

/** A word or two that qualify what is beside them. */
export function Badge({ variant = "line", className, children, ...host }: BadgeProps) {
  return (
    <span {...host} data-look={variant} className={joined(badge({ variant }), className)}>
      {children}
    </span>
  );
}

const most = 99;

export interface CountBadgeProps extends HostAttributes<HTMLSpanElement> {
  readonly count: number;
  /** The count with what it counts, for those who don't see its position. */
  readonly label: string;
}

/** How many there are: selections, unread messages. Nothing at all when there are none. */
export function CountBadge({ count, label, className, ...host }: CountBadgeProps) {
  const format = useFormat();
  if (count <= 0) return null;
  return (
    <span {...host} data-look="act" className={joined(badge({ variant: "act" }), className)}>
      <span aria-hidden>{count > most ? `${format.number(most)}+` : format.number(count)}</span>
      <span className="gs:sr-only">{label}</span>
    </span>
  );
}
