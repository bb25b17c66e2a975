import { describe, expect, it } from "vitest";
import { checkConformance, renderSurface } from "../testing/index.ts";
import { scrollTopStates as states } from "./scroll-top.states.ts";
import { ScrollTop } from "./scroll-top.tsx";

checkConformance("scroll top", ScrollTop, states);

describe("scroll top", () => {
  it("[SCROLL-TOP-1] says what it does", async () => {
    const screen = await renderSurface(<ScrollTop {...states["scrolled far"]} />);
    await expect.element(screen.getByRole("button", { name: "Retour en haut" })).toBeVisible();
  });

  it("[SCROLL-TOP-2] [SCROLL-TOP-3] [SCROLL-TOP-4] [CONSTANTS-34] comes after 300 px, and leads back to the main part", async () => {
    const screen = await renderSurface(
      <>
        <main tabIndex={-1} style={{ height: 3_000 }} />
        <ScrollTop />
      </>,
    );
    const button = screen.getByRole("button");
    window.scrollTo(0, 300);
    await expect.poll(() => window.scrollY).toBe(300);
    expect(button.elements()).toEqual([]);
    window.scrollTo(0, 301);
    await button.click();
    await expect.poll(() => window.scrollY).toBe(0);
    await expect.poll(() => button.elements()).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole("main").element());
  });
});
