import type { LucideIcon } from "lucide-react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import drawIcon, { type IconData, type IconProps } from "./draw-icon.ts";

const files = import.meta.glob<{ default: LucideIcon; __iconData: IconData }>(
  "../../../node_modules/lucide-react/dist/esm/icons/{house,star,trash,chart-no-axes-column}.mjs",
  { eager: true },
);
const uses: IconProps[] = [
  {},
  { size: 16, strokeWidth: 2.5, className: "gs-icon" },
  { fill: "currentColor", "aria-label": "Favourite" },
  { role: "img" },
];

/** Whether the two may differ in it: nothing of the site reads lucide's own. */
const isOwn = (name: string) => name === "xmlns";

/** Attributes in one order, for a browser does not mind it, and without lucide's names of classes. */
function drawn(Icon: LucideIcon | ReturnType<typeof drawIcon>, props: IconProps): string {
  const template = document.createElement("template");
  template.innerHTML = renderToStaticMarkup(<Icon {...props} />);
  return JSON.stringify(
    [...template.content.querySelectorAll("*")].map((each) => [
      each.tagName,
      ...[...each.attributes]
        .filter(({ name }) => !isOwn(name))
        .map(({ name, value }) => [name, value.replace(/lucide[\w-]*\s*/g, "")])
        .filter(([, value]) => value !== "")
        .map(([name, value]) => `${name}=${value}`)
        .sort(),
    ]),
  );
}

describe("an icon of the built site", () => {
  it("is drawn as lucide draws it", () => {
    expect(Object.keys(files)).toHaveLength(4);
    for (const { default: Icon, __iconData: data } of Object.values(files)) {
      for (const use of uses) expect(drawn(drawIcon(data), use)).toBe(drawn(Icon, use));
    }
  });
});
