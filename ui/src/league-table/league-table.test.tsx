import { describe, expect, it } from "vitest";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { leagueTableStates as states } from "./league-table.states.ts";
import { LeagueTable } from "./league-table.tsx";

checkConformance("league table", LeagueTable, states);

const drawAt = (width: number) =>
  renderComponent(
    <div style={{ width }}>
      <LeagueTable {...states.whole} />
    </div>,
  );
const seenIn = (container: Element, selector: string) =>
  [...container.querySelectorAll(selector)].filter((each) => each.checkVisibility());

describe("league table", () => {
  it("[LEAGUE-TABLE-1] is a table with names for its columns and rows", async () => {
    const screen = await drawAt(800);
    await expect
      .element(screen.getByRole("table", { name: "Classement : Pro League" }))
      .toBeVisible();
    const [first] = states.whole.rows ?? [];
    await expect
      .element(screen.getByRole("rowheader", { name: first?.team.name ?? "" }))
      .toBeVisible();
    await expect.element(screen.getByTitle("Matchs gagnés")).toBeVisible();
    expect(screen.getByRole("columnheader").elements()).toHaveLength(10);
  });

  it("[LEAGUE-TABLE-2] has a word for each result", async () => {
    const screen = await drawAt(800);
    const [row] = [...screen.container.querySelectorAll("tbody tr")];
    const words = [...(row?.querySelectorAll("td:last-child .gs\\:sr-only") ?? [])];
    expect(words.length).toBeGreaterThan(0);
    for (const { textContent } of words) expect(textContent).toMatch(/^(Victoire|Nul|Défaite)$/);
  });

  it.each([
    [360, 6, 3],
    [800, 10, 5],
  ])("[LEAGUE-TABLE-3] at %d px has %d columns and %d results", async (width, columns, results) => {
    const { container } = await drawAt(width);
    expect(seenIn(container, "th[scope=col]")).toHaveLength(columns);
    const row = container.querySelector("tbody tr") as Element;
    expect(seenIn(row, "td:last-child > * > *")).toHaveLength(results);
    expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    for (const figures of row.querySelectorAll("td[translate=no]")) {
      const range = document.createRange();
      range.selectNodeContents(figures);
      expect(range.getClientRects().length, figures.textContent).toBeLessThanOrEqual(1);
    }
  });

  it("[LEAGUE-TABLE-4] draws a line after a place", async () => {
    const { container } = await drawAt(800);
    const edges = [...container.querySelectorAll("tbody tr")].map(
      (row) => getComputedStyle(row.firstElementChild as Element).borderTopWidth,
    );
    expect(edges.slice(0, 4)).toEqual(["1px", "1px", "2px", "1px"]);
  });

  it("[LEAGUE-TABLE-5] has the points alone where no more is known", async () => {
    const screen = await renderComponent(<LeagueTable {...states["points alone"]} />);
    expect(screen.getByRole("columnheader").elements()).toHaveLength(6);
  });

  it.each([
    ["empty", "Aucun classement pour le moment."],
    ["failed", "Ce classement n’a pas pu être chargé."],
  ] as const)("[LEAGUE-TABLE-6] says that it is %s", async (state, words) => {
    const screen = await renderComponent(<LeagueTable {...states[state]} />);
    await expect.element(screen.getByText(words)).toBeVisible();
    expect(screen.container.querySelector("table")).toBeNull();
  });
});
