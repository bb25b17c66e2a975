import type { ReactNode } from "react";
import { useFormat } from "../provider/index.ts";
import { type BadgeVariant, badge } from "./badge.variants.ts";

export interface BadgeProps {
  readonly variant?: BadgeVariant;
  readonly children: ReactNode;
}

/** A word or two that qualify what they stand beside. */
export function Badge({ variant = "line", children }: BadgeProps) {
  return (
    <span data-look={variant} className={badge({ variant })}>
      {children}
    </span>
  );
}

const most = 99;

export interface CountBadgeProps {
  readonly count: number;
  /** The count with what it counts, for those who don't see where it stands. */
  readonly label: string;
}

/** How many there are: selections, unread messages. Nothing at all when there are none. */
export function CountBadge({ count, label }: CountBadgeProps) {
  const format = useFormat();
  if (count <= 0) return null;
  return (
    <span data-look="act" className={badge({ variant: "act" })}>
      <span aria-hidden>{count > most ? `${format.number(most)}+` : format.number(count)}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
