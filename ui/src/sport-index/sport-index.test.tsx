import { afterEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { checkConformance, detailsOf, renderComponent } from "../testing/index.ts";
import { sportIndexStates as states } from "./sport-index.states.ts";
import { SportIndex } from "./sport-index.tsx";

checkConformance("sport index", SportIndex, states);

const boxOf = (element: Element) => element.getBoundingClientRect();

describe("sport index", () => {
  afterEach(() => page.viewport(1280, 800));

  it("[SPORT-INDEX-1] [SPORT-INDEX-5] has the favourites first, with their flags and stars", async () => {
    const screen = await renderComponent(<SportIndex {...states["a sport is open"]} />, {
      flags: "/flags/",
    });
    const headings = screen.getByRole("heading").elements();
    expect(headings.map(({ textContent }) => textContent)).toEqual(["Favoris", "Tous les sports"]);
    const favourites = screen.getByRole("region", { name: "Favoris" });
    expect(favourites.getByRole("listitem").elements()).toHaveLength(3);
    const league = favourites.getByRole("link", { name: /^Pro League/ }).element();
    expect(league.getAttribute("href")).toBe("/football/?competition=pro-league");
    expect(league.querySelector("img")?.getAttribute("src")).toBe("/flags/be.svg");
    await expect
      .element(favourites.getByRole("button", { name: /Favori.*Pro League/ }))
      .toBeVisible();
    await screen.rerender(<SportIndex {...states["without favourites"]} />);
    expect(screen.getByRole("heading").elements()).toHaveLength(1);
  });

  it("[SPORT-INDEX-2] [SPORT-INDEX-12] says what is open, and opens it by pointer and by key", async () => {
    const onOpenChange = vi.fn();
    const screen = await renderComponent(
      <SportIndex {...states["a sport is open"]} onOpenChange={onOpenChange} />,
    );
    const football = screen.getByRole("button", { name: /^Football/ });
    const belgium = screen.getByRole("button", { name: /^Belgique/ });
    await expect.element(football).toHaveAttribute("aria-expanded", "true");
    const list = document.getElementById(football.element().getAttribute("aria-controls") ?? "");
    expect(list?.contains(belgium.element())).toBe(true);
    await belgium.click();
    const open = { sport: "football", country: "belgium", isWhole: false };
    expect(onOpenChange).toHaveBeenLastCalledWith(open, detailsOf("pointer"));
    await screen.rerender(
      <SportIndex {...states["a country is open"]} onOpenChange={onOpenChange} />,
    );
    await expect.element(belgium).toHaveAttribute("aria-expanded", "true");
    await expect.element(belgium).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(onOpenChange).toHaveBeenLastCalledWith(
      { ...open, country: null },
      detailsOf("keyboard"),
    );
    await userEvent.keyboard(" ");
    expect(onOpenChange).toHaveBeenCalledTimes(3);
    await expect.element(belgium).toHaveFocus();
  });

  it("[SPORT-INDEX-3] [SPORT-INDEX-8] reads counts with what they count", async () => {
    const screen = await renderComponent(<SportIndex {...states["a country is open"]} />, {
      flags: "/flags/",
    });
    const belgium = screen.getByRole("button", { name: /^Belgique/ });
    await expect
      .element(belgium)
      .toHaveAccessibleName(/^Belgique\s?, 2 en direct\s?, 31 événements$/);
    expect(belgium.element().querySelector("img")?.getAttribute("src")).toBe("/flags/be.svg");
    const sports = screen.getByRole("region", { name: "Tous les sports" });
    const leagues = sports.getByRole("link", { name: /Pro League|Coupe|Super League/ }).elements();
    expect(leagues).toHaveLength(4);
    await expect
      .element(sports.getByRole("link", { name: /^Challenger Pro League/ }))
      .toHaveAccessibleName(/^Challenger Pro League\s?, 8 événements$/);
  });

  it("[SPORT-INDEX-4] says that leagues are on their way, or that they could not be had", async () => {
    const onRetry = vi.fn();
    const screen = await renderComponent(<SportIndex {...states["leagues on their way"]} />);
    await expect.element(screen.getByText("Chargement en cours")).toBeInTheDocument();
    await screen.rerender(<SportIndex {...states.error} onRetry={onRetry} />);
    await expect.element(screen.getByRole("alert")).toBeVisible();
    await screen.getByRole("button", { name: "Réessayer" }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it("[SPORT-INDEX-6] leads to each sport, and opens games where a sport is none of its own", async () => {
    const screen = await renderComponent(<SportIndex {...states.games} />);
    await expect
      .element(screen.getByRole("link", { name: /^Tennis/ }))
      .toHaveAttribute("href", "/tennis/");
    await expect
      .element(screen.getByRole("link", { name: /^Counter-Strike/ }))
      .toHaveAttribute("href", "/e-sports/counter-strike/");
    expect(screen.getByRole("button", { name: /^Sports virtuels/ }).elements()).toEqual([]);
  });

  it("[SPORT-INDEX-7] opens one sport and one country at a time", async () => {
    const onOpenChange = vi.fn();
    const screen = await renderComponent(
      <SportIndex {...states["a country is open"]} onOpenChange={onOpenChange} />,
    );
    const expanded = () =>
      [...screen.container.querySelectorAll("[aria-expanded=true]")].map(
        ({ textContent }) => textContent,
      );
    expect(expanded()).toEqual([
      expect.stringContaining("Football"),
      expect.stringContaining("Belgique"),
    ]);
    await screen.getByRole("button", { name: /^Espagne/ }).click();
    expect(onOpenChange.mock.lastCall?.[0]).toMatchObject({ sport: "football", country: "spain" });
    await screen.getByRole("button", { name: /^Tennis/ }).click();
    expect(onOpenChange.mock.lastCall?.[0]).toEqual({
      sport: "tennis",
      country: null,
      isWhole: false,
    });
  });

  it("[SPORT-INDEX-9] has the first countries, and the others below their button", async () => {
    const onOpenChange = vi.fn();
    const screen = await renderComponent(
      <SportIndex {...states["a sport is open"]} onOpenChange={onOpenChange} />,
    );
    const rest = screen.getByRole("button", { name: /^3 autres pays/ });
    await expect.element(rest).toHaveAccessibleName(/3 en direct\s?, 105 événements$/);
    await expect.element(rest).toHaveAttribute("aria-expanded", "false");
    expect(screen.getByRole("button", { name: /^Italie/ }).elements()).toEqual([]);
    await rest.click();
    expect(onOpenChange.mock.lastCall?.[0]).toMatchObject({ sport: "football", isWhole: true });
    await screen.rerender(
      <SportIndex {...states["a country of the others"]} onOpenChange={onOpenChange} />,
    );
    await expect.element(rest).toHaveAttribute("aria-expanded", "true");
    await expect.element(screen.getByRole("link", { name: /^Ligue 1/ })).toBeVisible();
    await rest.click();
    expect(onOpenChange.mock.lastCall?.[0]).toMatchObject({ country: null, isWhole: false });
  });

  it("[SPORT-INDEX-10] keeps the height of what is on its way", async () => {
    await page.viewport(390, 844);
    const screen = await renderComponent(<SportIndex {...states["leagues on their way"]} />);
    const england = screen.getByRole("button", { name: /^Angleterre/ });
    const before = boxOf(england.element()).top;
    await screen.rerender(<SportIndex {...states["a country is open"]} />);
    expect(boxOf(england.element()).top).toBe(before);
    await screen.rerender(<SportIndex {...states["no leagues"]} />);
    await expect.element(screen.getByText("Plus aucun événement ici.")).toBeVisible();
  });

  it("[SPORT-INDEX-11] leaves what is pressed where it is", async () => {
    await page.viewport(390, 600);
    const onOpenChange = vi.fn();
    const screen = await renderComponent(
      <div style={{ paddingBlockEnd: 1_200 }}>
        <SportIndex {...states["all countries"]} onOpenChange={onOpenChange} />
      </div>,
    );
    const tennis = screen.getByRole("button", { name: /^Tennis/ });
    tennis.element().scrollIntoView({ block: "center" });
    const before = boxOf(tennis.element()).top;
    await tennis.click();
    await screen.rerender(
      <div style={{ paddingBlockEnd: 1_200 }}>
        <SportIndex
          {...states["all countries"]}
          open={onOpenChange.mock.lastCall?.[0] ?? states.closed.open}
          onOpenChange={onOpenChange}
        />
      </div>,
    );
    await expect.element(tennis).toHaveAttribute("aria-expanded", "true");
    expect(boxOf(tennis.element()).top).toBeCloseTo(before, 0);
    window.scrollTo({ top: 0 });
  });

  it("[SPORT-INDEX-13] has a form around each button, for a page without its code", async () => {
    const screen = await renderComponent(<SportIndex {...states["a country is open"]} />);
    const words = (name: RegExp) => {
      const { form } = screen.getByRole("button", { name }).element() as HTMLButtonElement;
      return form && [form.method, new FormData(form).get("open")];
    };
    expect(words(/^Espagne/)).toEqual(["get", "football/spain"]);
    expect(words(/^Belgique/)).toEqual(["get", "football"]);
    expect(words(/^Football/)).toEqual(["get", "none"]);
    expect(words(/^3 autres pays/)).toEqual(["get", "football/+belgium"]);
    expect(words(/^Tennis/)).toEqual(["get", "tennis"]);
  });

  it("[SPORT-INDEX-14] has rows for a finger", async () => {
    await page.viewport(390, 844);
    const screen = await renderComponent(<SportIndex {...states["a country is open"]} />);
    for (const each of screen.container.querySelectorAll("section a, section form button")) {
      expect(boxOf(each).height, each.textContent).toBeGreaterThanOrEqual(44);
      expect(boxOf(each).width, each.textContent).toBeGreaterThanOrEqual(44);
    }
    for (const end of screen.container.querySelectorAll(".gs-index-end:has(button)")) {
      expect(boxOf(end).width).toBeGreaterThanOrEqual(44);
    }
  });
});
