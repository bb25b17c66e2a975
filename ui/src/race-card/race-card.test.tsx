import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { checkConformance, detailsOf, renderComponent } from "../testing/index.ts";
import { raceCardStates as states } from "./race-card.states.ts";
import { RaceCard } from "./race-card.tsx";
import type { RunnerSort } from "./race-card-view.ts";

checkConformance("race card", RaceCard, states);

/** The rows' horses in their order. */
const names = (container: HTMLElement) =>
  [...container.querySelectorAll("li")].map(
    (row) => row.querySelector(".gs-runner-name")?.textContent,
  );

/** The texts of a row that are drawn or said at this width. */
const seen = (row: Element | undefined) =>
  [...(row?.querySelectorAll("*") ?? [])]
    .filter((element) => element.childElementCount === 0 && element.checkVisibility())
    .map(({ textContent }) => textContent)
    .join(" | ");

function Sorted() {
  const [sort, setSort] = useState<RunnerSort>("number");
  const state = sort === "number" ? states["one withdrew"] : states["by price"];
  return <RaceCard {...state} race={{ ...state.race, sort, onSortChange: setSort }} />;
}

describe("race card", () => {
  it("[RACE-CARD-1] [RACE-CARD-4] names its group, and each price by runner and market", async () => {
    const screen = await renderComponent(<RaceCard {...states["by number"]} />);
    const group = screen.getByRole("group", { name: "Gagnant, Placé, Prix du Doudou" });
    await expect.element(group).toBeInTheDocument();
    const [row] = screen.getByRole("listitem").elements();
    const prices = [...(row?.querySelectorAll("button") ?? [])];
    expect(prices.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/3\.10.*Belle de Waterloo.*Gagnant/),
      expect.stringMatching(/1\.42.*Belle de Waterloo.*Placé/),
    ]);
    const [win, place] = prices.map((price) => price.getBoundingClientRect());
    expect(win?.top).toBe(place?.top);
    await screen.rerender(<RaceCard {...states["no place market"]} />);
    expect(row?.querySelectorAll("button")).toHaveLength(1);
  });

  it("[RACE-CARD-2] says draw, form, favourite and persons, and hides silks", async () => {
    const screen = await renderComponent(<RaceCard {...states["by number"]} />);
    const [row] = screen.getByRole("listitem").elements();
    expect(row).toMatchTextContent(/Corde 7/);
    expect(row).toMatchTextContent(/Forme.: 2, 1, 3, 1, 4/);
    expect(row).toMatchTextContent(/Favori/);
    expect(row).toMatchTextContent(/JockeyL\. Verhaegen/);
    expect(row).toMatchTextContent(/Femelle, 5 ans/);
    expect(row?.querySelector(".gs-runner-silks > svg")).toHaveAttribute("aria-hidden", "true");
  });

  it("[RACE-CARD-3] [RACE-CARD-5] sorts by key and by press, and keeps the focus", async () => {
    const screen = await renderComponent(<Sorted />);
    const before = names(screen.container);
    await userEvent.keyboard("{Tab}{ArrowRight}");
    await expect.element(screen.getByRole("radio", { name: "Cote" })).toBeChecked();
    await expect.element(screen.getByRole("radio", { name: "Cote" })).toHaveFocus();
    expect(names(screen.container)[1]).toBe("Vent d’Escaut");
    expect(names(screen.container).at(-1)).toBe("Grand Carillon");
    await screen.getByRole("radio", { name: "Numéro" }).click();
    expect(names(screen.container)).toEqual(before);
  });

  it("[RACE-CARD-5] reports how a sort was chosen, and moves no row itself", async () => {
    const onSortChange = vi.fn();
    const state = states["by number"];
    const screen = await renderComponent(
      <RaceCard {...state} race={{ ...state.race, onSortChange }} />,
    );
    const before = names(screen.container);
    await screen.getByRole("radio", { name: "Cote" }).click();
    expect(onSortChange).toHaveBeenCalledExactlyOnceWith("price", detailsOf("pointer"));
    expect(names(screen.container)).toEqual(before);
  });

  it("[RACE-CARD-6] marks each joint favourite", async () => {
    const screen = await renderComponent(<RaceCard {...states["joint favourites"]} />);
    const marked = screen
      .getByRole("listitem")
      .elements()
      .filter((row) => row.textContent?.includes("Favori"));
    expect(marked).toHaveLength(2);
  });

  it.each([320, 390, 800])(
    "[RACE-CARD-7] keeps the row of one that withdrew at %d px",
    async (width) => {
      const heights: number[] = [];
      for (const state of ["by number", "one withdrew"] as const) {
        const screen = await renderComponent(
          <div style={{ width }}>
            <RaceCard {...states[state]} />
          </div>,
        );
        const row = screen.getByRole("listitem").elements()[4];
        heights.push(row?.getBoundingClientRect().height ?? 0);
        if (state === "one withdrew") {
          expect(row?.querySelector("s")?.textContent).toBe("Grand Carillon");
          expect(row?.querySelector("button")).toBeNull();
          expect(seen(row).match(/Non-partant, mises remboursées/g)).toHaveLength(1);
        }
        await screen.unmount();
      }
      expect(heights[0]).toBeGreaterThanOrEqual(72 - 12);
      expect(heights[1]).toBe(heights[0]);
    },
  );

  it("[RACE-CARD-8] has the newest race first and underlines first places", async () => {
    await page.viewport(390, 800);
    const screen = await renderComponent(<RaceCard {...states["by number"]} />);
    const [form] = screen.container.querySelectorAll("li .gs-form");
    const places = [...(form?.children ?? [])];
    expect(places.map(({ textContent }) => textContent).join("")).toBe("21314");
    const lines = places.map((place) => getComputedStyle(place).textDecorationLine);
    expect(lines).toEqual(["none", "underline", "none", "underline", "none"]);
    await expect.element(screen.getByText(/cinq dernières arrivées/)).toBeVisible();
    await screen.rerender(<RaceCard {...states["nothing known"]} />);
    expect(screen.getByText(/cinq dernières arrivées/).elements()).toEqual([]);
    await page.viewport(1280, 800);
  });

  it.each([390, 900])("[RACE-CARD-9] shows each fact once at %d px", async (width) => {
    const screen = await renderComponent(
      <div style={{ width }}>
        <RaceCard {...states["by number"]} />
      </div>,
    );
    const [row] = screen.getByRole("listitem").elements();
    for (const text of ["L. Verhaegen", "P. Dumont", "58,5 kg"]) {
      expect(seen(row).split(text), text).toHaveLength(2);
    }
    expect(seen(row).includes("3.40")).toBe(width === 900);
  });

  it("[RACE-CARD-10] says what came of each runner", async () => {
    const screen = await renderComponent(<RaceCard {...states.ended} />);
    const rows = screen.getByRole("listitem").elements();
    expect(screen.container.querySelector("li button")).toBeNull();
    expect(screen.getByRole("radio").elements()).toEqual([]);
    expect(rows[0]).toMatchTextContent(/GagnantGagnant.*PlacéGagnant/);
    expect(rows[0]?.querySelectorAll(".gs-runner-result svg")).toHaveLength(2);
    expect(rows[1]).toMatchTextContent(/GagnantPlacé.*PlacéGagnant/);
    expect(rows[4]).toMatchTextContent(/Remboursé/);
    expect(rows[7]).toMatchTextContent(/GagnantPerdant|Gagnant–Perdant/);
  });

  it("[RACE-CARD-11] has numbers, names and prices where nothing else is known", async () => {
    const screen = await renderComponent(<RaceCard {...states["nothing known"]} />);
    expect(screen.getByRole("radio").elements()).toEqual([]);
    expect(screen.getByRole("listitem").elements()[0]).toMatchTextContent(/1Vent de Mer/);
    await expect.element(screen.getByRole("button", { name: /Vent de Mer/ })).toBeVisible();
  });

  it("[RACE-CARD-12] cuts no name at 320 px", async () => {
    const screen = await renderComponent(
      <div style={{ width: 320 }}>
        <RaceCard {...states["long text"]} />
      </div>,
    );
    for (const name of screen.container.querySelectorAll<HTMLElement>(".gs-runner-name")) {
      expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    }
  });

  it("[RACE-CARD-13] explains its markets at the foot", async () => {
    const screen = await renderComponent(<RaceCard {...states["by number"]} />);
    await screen.getByRole("button", { name: "Explication : Gagnant" }).click();
    await expect.element(screen.getByText(/partant termine premier/)).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Explication : Placé" })).toBeVisible();
  });
});
