import type { IconNode, LucideProps } from "lucide-react";
import { createElement, type FunctionComponent } from "react";

/** An icon as lucide's files describe it. */
export interface IconData {
  readonly node: IconNode;
}

/** What of lucide's own properties the components use; the rest are those of an `svg`. */
export type IconProps = Omit<LucideProps, "absoluteStrokeWidth" | "nonScalingStroke" | "color">;

/**
 * Makes an icon's component: the built site has this instead of lucide's `createLucideIcon`, which
 * reads a context and turns each attribute around for other frameworks. The two draw the same; lucide's
 * name space and its names of classes, which nothing here reads, are left out.
 */
export default function drawIcon(data: IconData): FunctionComponent<IconProps> {
  return (props) => drawSvg(data.node, props);
}

function drawSvg(node: IconNode, { size = 24, ...rest }: IconProps) {
  return createElement(
    "svg",
    {
      width: size,
      height: size,
      viewBox: "0 0 24 24",
      fill: "none",
      stroke: "currentColor",
      strokeWidth: 2,
      strokeLinecap: "round",
      strokeLinejoin: "round",
      "aria-hidden": isNamed(rest) ? undefined : "true",
      ...rest,
    },
    ...node.map(([tag, attributes]) => createElement(tag, attributes)),
  );
}

/** Whether the icon has a name for assistive technology. */
function isNamed(props: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(props).some((name) => /^(?:aria-|role$|title$)/.test(name) && props[name]);
}
