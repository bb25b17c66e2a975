import { describe, expect, it } from "vitest";
import { sampleSilks } from "../mark/sample-marks.ts";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { silksStates as states } from "./silks.states.ts";
import { Silks, type SilksProps } from "./silks.tsx";

checkConformance("silks", Silks, states);

async function drawn(props: SilksProps): Promise<SVGSVGElement> {
  const { container } = await renderComponent(<Silks {...props} />);
  return container.querySelector("svg") as SVGSVGElement;
}

/** The drawing without the ids, which are each drawing's own. */
const shapesOf = (svg: SVGSVGElement) =>
  [...svg.querySelectorAll("path")].map(
    (path) => `${path.getAttribute("fill")} ${path.getAttribute("d")}`,
  );

describe("silks", () => {
  it("[SILKS-1] are hidden, and of the size that they are given", async () => {
    const svg = await drawn(states["in a row"]);
    expect(svg).toHaveAttribute("aria-hidden", "true");
    expect(svg.getBoundingClientRect().width).toBe(36);
  });

  it("[SILKS-2] are drawn in another way for each pattern", async () => {
    const { white, black } = { white: "#ffffff", black: "#000000" };
    const faces: string[] = [];
    for (const { pattern } of Object.values(sampleSilks)) {
      const mark = { body: [white, black], pattern, sleeves: white, cap: black } as const;
      faces.push(shapesOf(await drawn({ mark, size: 48 })).join());
    }
    expect(new Set(faces).size).toBe(12);
  });

  it("[SILKS-2] are plain where a pattern is not known", async () => {
    const mark = { ...sampleSilks.plain, pattern: "tartan" as "plain" };
    const shapes = shapesOf(await drawn({ mark, size: 48 }));
    expect(shapes).toEqual(shapesOf(await drawn({ mark: sampleSilks.plain, size: 48 })));
  });

  it("[SILKS-3] have fewer pieces below 40 px", async () => {
    const small = shapesOf(await drawn({ mark: sampleSilks.stars, size: 36 }));
    const large = shapesOf(await drawn({ mark: sampleSilks.stars, size: 40 }));
    expect(small.length).toBeLessThan(large.length);
    expect(small.join().length).toBeLessThan(large.join().length);
  });

  it("[SILKS-4] have a hairline round each piece of clothing", async () => {
    const edges = (await drawn(states["in a heading"])).querySelectorAll(".gs-edge");
    expect(edges).toHaveLength(3);
    for (const edge of edges) {
      expect(getComputedStyle(edge).stroke).toBe(getComputedStyle(edge).color);
    }
  });
});
