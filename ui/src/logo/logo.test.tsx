import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { logoStates as states } from "./logo.states.ts";
import { Logo } from "./logo.tsx";

checkConformance("logo", Logo, states);

describe("logo", () => {
  it("[LOGO-1] [LOGO-2] [LOGO-3] keeps its name for a reader where only the rows are drawn", async () => {
    const screen = await renderComponent(<Logo {...states.responsive} />);
    const name = screen.getByText("Grandstand");
    expect(name.element().clientWidth + name.element().scrollWidth).toBeGreaterThan(60);
    await page.viewport(360, 800);
    await expect.element(name).toBeInTheDocument();
    expect(name.element().getBoundingClientRect().width).toBeLessThanOrEqual(1);
    expect(getComputedStyle(name.element()).fontFamily).toMatch(/^"Archivo Wordmark"/);
    await page.viewport(1280, 800);
  });

  it("[LOGO-4] has the brand's mark and name, and the rows where it has no mark", async () => {
    const markOf = (container: Element) => container.querySelector("path")?.getAttribute("d");
    const rows = markOf((await renderComponent(<Logo />)).container);
    const brand = { name: "Harbour", mark: "M0 0h24v20H0z" };
    const own = await renderComponent(<Logo />, { brand });
    await expect.element(own.getByText("Harbour")).toBeVisible();
    expect(markOf(own.container)).toBe(brand.mark);
    const named = await renderComponent(<Logo />, { brand: { name: "Quay" } });
    await expect.element(named.getByText("Quay")).toBeVisible();
    expect(markOf(named.container)).toBe(rows);
  });
});
