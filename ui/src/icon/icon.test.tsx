import { House, Star } from "lucide";
import { describe, expect, it } from "vitest";
import { renderComponent } from "../testing/index.ts";
import { Icon } from "./icon.tsx";

describe("icon", () => {
  it("has the lines of its shape, and is hidden from screen readers", async () => {
    for (const shape of [House, Star]) {
      const { container, unmount } = await renderComponent(<Icon shape={shape} size={16} />);
      const svg = container.querySelector("svg");
      expect(svg?.getAttribute("aria-hidden")).toBe("true");
      expect(svg?.getBoundingClientRect().width).toBe(16);
      const drawn = [...(svg?.children ?? [])].map((line) => [
        line.tagName,
        Object.fromEntries([...line.attributes].map(({ name, value }) => [name, value])),
      ]);
      expect(drawn).toEqual(shape);
      await unmount();
    }
  });

  it("takes another stroke and a fill", async () => {
    const { container } = await renderComponent(
      <Icon shape={Star} strokeWidth={2.5} fill="currentColor" className="gs:shrink-0" />,
    );
    const svg = container.querySelector("svg");
    expect(svg?.getAttribute("stroke-width")).toBe("2.5");
    expect(svg?.getAttribute("fill")).toBe("currentColor");
    expect(svg?.getAttribute("class")).toBe("gs:shrink-0");
  });
});
