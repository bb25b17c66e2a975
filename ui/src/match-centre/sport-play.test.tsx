import { describe, expect, it, vi } from "vitest";
import { renderComponent } from "../testing/index.ts";
import { matchCentreStates as states } from "./match-centre.states.ts";
import { MatchCentre } from "./match-centre.tsx";

async function drawn(name: keyof typeof states) {
  return renderComponent(<MatchCentre {...states[name]} />);
}
const kept = (text: string | null) => text?.replaceAll("\u00a0", " ");

describe("the games of a set", () => {
  it("[MATCH-CENTRE-20] are in the row of their winners, with a letter for a break", async () => {
    const screen = await drawn("games of a set");
    await expect.element(screen.getByRole("tab", { name: "Set 3" })).toBeVisible();
    const image = screen.getByRole("img");
    await expect.element(image).toBeVisible();
    const letters = [...image.element().querySelectorAll("text")];
    expect(letters.map(({ textContent }) => textContent)).toEqual(["B", "B"]);
    const won = [...image.element().querySelectorAll("svg")].map(
      (row) => row.querySelectorAll('rect[fill^="var"]').length,
    );
    expect(won).toEqual([4, 4]);
    expect(image.element().querySelectorAll("rect[fill=none]")).toHaveLength(2);
    const points = screen.getByRole("listitem").elements();
    expect(points.map(({ textContent }) => textContent)).toEqual([
      "15–15",
      "30–15",
      "30–30",
      "30–40",
    ]);
    await screen.rerender(<MatchCentre {...states["a tie-break"]} />);
    await expect.element(screen.getByText("Jeu décisif en cours")).toBeVisible();
    await screen.rerender(<MatchCentre {...states["games of the last set"]} />);
    expect(screen.getByText("Jeu en cours").elements()).toEqual([]);
  });

  it("[MATCH-CENTRE-21] have a name with the score, and a table", async () => {
    const onTableViewChange = vi.fn();
    const screen = await renderComponent(
      <MatchCentre {...states["games of a set"]} onTableViewChange={onTableViewChange} />,
    );
    const image = screen.getByRole("img");
    await expect.element(image).toBeVisible();
    expect(kept(image.element().getAttribute("aria-label"))).toBe(
      "Jeux du set 3 : V. Rochebrune 4, A. De la Torre 4.",
    );
    await screen.getByRole("button", { name: "Afficher en tableau" }).click();
    expect(onTableViewChange).toHaveBeenCalledWith(
      true,
      expect.objectContaining({ reason: "pointer" }),
    );
    await screen.rerender(<MatchCentre {...states["games as a table"]} />);
    await expect
      .element(screen.getByRole("row", { name: "5 V. Rochebrune A. De la Torre · Break" }))
      .toBeVisible();
  });
});

describe("the rounds of a map", () => {
  it("[MATCH-CENTRE-22] are in the row of their winners, with a line at each change of sides", async () => {
    const screen = await drawn("rounds");
    const image = screen.getByRole("img");
    await expect.element(image).toBeVisible();
    expect(kept(image.element().getAttribute("aria-label"))).toBe(
      "Manches de la carte 3 : Brussels Titans 11, Northwolves 7.",
    );
    const lines = () =>
      image.element().querySelectorAll("svg:first-of-type rect[width='1']").length;
    expect(lines()).toBe(1);
    expect(kept(screen.container.textContent)).toContain("Brussels Titans : attaque, puis défense");
    await screen.rerender(<MatchCentre {...states["rounds at a change of sides"]} />);
    expect(lines()).toBe(1);
    await screen.rerender(<MatchCentre {...states["the first round"]} />);
    expect(lines()).toBe(0);
    expect(kept(screen.container.textContent)).toContain("Brussels Titans : défense");
    await screen.rerender(<MatchCentre {...states["rounds in overtime"]} />);
    expect(lines()).toBe(2);
  });

  it("[MATCH-CENTRE-21] have a table", async () => {
    const screen = await drawn("rounds as a table");
    await expect
      .element(screen.getByRole("row", { name: "3 Brussels Titans Northwolves" }))
      .toBeVisible();
  });

  it("[MATCH-CENTRE-23] say how near the end of the map is", async () => {
    const screen = await drawn("rounds");
    await expect.element(screen.getByRole("img")).toBeVisible();
    const says = (text: string) => expect(screen.container.textContent).toContain(text);
    says("Brussels Titans à 2 manches de la carte");
    await screen.rerender(<MatchCentre {...states["rounds in overtime"]} />);
    says("Brussels Titans mène");
    await screen.rerender(<MatchCentre {...states["rounds at a change of sides"]} />);
    says("Égalité");
    await screen.rerender(<MatchCentre {...states["rounds of the last map"]} />);
    says("Brussels Titans gagne la carte");
  });
});

describe("figures of tennis", () => {
  it("[MATCH-CENTRE-24] say how many of how many", async () => {
    const screen = await drawn("statistics of tennis");
    const texts = kept(screen.container.textContent);
    expect(texts).toContain("Balles de break gagnées : V. Rochebrune 2/6, A. De la Torre 3/9");
    expect(texts).toContain("Premières balles : V. Rochebrune 61 %");
  });

  it("[MATCH-CENTRE-25] have no goals in the form", async () => {
    const screen = await drawn("form without goals");
    expect(screen.container.textContent).toContain("Jours de repos");
    expect(screen.container.textContent).not.toContain("Buts");
  });
});
