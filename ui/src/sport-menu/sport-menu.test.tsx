import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { checkConformance, checkSeenDifference, renderComponent } from "../testing/index.ts";
import { sportMenuStates as states } from "./sport-menu.states.ts";
import { SportMenu } from "./sport-menu.tsx";

checkConformance("sport menu", SportMenu, states);

describe("sport menu", () => {
  it("[SPORT-MENU-1] is a navigation with lists under their headings", async () => {
    const screen = await renderComponent(<SportMenu {...states.home} />);
    await expect.element(screen.getByRole("navigation", { name: "Sports" })).toBeVisible();
    await expect.element(screen.getByRole("list", { name: "Tous les sports" })).toBeVisible();
  });

  it("[SPORT-MENU-2] marks the current page", async () => {
    const screen = await renderComponent(<SportMenu {...states["on a sport's page"]} />);
    const current = screen.container.querySelectorAll("[aria-current=page]");
    expect([...current].map((each) => each.getAttribute("href"))).toEqual(["/tennis/"]);
  });

  it("[SPORT-MENU-3] reads a count with what it counts", async () => {
    const screen = await renderComponent(<SportMenu {...states.home} />);
    await expect
      .element(screen.getByRole("link", { name: /^Tennis/ }))
      .toHaveAccessibleName(/^Tennis\s?, 96 événements$/);
  });

  it("[SPORT-MENU-14] has what is new beside the entry", async () => {
    const screen = await renderComponent(<SportMenu {...states["settled bets"]} />);
    await expect
      .element(screen.getByRole("link", { name: /^Mes paris\s*2 réglés$/ }))
      .toBeVisible();
  });

  it("[SPORT-MENU-15] keeps the room of my bets for a session that is awaited", async () => {
    const { documentElement: root } = document;
    await page.viewport(390, 844);
    const screen = await renderComponent(<SportMenu {...states.visitor} />);
    const places = () =>
      screen
        .getByRole("link")
        .elements()
        .map((link) => [link.getAttribute("href"), link.getBoundingClientRect().toJSON()])
        .filter(([href]) => href !== "/history/");
    expect(screen.getByText("Mes paris").element().getClientRects()).toHaveLength(0);
    root.dataset.awaitsPerson = "hours";
    expect(screen.getByText("Mes paris").element().getClientRects()).toHaveLength(0);
    root.dataset.awaitsPerson = "session";
    const awaited = places();
    expect(screen.getByRole("link", { name: "Mes paris" }).elements()).toEqual([]);
    delete root.dataset.awaitsPerson;
    await screen.rerender(<SportMenu {...states.home} />);
    expect(places()).toEqual(awaited);
    await page.viewport(1280, 800);
  });

  it("[SPORT-MENU-4] lists the quick menu, all sports with their counts, and what is popular", async () => {
    const screen = await renderComponent(<SportMenu {...states.home} />);
    const headings = screen.getByRole("heading").elements();
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      "Tous les sports",
      "Populaire",
    ]);
    await expect.element(screen.getByText("1 412", { exact: true })).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Mes paris" })).toBeVisible();
  });

  it("[SPORT-MENU-5] has no heading over an empty list", async () => {
    const screen = await renderComponent(<SportMenu {...states.empty} />);
    expect(screen.getByRole("heading").elements()).toEqual([]);
  });

  it("[SPORT-MENU-6] says that its lists are on their way", async () => {
    const screen = await renderComponent(<SportMenu {...states.loading} />);
    await expect.element(screen.getByRole("navigation")).toHaveAttribute("aria-busy", "true");
    await expect.element(screen.getByText("Chargement en cours")).toBeInTheDocument();
  });

  it("[SPORT-MENU-7] is no second landmark where it is what the page is about", async () => {
    const screen = await renderComponent(<SportMenu {...states.home} isPage />);
    expect(screen.getByRole("navigation").elements()).toEqual([]);
    await expect.element(screen.getByRole("list", { name: "Tous les sports" })).toBeVisible();
  });

  it("[SPORT-MENU-11] has its lists alone on a page", async () => {
    const screen = await renderComponent(
      <SportMenu {...states["on its own page"]} esports={states.esports.esports} />,
    );
    const headings = screen.getByRole("heading").elements();
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      "Tous les sports",
      "Populaire",
    ]);
    expect(screen.getByRole("link", { name: "Mes paris" }).elements()).toEqual([]);
  });

  it("[SPORT-MENU-9] says that the hub opens in a new tab", async () => {
    const screen = await renderComponent(<SportMenu {...states.home} />);
    await expect
      .element(screen.getByRole("link", { name: /^Casino et jeux/ }))
      .toHaveAccessibleName(/nouvel onglet/);
  });

  it("[SPORT-MENU-10] lists e-sports last", async () => {
    const screen = await renderComponent(<SportMenu {...states.esports} />);
    const headings = screen.getByRole("heading").elements();
    expect(headings.at(-1)?.textContent).toBe("E-sports");
  });

  it("[SPORT-MENU-8] cuts no name", async () => {
    const screen = await renderComponent(
      <div style={{ width: 200, letterSpacing: "0.12em" }}>
        <SportMenu {...states["long text"]} />
      </div>,
    );
    for (const link of screen.getByRole("link").elements()) {
      const name = link.querySelector("span > span") ?? link.firstElementChild;
      expect(name?.scrollWidth).toBeLessThanOrEqual(name?.clientWidth ?? 0);
    }
  });

  it("[SPORT-MENU-8] breaks no word of a sport beside its number on a phone", async () => {
    const sports = [
      { id: "1", icon: "horse-racing", name: "Paardenrennen", href: "/nl/a/", count: 95 },
    ];
    const screen = await renderComponent(
      // As wide as a phone's page has it.
      <div style={{ paddingInline: 12 }}>
        <SportMenu {...states.home} sports={sports} isPage />
      </div>,
    );
    const words = document.createRange();
    words.selectNodeContents(screen.getByText("Paardenrennen").element());
    for (const width of [360, 390]) {
      await page.viewport(width, 800);
      expect(words.getClientRects()).toHaveLength(1);
    }
    await page.viewport(1280, 800);
  });

  it("[SPORT-MENU-20] shows which entry is the current page in every theme, by more than a hue", async () => {
    await checkSeenDifference(
      <SportMenu {...states.home} />,
      <SportMenu {...states["on a sport's page"]} />,
      (container) => container.querySelector("a[href='/tennis/']") as Element,
    );
  });

  it("[SPORT-MENU-12] has an icon for each sport and league, which is not read", async () => {
    const screen = await renderComponent(<SportMenu {...states.home} />);
    for (const item of screen.getByRole("list", { name: "Populaire" }).getByRole("link").all()) {
      expect(item.element().querySelectorAll("svg[aria-hidden=true]")).toHaveLength(1);
    }
    const drawn = (name: string) =>
      screen.getByRole("link", { name }).element().querySelector("svg")?.innerHTML;
    const inSports = screen.getByRole("list", { name: "Tous les sports" });
    expect(drawn("ATP Anvers")).toBe(
      inSports
        .getByRole("link", { name: /^Tennis/ })
        .element()
        .querySelector("svg")?.innerHTML,
    );
    expect(drawn("Pro League")).not.toBe(drawn("ATP Anvers"));
  });

  it("[SPORT-MENU-13] has the flag of a league's country instead, as large as an icon", async () => {
    const screen = await renderComponent(<SportMenu {...states.home} />, { flags: "/flags/" });
    const flag = () =>
      screen.getByRole("link", { name: "Pro League" }).element().querySelector("img");
    expect(flag()?.getAttribute("src")).toBe("/flags/be.svg");
    expect(flag()).toHaveAttribute("alt", "");
    expect(flag()?.getBoundingClientRect()).toMatchObject({ width: 20, height: 20 });
    const tennis = screen.getByRole("link", { name: "ATP Anvers" }).element();
    expect(tennis.querySelector("img")).toBeNull();
  });
});
