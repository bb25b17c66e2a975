import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { UiProvider } from "../provider/index.ts";
import { checkConformance, renderComponent, testEnvironment } from "../testing/index.ts";
import type { LivePlay } from "./live-play.ts";
import { matchCentreStates as states } from "./match-centre.states.ts";
import { MatchCentre } from "./match-centre.tsx";
import type { PlayView } from "./match-centre-view.ts";
import { MatchIncidents } from "./match-incidents.tsx";
import { incidents, sides } from "./sample-play.ts";

checkConformance("match centre", MatchCentre, states);

/** A play whose messages a test sends. */
function playThatGoesOn(first: PlayView) {
  let latest = first;
  const followers = new Set<() => void>();
  const live: LivePlay = {
    latest: () => latest,
    watch(onMessage) {
      followers.add(onMessage);
      return () => followers.delete(onMessage);
    },
  };
  const send = (play: PlayView) => {
    latest = play;
    for (const follower of followers) follower();
  };
  return { live, send };
}

describe("match centre", () => {
  afterEach(() => page.viewport(1280, 800));

  it("[MATCH-CENTRE-27] is one tab of what happens where it is beside the markets, and one each elsewhere", async () => {
    await page.viewport(1920, 1080);
    const onTabChange = vi.fn();
    const screen = await renderComponent(
      <MatchCentre {...states.momentum} onTabChange={onTabChange} />,
    );
    const names = () =>
      screen
        .getByRole("tab")
        .elements()
        .map(({ textContent }) => textContent);
    expect(names()).toEqual(["Match", "Compos", "Classement"]);
    const headings = screen.getByRole("tabpanel", { name: "Match" }).getByRole("heading");
    await expect.element(headings.first()).toBeVisible();
    expect(headings.elements().map(({ textContent }) => textContent)).toEqual([
      "Momentum",
      "Statistiques",
      "Chronologie",
    ]);
    expect(screen.getByRole("button", { name: "Afficher en tableau" }).elements()).toHaveLength(1);
    await screen.getByRole("tab", { name: "Match" }).click();
    expect(onTabChange).not.toHaveBeenCalled();
    await screen.rerender(
      <MatchCentre {...states.momentum} tab="line-ups" onTabChange={onTabChange} />,
    );
    await screen.getByRole("tab", { name: "Match" }).click();
    expect(onTabChange).toHaveBeenLastCalledWith("momentum", expect.anything());
    await page.viewport(1280, 800);
    await expect.poll(names).toHaveLength(5);
  });

  it("[MATCH-CENTRE-1] has a stop of the Tab key in a server's document", async () => {
    const environment = await testEnvironment();
    const drawn = document.createElement("div");
    drawn.innerHTML = renderToString(
      <UiProvider value={environment}>
        <MatchCentre {...states.momentum} />
      </UiProvider>,
    );
    const stops = [...drawn.querySelectorAll("[role=tab][tabindex='0']")];
    expect(stops.length).toBeGreaterThan(0);
    for (const stop of stops) expect(stop.getAttribute("aria-selected")).toBe("true");
  });

  it("[MATCH-CENTRE-1] [MATCH-CENTRE-5] opens a tab by arrow and by press, and reports how", async () => {
    const onTabChange = vi.fn();
    const screen = await renderComponent(
      <MatchCentre {...states.momentum} onTabChange={onTabChange} />,
    );
    await userEvent.keyboard("{Tab}{ArrowRight}");
    expect(onTabChange).toHaveBeenLastCalledWith(
      "stats",
      expect.objectContaining({ reason: "keyboard" }),
    );
    await screen.getByRole("tab", { name: "Chronologie" }).click();
    expect(onTabChange).toHaveBeenLastCalledWith(
      "timeline",
      expect.objectContaining({ reason: "pointer" }),
    );
    onTabChange.mockClear();
    await screen.getByRole("tab", { name: "Momentum" }).click();
    expect(onTabChange).not.toHaveBeenCalled();
    await expect.element(screen.getByRole("tabpanel", { name: "Momentum" })).toBeInTheDocument();
  });

  it("[MATCH-CENTRE-2] [MATCH-CENTRE-7] says who presses, and has the numbers as a table", async () => {
    const onTableViewChange = vi.fn();
    const screen = await renderComponent(
      <MatchCentre {...states.momentum} onTableViewChange={onTableViewChange} />,
    );
    const pressing = "Royal Antwerp domine depuis la 58′";
    await expect
      .element(screen.getByRole("img", { name: new RegExp(pressing) }))
      .toBeInTheDocument();
    await expect.element(screen.getByText(pressing)).toBeVisible();
    await screen.getByRole("button", { name: "Afficher en tableau" }).click();
    expect(onTableViewChange).toHaveBeenCalledWith(
      true,
      expect.objectContaining({ reason: "pointer" }),
    );
    await screen.rerender(<MatchCentre {...states["momentum as a table"]} />);
    await expect
      .element(screen.getByRole("row", { name: "16–30 48 30 But 23′ Vandersmissen" }))
      .toBeVisible();
  });

  it("[MATCH-CENTRE-19] draws the bars of a minute again, and nothing else", async () => {
    const [tabs, happened] = [[...states.momentum.tabs], [...incidents]];
    const drawn = [vi.spyOn(tabs, "map"), vi.spyOn(happened, "filter")];
    const at = (second: readonly number[]): PlayView => {
      const { play } = states.momentum;
      const momentum = { first: play.momentum?.first ?? [], second };
      return { ...play, incidents: happened, momentum };
    };
    const { live, send } = playThatGoesOn(at([40]));
    const screen = await renderComponent(
      <MatchCentre {...states.momentum} tabs={tabs} play={live.latest()} live={live} />,
    );
    const bars = () => [...screen.container.querySelectorAll("svg svg > path[fill]")];
    const before = bars().map((path) => path.getAttribute("d"));
    for (const each of drawn) expect(each).toHaveBeenCalled();
    for (const each of drawn) each.mockClear();
    send(at([-20]));
    const isAsBefore = () => bars().map((path, index) => path.getAttribute("d") === before[index]);
    await expect.poll(isAsBefore).toEqual([true, true, false, false]);
    for (const each of drawn) expect(each).not.toHaveBeenCalled();
  });

  it("[MATCH-CENTRE-19] draws a figure that has changed, and none beside it", async () => {
    const first = states.statistics.play;
    const { live, send } = playThatGoesOn(first);
    const screen = await renderComponent(<MatchCentre {...states.statistics} live={live} />);
    const panel = screen.getByRole("tabpanel").element();
    const rows = [...panel.querySelectorAll("li")];
    const changed = new Set<Element | null>();
    const observer = new MutationObserver((records) => {
      for (const { target } of records) changed.add(target.parentElement?.closest("li") ?? null);
    });
    observer.observe(panel, { subtree: true, childList: true, characterData: true });
    const stats = first.stats.map((stat, index) =>
      index === 1 ? { ...stat, values: [stat.values[0], stat.values[1] + 1] as const } : stat,
    );
    send({ ...first, stats });
    await expect.poll(() => [...changed]).toEqual([rows[1]]);
    observer.disconnect();
  });

  it("[MATCH-CENTRE-18] has both left backs on opposite sides of one pitch", async () => {
    const screen = await renderComponent(<MatchCentre {...states["line-ups"]} />);
    const leftOf = (name: string) => {
      const eleven = screen.getByRole("region", { name, exact: true }).element();
      const rows = [...eleven.querySelectorAll("ol > li > ul")];
      const back = rows.find(({ children }) => children.length > 2);
      const players = [...(back?.children ?? [])].map((each) => each.getBoundingClientRect().x);
      return (players[0] ?? 0) < (players.at(-1) ?? 0) ? "at the left" : "at the right";
    };
    expect([leftOf(sides[0].name), leftOf(sides[1].name)]).toEqual(["at the right", "at the left"]);
  });

  it("[MATCH-CENTRE-7] says that neither presses", async () => {
    const even = { ...states.momentum.play, momentum: { first: [5, -5, 4, -4], second: [] } };
    const screen = await renderComponent(<MatchCentre {...states.momentum} play={even} />);
    await expect.element(screen.getByText("Match équilibré")).toBeVisible();
    for (const state of ["at half-time", "before any minute"] as const) {
      await screen.rerender(<MatchCentre {...states[state]} />);
      expect(screen.getByText(/équilibré|domine/).elements()).toEqual([]);
      const name = "Pression de chaque équipe, minute par minute.";
      await expect.element(screen.getByRole("img")).toHaveAccessibleName(name);
    }
  });

  it("[MATCH-CENTRE-3] [MATCH-CENTRE-9] lists what happened in words, newest first", async () => {
    const screen = await renderComponent(<MatchCentre {...states.timeline} />);
    const lines = screen
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent);
    expect(lines[0]).toMatch(/61′.*KAA Gent.*De Waele.*Carton rouge/);
    expect(lines[2]).toMatch(/52′.*Okoro.*But.*sur corner.*passe de Lindqvist.*1–1/);
    expect(lines[3]).toMatch(/Mi-temps.*1–0/);
    expect(lines.at(-1)).toMatch(/23′.*Vandersmissen.*1–0/);
  });

  it("[MATCH-CENTRE-4] [MATCH-CENTRE-8] compares both sides, and makes the larger bold", async () => {
    const screen = await renderComponent(<MatchCentre {...states.statistics} />);
    await expect
      .element(screen.getByText("Tirs : Royal Antwerp 14, KAA Gent 9", { exact: true }))
      .toBeInTheDocument();
    const weightOf = (text: string) =>
      getComputedStyle(screen.getByText(text, { exact: true }).first().element()).fontWeight;
    expect(Number(weightOf("14"))).toBeGreaterThan(Number(weightOf("9")));
    const [home, away] = [...screen.container.querySelectorAll("li")]
      .filter(({ textContent }) => textContent?.includes("Possession"))
      .flatMap((row) => [...row.querySelectorAll("rect")].map((bar) => bar.getAttribute("width")));
    expect([home, away]).toEqual(["56%", "44%"]);
  });

  it("[MATCH-CENTRE-10] marks what happened to a player on the pitch", async () => {
    const screen = await renderComponent(<MatchCentre {...states["line-ups"]} />);
    const gent = screen.getByRole("region", { name: "KAA Gent", exact: true });
    const sentOff = gent.getByRole("listitem").filter({ hasText: "De Waele" }).last();
    expect(sentOff.element().textContent).toMatch(/De Waele.*Carton rouge 61′$/);
    expect(gent.getByRole("listitem").filter({ hasText: "Nuyens" }).elements()).toEqual([]);
  });

  it("[MATCH-CENTRE-11] shows the rows around both teams, and the whole table on request", async () => {
    const screen = await renderComponent(<MatchCentre {...states.table} />);
    const teams = () =>
      screen
        .getByRole("rowheader")
        .elements()
        .map(({ textContent }) => textContent);
    const around = [
      "RSC Anderlecht",
      "Royal Antwerp",
      "Sporting Charleroi",
      "KV Mechelen",
      "KAA Gent",
      "KRC Genk",
    ];
    expect(teams()).toEqual(around);
    await screen.getByRole("button", { name: "Classement complet" }).click();
    expect(teams()).toHaveLength(12);
    await screen.getByRole("button", { name: "Autour des deux équipes" }).click();
    expect(teams()).toEqual(around);
  });

  it("[MATCH-CENTRE-12] shows form oldest first, and counts the meetings", async () => {
    const screen = await renderComponent(<MatchCentre {...states.form} />);
    const results = screen.getByText(/^(Victoire|Nul|Défaite)$/).elements();
    expect(results.slice(0, 5).map(({ textContent }) => textContent)).toEqual([
      "Victoire",
      "Victoire",
      "Défaite",
      "Victoire",
      "Victoire",
    ]);
    await screen.rerender(<MatchCentre {...states.meetings} />);
    const sums = screen
      .getByRole("definition")
      .elements()
      .map(({ textContent }) => textContent);
    expect(sums).toEqual(["2", "2", "1"]);
  });

  it("[MATCH-CENTRE-12] has the flags of the match's players at their meetings", async () => {
    const screen = await renderComponent(<MatchCentre {...states["meetings of tennis"]} />);
    const meetings = screen.getByRole("tabpanel").getByRole("listitem").elements();
    expect(meetings).toHaveLength(5);
    for (const meeting of meetings) expect(meeting.querySelectorAll("svg, img")).toHaveLength(2);
  });

  it("[MATCH-CENTRE-13] says that a part loads, and requests again what failed", async () => {
    const onRetry = vi.fn();
    const screen = await renderComponent(<MatchCentre {...states.loading} />);
    await expect.element(screen.getByText("Chargement en cours")).toBeInTheDocument();
    await screen.rerender(<MatchCentre {...states.failed} onRetry={onRetry} />);
    await screen.getByRole("button", { name: "Réessayer" }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it("[MATCH-CENTRE-14] has a line a goal and a player sent off, and counts what is more", async () => {
    const screen = await renderComponent(
      <MatchIncidents sides={sides} incidents={incidents} isLive />,
    );
    const lines = () =>
      screen
        .getByRole("listitem")
        .elements()
        .map(({ textContent }) => textContent);
    expect(lines()).toEqual(["ButVandersmissen23′", "ButOkoro52′", "Carton rougeDe Waele61′"]);
    const [goal] = incidents;
    const many = Array.from({ length: 5 }, (_, number) =>
      goal ? [{ ...goal, number }] : [],
    ).flat();
    await screen.rerender(<MatchIncidents sides={sides} incidents={many} isLive />);
    expect(lines()).toEqual(["ButVandersmissen23′", "ButVandersmissen23′", "et 3 autres"]);
    await screen.rerender(<MatchIncidents sides={sides} incidents={[]} isLive={false} />);
    expect(screen.container.textContent).toBe("");
  });
});
