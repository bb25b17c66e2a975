import { describe, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { loadCatalogs } from "../locale/index.ts";
import { GrandstandProvider } from "../provider/index.ts";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { flagStates as states } from "./flag.states.ts";
import { Flag, type FlagProps } from "./flag.tsx";

checkConformance("flag", Flag, states);

async function drawn(props: FlagProps, flags = "/flags/"): Promise<HTMLElement> {
  const { container } = await renderComponent(<Flag {...props} />, { flags });
  return container;
}

const boxOf = (element: Element | null) => {
  const { width, height } = (element as Element).getBoundingClientRect();
  return [width, height];
};

describe("flag", () => {
  it("[FLAG-1] is hidden, with a flag or without", async () => {
    expect((await drawn(states["in a list"])).querySelector("img")).toHaveAttribute("alt", "");
    expect((await drawn(states["no country"])).querySelector("svg")).toHaveAttribute(
      "aria-hidden",
      "true",
    );
  });

  it.each([
    ["BE", "/flags/be.svg"],
    ["gb-eng", "/flags/gb-eng.svg"],
    ["EU", "/flags/eu.svg"],
  ])("[FLAG-2] of %s is fetched from %s, late", async (code, address) => {
    const image = (await drawn({ code, size: 20 })).querySelector("img") as HTMLImageElement;
    expect(image).toHaveAttribute("src", address);
    expect(image.loading).toBe("lazy");
    await expect.poll(() => image.naturalWidth).toBeGreaterThan(0);
  });

  it("[FLAG-2] is fetched from where a site says in its provider", async () => {
    const catalogs = await loadCatalogs("nl");
    const { container } = await render(
      <GrandstandProvider locale="nl" catalogs={catalogs} flags="/flags/">
        <Flag code="nl" size={16} />
      </GrandstandProvider>,
    );
    await expect.poll(() => container.querySelector("img")?.src).toMatch(/\/flags\/nl\.svg$/);
  });

  it("[FLAG-3] takes the same space with and without its file", async () => {
    const container = await drawn({ code: "fr", size: 20 });
    expect(boxOf(container.querySelector("img"))).toEqual([20, 20]);
    expect(boxOf((await drawn({ code: "", size: 20 })).querySelector("svg"))).toEqual([20, 20]);
  });

  it.each(["", "zzz", "../be", "be.svg?", "b"])("[FLAG-4] is a disc for %j", async (code) => {
    const container = await drawn({ code, size: 20 });
    expect(container.querySelector("img")).toBeNull();
    expect(container.querySelector("circle")).not.toBeNull();
  });

  it("[FLAG-4] is a disc where the file is missing, and on a site without flags", async () => {
    const container = await drawn({ code: "zz", size: 20 });
    await expect.poll(() => container.querySelector("circle")).not.toBeNull();
    const { container: without } = await renderComponent(<Flag code="be" size={20} />);
    expect(without.querySelector("circle")).not.toBeNull();
  });

  it("[FLAG-5] has a hairline in the colour of the text", async () => {
    const image = (await drawn(states["in a list"])).querySelector("img") as Element;
    const { outlineStyle, outlineWidth, borderRadius } = getComputedStyle(image);
    expect([outlineStyle, outlineWidth]).toEqual(["solid", "1px"]);
    expect(borderRadius).not.toBe("0px");
  });
});
