import { afterEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { sportShortcutsStates as states } from "./sport-shortcuts.states.ts";
import { SportShortcuts } from "./sport-shortcuts.tsx";

checkConformance("sport shortcuts", SportShortcuts, states);

describe("sport shortcuts", () => {
  afterEach(() => page.viewport(1280, 800));

  it("[SPORT-SHORTCUTS-1] [SPORT-SHORTCUTS-2] are links with their numbers, the one to all sports last", async () => {
    const screen = await renderComponent(<SportShortcuts {...states["a few sports"]} />);
    const row = screen.getByRole("navigation", { name: "Choix du sport" });
    const links = row.getByRole("link").elements();
    expect(links.map((link) => [link.getAttribute("href"), link.textContent])).toEqual([
      ["/fr/football/", "Football412"],
      ["/fr/tennis/", "Tennis96"],
      ["/fr/horse-racing/", "Hippisme38"],
      ["/fr/e-sports/", "E-sports57"],
      ["/fr/sports", "Tous5"],
    ]);
    expect(row.getByRole("listitem").elements()).toHaveLength(5);
  });

  it("[SPORT-SHORTCUTS-3] come in whole with the focus on a phone", async () => {
    await page.viewport(360, 740);
    const screen = await renderComponent(
      <SportShortcuts {...states["more than a phone has room for"]} />,
    );
    const last = screen.getByRole("link", { name: /^Tous/ });
    const boxOf = (element: Element) => element.getBoundingClientRect();
    expect(boxOf(last.element()).right).toBeGreaterThan(360);
    await userEvent.keyboard("{Tab>9/}");
    await expect.element(last).toHaveFocus();
    await expect.poll(() => boxOf(last.element()).right).toBeLessThanOrEqual(360);
    for (const link of screen.getByRole("link").elements()) {
      expect(boxOf(link).height).toBeGreaterThanOrEqual(44);
    }
  });

  it("[SPORT-SHORTCUTS-5] have their width before the last of them have been read", async () => {
    for (const name of ["a few sports", "more than a phone has room for"] as const) {
      const screen = await renderComponent(<SportShortcuts {...states[name]} />);
      const [first, second, ...others] = screen.getByRole("listitem").elements() as HTMLElement[];
      const width = first?.getBoundingClientRect().width ?? 0;
      expect(second?.getBoundingClientRect().width).toBeCloseTo(width, 1);
      for (const other of others) other.style.display = "none";
      expect(first?.getBoundingClientRect().width).toBeCloseTo(width, 1);
      await screen.unmount();
    }
  });

  it("[SPORT-SHORTCUTS-4] are not there where no sport is known", async () => {
    const screen = await renderComponent(<SportShortcuts {...states["none known"]} />);
    expect(screen.getByRole("navigation").elements()).toEqual([]);
  });
});
