import { describe, expect, it } from "vitest";
import { sampleCrests } from "../mark/sample-marks.ts";
import { MarkSheet } from "../mark-sheet/index.ts";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { markImageStates as states } from "./mark-image.states.ts";
import { MarkImage, type MarkImageProps } from "./mark-image.tsx";

checkConformance("mark image", MarkImage, states);

const marks = [
  { name: "club", kind: "crest", mark: sampleCrests.halves, sizes: [20, 48] },
] as const;

async function drawn(props: MarkImageProps): Promise<HTMLElement> {
  const { container } = await renderComponent(
    <p>
      <MarkSheet marks={marks} />
      <MarkImage {...props} />
    </p>,
  );
  return container;
}

describe("mark image", () => {
  it("[MARK-IMAGE-1] is hidden, drawn or not", async () => {
    const container = await drawn(states["in a row"]);
    const svg = container.querySelector("svg:has(> use)");
    expect(svg).toHaveAttribute("aria-hidden", "true");
    expect((await drawn(states["an operator's own"])).querySelector("img")).toHaveAttribute(
      "alt",
      "",
    );
  });

  it.each([
    [16, "gs-m-club"],
    [24, "gs-m-club"],
    [28, "gs-m-club-l"],
    [56, "gs-m-club-l"],
  ])("[MARK-IMAGE-2] at %d px is the symbol %s, which the sheet has drawn", async (size, id) => {
    const container = await drawn({ name: "club", size });
    const use = container.querySelector("use");
    expect(use).toHaveAttribute("href", `#${id}`);
    expect(container.querySelector(`symbol[id="${id}"]`)).not.toBeNull();
    expect(use?.getBoundingClientRect().width).toBeGreaterThan(size / 2);
  });

  it("[MARK-IMAGE-3] keeps a square for an operator's own image and loads it late", async () => {
    const image = (await drawn(states["an operator's own"])).querySelector(
      "img",
    ) as HTMLImageElement;
    const { width, height } = image.getBoundingClientRect();
    expect([width, height]).toEqual([48, 48]);
    expect([image.loading, image.decoding]).toEqual(["lazy", "async"]);
    await expect.poll(() => image.complete).toBe(true);
    expect(image.getBoundingClientRect().height).toBe(48);
    expect(getComputedStyle(image).objectFit).toBe("contain");
  });

  it("[MARK-IMAGE-4] shows the drawn mark for an image that is missing, and another image again", async () => {
    const screen = await renderComponent(<MarkImage {...states["an image that is missing"]} />);
    await expect.poll(() => screen.container.querySelector("use")).not.toBeNull();
    expect(screen.container.querySelector("img")).toBeNull();
    await screen.rerender(<MarkImage {...states["an operator's own"]} />);
    expect(screen.container.querySelector("img")).not.toBeNull();
  });
});
