import { describe, expect, it } from "vitest";
import { sampleCrests as crests } from "../mark/sample-marks.ts";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { crestStates as states } from "./crest.states.ts";
import { Crest, type CrestProps } from "./crest.tsx";

checkConformance("crest", Crest, states);

async function drawn(props: CrestProps): Promise<SVGSVGElement> {
  const { container } = await renderComponent(<Crest {...props} />);
  return container.querySelector("svg") as SVGSVGElement;
}

describe("crest", () => {
  it("[CREST-1] is hidden, and of the size that it is given", async () => {
    const svg = await drawn(states["in a row"]);
    expect(svg).toHaveAttribute("aria-hidden", "true");
    const { width, height } = svg.getBoundingClientRect();
    expect([width, height]).toEqual([20, 20]);
  });

  it.each([
    [16, 0, null],
    [24, 0, null],
    [28, 2, null],
    [32, 2, "RA"],
    [56, 2, "RA"],
  ])("[CREST-2] at %d px has %d gradients and the initials %s", async (size, lights, initials) => {
    const svg = await drawn({ mark: crests.halves, size });
    expect(svg.querySelectorAll("linearGradient")).toHaveLength(lights);
    expect(svg.querySelector("text")?.textContent ?? null).toBe(initials);
  });

  it("[CREST-2] has no plate without initials", async () => {
    const svg = await drawn({ mark: { ...crests.halves, initials: "" }, size: 56 });
    expect(svg.querySelector("text")).toBeNull();
  });

  it("[CREST-3] has a hairline of one pixel in the colour of the text", async () => {
    for (const size of [16, 56]) {
      const edge = (await drawn({ mark: crests.white, size })).querySelector(".gs-edge");
      const { stroke, strokeWidth, vectorEffect, color } = getComputedStyle(edge as Element);
      expect([stroke, strokeWidth, vectorEffect]).toEqual([color, "1px", "non-scaling-stroke"]);
    }
  });

  it("[CREST-8] is grey and plain where its values are not known", async () => {
    const mark = {
      ...crests.halves,
      colours: ["red", "blue"] as const,
      pattern: "tartan" as "plain",
    };
    const svg = await drawn({ mark, size: 20 });
    const fills = [...svg.querySelectorAll("path[fill]")].map((path) => path.getAttribute("fill"));
    for (const fill of fills) expect(fill).toMatch(/^#[\da-f]{6}$/);
  });

  it("[CREST-9] keeps the colours of its initials in the system's colours", async () => {
    const text = (await drawn(states["in a heading"])).querySelector("text");
    expect(getComputedStyle(text as Element).forcedColorAdjust).toBe("none");
  });

  it("[CREST-4] refers to its own parts where several are on a page", async () => {
    const { container } = await renderComponent(
      <p>
        <Crest {...states["in a row"]} />
        <Crest {...states["in a heading"]} />
      </p>,
    );
    const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const used = [...container.innerHTML.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(ids).toEqual(expect.arrayContaining(used));
  });
});
