import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { renderComponent } from "../testing/index.ts";
import { eventHeaderStates as states } from "./event-header.states.ts";
import { EventHeader } from "./event-header.tsx";

async function drawn(name: keyof typeof states) {
  return renderComponent(<EventHeader {...states[name]} />);
}

describe("the head of a tennis match", () => {
  it("[EVENT-HEADER-20] has games, points and who serves in each player's row", async () => {
    const screen = await drawn("break ball");
    await expect
      .element(screen.getByRole("heading", { level: 1 }))
      .toHaveTextContent("V. Rochebrune – A. De la Torre");
    const rows = screen.getByRole("row").elements();
    expect(rows[0]?.textContent).toContain("Set 3");
    expect(rows[1]?.textContent).toBe("V. Rochebruneau service74430");
    expect(rows[2]?.textContent).toBe("A. De la Torre655 au jeu décisif6440");
    const opacities = [...(rows[2]?.querySelectorAll("td") ?? [])].map((cell) => {
      const figure = cell.querySelector(".gs-score-cell > span");
      return figure && getComputedStyle(figure).opacity;
    });
    expect(opacities).toEqual(["0.65", "1", "1", "1"]);
  });

  it("[EVENT-HEADER-20] has no points once it is over, and no score before it begins", async () => {
    const over = await drawn("tennis is over");
    expect(over.getByRole("columnheader").elements()).toHaveLength(3);
    await over.unmount();
    const before = await drawn("before a tennis match");
    expect(before.getByRole("table").elements()).toHaveLength(0);
    expect(before.container.querySelectorAll(".gs-tennis-name")).toHaveLength(2);
  });

  it("[EVENT-HEADER-21] says whose ball it is, and how long the match is played", async () => {
    const screen = await drawn("break ball");
    await expect.element(screen.getByText("Balle de break")).toBeVisible();
    expect(screen.container.textContent).toContain("A. De la Torre, 1re du jeu");
    await expect.element(screen.getByText("2 h 21")).toBeVisible();
    await screen.rerender(<EventHeader {...states["match ball in a tie-break"]} />);
    await expect.element(screen.getByText("Balle de match")).toBeVisible();
    expect(screen.container.textContent).toContain("V. Rochebrune, 2e du jeu");
    await screen.rerender(<EventHeader {...states["tennis is over"]} />);
    expect(screen.container.textContent).not.toContain("Balle");
    await expect.element(screen.getByText("2 h 13")).toBeVisible();
  });

  it("[EVENT-HEADER-22] names who gave up", async () => {
    const screen = await drawn("a player gave up");
    expect(screen.container.textContent).toContain("Abandon de A. De la Torre");
  });

  it.each(["five sets", "long names of players", "long names of teams"] as const)(
    "[EVENT-HEADER-22] cuts no name at 320 px: %s",
    async (name) => {
      await page.viewport(320, 700);
      const { container } = await drawn(name);
      for (const each of container.querySelectorAll("[translate=no]:not(.gs\\:sr-only)")) {
        expect(each.scrollWidth, each.textContent ?? "").toBeLessThanOrEqual(each.clientWidth + 1);
      }
      expect(container.scrollWidth).toBeLessThanOrEqual(320);
      await page.viewport(1280, 800);
    },
  );

  it("[EVENT-HEADER-25] has the first market below", async () => {
    for (const name of ["break ball", "third map"] as const) {
      const screen = await drawn(name);
      const group = screen.getByRole("group", { name: /Vainqueur du match/ });
      await expect.element(group).toBeVisible();
      const board = screen.container.querySelector("table, ol");
      expect(group.element().getBoundingClientRect().top).toBeGreaterThan(
        board?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY,
      );
      await screen.unmount();
    }
  });
});

describe("the head of an e-sports match", () => {
  it("[EVENT-HEADER-23] has the maps that are won, and the map and round that are played", async () => {
    const screen = await drawn("third map");
    expect(screen.container.textContent).toContain("CartesBrussels Titans 1, Northwolves 1");
    await expect.element(screen.getByText("Carte 3")).toBeVisible();
    await expect.element(screen.getByText("manche 19 sur 24")).toBeVisible();
    await screen.rerender(<EventHeader {...states["best of five maps, in overtime"]} />);
    await expect.element(screen.getByText("manche 29, prolongation")).toBeVisible();
    await screen.rerender(<EventHeader {...states["counted in turrets"]} />);
    await expect.element(screen.getByText("Carte 2", { exact: true }).first()).toBeVisible();
    expect(screen.container.textContent).not.toContain("manche");
  });

  it("[EVENT-HEADER-24] says of each map its score and how it ended", async () => {
    const screen = await drawn("third map");
    const texts = () =>
      screen
        .getByRole("listitem")
        .elements()
        .map(({ textContent }) => textContent);
    expect(texts()).toEqual([
      expect.stringMatching(/^Corvina13–7.*gagnée par Brussels Titans$/),
      expect.stringMatching(/^Halden8–13.*gagnée par Northwolves$/),
      expect.stringMatching(/^Marlow117Northwolves en attaque$/),
    ]);
    await screen.rerender(<EventHeader {...states["best of five maps, in overtime"]} />);
    expect(texts().slice(3)).toEqual(["Saltwick–À venir", "Tolmar–À venir"]);
    await screen.rerender(<EventHeader {...states["e-sports is over"]} />);
    expect(texts().at(-1)).toBe("Marlow–Pas jouée");
    await screen.rerender(<EventHeader {...states["counted in turrets"]} />);
    expect(texts()).toEqual([
      expect.stringMatching(/^Carte 19–6/),
      "Carte 235En cours",
      "Carte 3–À venir",
    ]);
  });
});
