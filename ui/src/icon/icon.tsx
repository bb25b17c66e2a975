import type { IconNode } from "lucide";
import { createElement, type SVGProps } from "react";

/** What an icon is drawn from: lucide's own lines. */
export type IconShape = IconNode;

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, "width" | "height" | "children"> {
  readonly shape: IconShape;
  /** In px. */
  readonly size?: number;
}

/**
 * An icon of lucide, with lines of 1.7 on a grid of 24 unless said otherwise. Words beside it say what it means: screen
 * readers never meet it.
 */
export function Icon({ shape, size = 24, ...rest }: IconProps) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      {shape.map(([tag, attributes], index) =>
        createElement(tag, { key: `${tag} ${index}`, ...attributes }),
      )}
    </svg>
  );
}
