import { Profiler, type ReactElement } from "react";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { EventView, RenderOutcome } from "../event-view/index.ts";
import { goals, live } from "../event-view/sample-events.ts";
import { OddsButton } from "../odds-button/index.ts";
import { type Clock, type LinkProps, PlainLink } from "../provider/index.ts";
import { checkConformance, detailsOf, renderComponent, testNow } from "../testing/index.ts";
import type { LiveSportView } from "./held-list.ts";
import type { LiveSort } from "./listed-sports.ts";
import { liveListStates as states } from "./live-list.states.ts";
import { LiveList } from "./live-list.tsx";
import type { LiveListProps } from "./live-list-props.ts";

checkConformance("live list", LiveList, states);

const { running } = states;

/** The list after a while: the first event has gone, the second one leads 3 to 1, tennis comes first. */
function changedList(): LiveSportView[] {
  const [football, tennis] = running.sports;
  const [competition] = football?.competitions ?? [];
  const second = competition?.events[1];
  if (!football || !tennis || !competition || !second) throw new Error("The sample has changed.");
  const events = [{ ...second, score: goals(3, 1) }];
  return [tennis, { ...football, competitions: [{ ...competition, events }] }];
}

/** The same list, in which the event of the second sport alone has another name for a player. */
function renamedList(): LiveSportView[] {
  const [football, tennis] = running.sports;
  const [competition] = tennis?.competitions ?? [];
  if (!football || !tennis || !competition) throw new Error("The sample has changed.");
  const events = competition.events.map((event) => ({ ...event, home: "K. Clijsters" }));
  return [football, { ...tennis, competitions: [{ ...competition, events }] }];
}

/** What was drawn since it was last taken: links by their addresses, prices by their outcomes, and any of it as the list. */
const drawn: string[] = [];
const readDrawn = () => drawn.splice(0).toSorted();

function Profiled({ id, children }: { readonly id: string; readonly children: ReactElement }) {
  return (
    <Profiler id={id} onRender={(name) => void drawn.push(name)}>
      {children}
    </Profiler>
  );
}

function ProfiledLink(props: LinkProps) {
  return (
    <Profiled id={props.href}>
      <PlainLink {...props} />
    </Profiled>
  );
}

const renderProfiled: RenderOutcome = (outcome, context, layout) => (
  <Profiled id={outcome.id}>
    <OddsButton outcome={outcome} context={context} layout={layout} onToggle={() => undefined} />
  </Profiled>
);

function ProfiledList({ sports }: Pick<LiveListProps, "sports">) {
  return (
    <Profiled id="list">
      <LiveList {...running} sports={sports} renderOutcome={renderProfiled} />
    </Profiled>
  );
}

/** A clock that passes by a second when the test says so. */
function tickingClock() {
  const listeners = new Set<() => void>();
  let now = testNow;
  const clock: Clock = {
    now: () => now,
    startedAt: testNow,
    every(_, listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const tick = () => {
    now += 1_000;
    for (const listener of listeners) listener();
  };
  return { clock, tick };
}

function order(container: Element): (string | null)[] {
  return [...container.querySelectorAll("h2")].map(({ textContent }) => textContent);
}

describe("live list", () => {
  it("[LIVE-LIST-1] [LIVE-LIST-13] pauses and continues by one control, and says how it was pressed", async () => {
    const onPauseChange = vi.fn();
    const screen = await renderComponent(<LiveList {...running} onPauseChange={onPauseChange} />);
    await screen.getByRole("button", { name: "Figer la liste" }).click();
    await screen.rerender(<LiveList {...running} isPaused onPauseChange={onPauseChange} />);
    (screen.getByRole("button", { name: "Reprendre la liste" }).element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    expect(onPauseChange.mock.calls).toEqual([
      [true, detailsOf("pointer")],
      [false, detailsOf("keyboard")],
    ]);
  });

  it("[LIVE-LIST-2] [LIVE-LIST-9] keeps its order under the focus, while scores continue", async () => {
    const screen = await renderComponent(<LiveList {...running} />);
    for (const _stop of ["pause", "changes", "match", "price"]) await userEvent.tab();
    const price = document.activeElement;
    expect(price).toHaveAccessibleName(/^2\.60/);
    await screen.rerender(<LiveList {...running} sports={changedList()} />);
    expect(order(screen.container)).toEqual(["Football", "Tennis"]);
    expect(document.activeElement).toBe(price);
    await expect.element(screen.getByText("Score : 3 à 1")).toBeInTheDocument();
  });

  it("[LIVE-LIST-12] keeps its order under a pointer that is on a price", async () => {
    const screen = await renderComponent(<LiveList {...running} />);
    const [price] = screen.getByRole("button", { name: /^2\.60/ }).elements();
    price?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    await screen.rerender(<LiveList {...running} sports={changedList()} />);
    expect(order(screen.container)).toEqual(["Football", "Tennis"]);
    price?.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true }));
    await expect.poll(() => order(screen.container)).toEqual(["Tennis", "Football"]);
  });

  it("[LIVE-LIST-3] changes nothing while it is paused, clocks included, and marks what has ended", async () => {
    const screen = await renderComponent(<LiveList {...running} />);
    await screen.rerender(<LiveList {...running} isPaused />);
    const rows = () =>
      [...screen.container.querySelectorAll("[data-event-status]")].map((row) => row.textContent);
    const [, ...before] = rows();
    await screen.rerender(<LiveList {...running} isPaused sports={changedList()} />);
    const [first, ...others] = rows();
    expect(others).toEqual(before);
    expect(first).toContain("Terminé");
    expect(first).toMatch(/Score\s:\s1\sà\s1/);
    expect(order(screen.container)).toEqual(["Football", "Tennis"]);
    const ended = screen.container.querySelector("[data-event-status=ended]");
    expect(ended?.querySelector("button")).toBeNull();
    await screen.rerender(<LiveList {...running} sports={changedList()} />);
    expect(screen.container.querySelector("[data-event-status=ended]")).toBeNull();
  });

  it("[LIVE-LIST-15] says since when it is frozen, and that it is", async () => {
    const announce = vi.fn();
    const page = states["a whole page"];
    const screen = await renderComponent(<LiveList {...page} />, { announce });
    await expect.element(screen.getByText("3 en jeu", { exact: true }).first()).toBeVisible();
    await screen.getByRole("button", { name: "Figer la liste" }).click();
    expect(announce).toHaveBeenLastCalledWith(expect.stringMatching(/^La liste est figée/));
    await screen.rerender(<LiveList {...page} isPaused />);
    await expect.element(screen.getByText("Figée à 14:00", { exact: true })).toBeVisible();
    await screen.getByRole("button", { name: "Reprendre la liste" }).click();
    expect(announce).toHaveBeenLastCalledWith("La liste suit de nouveau le direct.");
  });

  it("[LIVE-LIST-16] is sorted by its competitions, or by what began last", async () => {
    const [football] = running.sports;
    const [competition] = football?.competitions ?? [];
    if (!football || !competition) throw new Error("The sample has changed.");
    const [early = live, late = live] = competition.events;
    const newer = { ...late, startsAt: early.startsAt + 60_000, href: "/newer/" };
    const named = (id: string, regionName: string, events: readonly EventView[]) => ({
      ...competition,
      id,
      name: id,
      regionName,
      events,
    });
    const sports = [
      {
        ...football,
        competitions: [
          named("Serie A", "Italie", [early]),
          named("Éliteserien", "Écosse", [{ ...early, id: "second" }, newer]),
        ],
      },
    ];
    const onSortChange = vi.fn();
    const draw = (sort: LiveSort) => (
      <LiveList {...running} sports={sports} sort={sort} onSortChange={onSortChange} />
    );
    const screen = await renderComponent(draw("importance"));
    const names = () =>
      [...screen.container.querySelectorAll("h3")].map(({ textContent }) => textContent);
    expect(names()).toEqual(["Italie - Serie A", "Écosse - Éliteserien"]);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Trier" }), "league");
    expect(onSortChange).toHaveBeenCalledExactlyOnceWith("league", { reason: "list", event: null });
    await screen.rerender(draw("league"));
    expect(names()).toEqual(["Écosse - Éliteserien", "Italie - Serie A"]);
    await screen.rerender(draw("time"));
    expect(names()).toEqual(["Écosse - Éliteserien", "Italie - Serie A"]);
    const [row] = [...screen.container.querySelectorAll("li a")];
    expect(row).toHaveAttribute("href", newer.href);
  });

  it("[LIVE-LIST-17] lists the person's own bets alone, and leads to them", async () => {
    const onSportChange = vi.fn();
    const page = { ...states["a whole page"], onSportChange };
    const screen = await renderComponent(<LiveList {...page} />);
    await expect
      .element(screen.getByRole("link", { name: "Votre pari sur ce match" }))
      .toHaveAttribute("href", "/history/");
    await screen.getByRole("button", { name: /^Avec mes paris/ }).click();
    expect(onSportChange).toHaveBeenCalledWith("own-bets", expect.anything());
    await screen.rerender(<LiveList {...page} sportSlug="own-bets" />);
    expect(order(screen.container)).toEqual(["Tennis"]);
    const none = { ...page, ownBets: { eventIds: new Set<string>(), href: "/history/" } };
    await screen.rerender(<LiveList {...none} sportSlug="own-bets" />);
    expect(order(screen.container)).toEqual(["Football", "Tennis"]);
    await expect
      .element(screen.getByRole("button", { name: /^Avec mes paris/ }))
      .not.toBeInTheDocument();
  });

  it("[LIVE-LIST-18] says beside a side what happened to it", async () => {
    const screen = await renderComponent(<LiveList {...states["a whole page"]} />);
    const link = screen.getByRole("link", { name: /Royal Antwerp 1 carton rouge/ });
    await expect.element(link).toBeVisible();
    await screen.rerender(<LiveList {...states["a goal"]} />);
    await expect.element(screen.getByRole("link", { name: /Royal Antwerp But/ })).toBeVisible();
  });

  it("[LIVE-LIST-19] moves nothing as its own bets and changes come", async () => {
    const page = states["a whole page"];
    const screen = await renderComponent(<LiveList {...page} ownBets={null} />);
    const tops = () =>
      [...screen.container.querySelectorAll("h1, h2, li, fieldset:not(li fieldset)")].map(
        (element) => element.getBoundingClientRect().top,
      );
    const before = tops();
    await screen.rerender(<LiveList {...page} />);
    expect(tops()).toEqual(before);
    await screen.rerender(<LiveList {...page} isPaused />);
    expect(tops()).toEqual(before);
    await screen.rerender(<LiveList {...page} isPaused sports={changedList()} />);
    await expect.element(screen.getByRole("button", { name: /changement/ })).toBeVisible();
    expect(tops()).toEqual(before);
  });

  it("[LIVE-LIST-4] counts what waits, and shows it at a press", async () => {
    const announce = vi.fn();
    const screen = await renderComponent(<LiveList {...running} isPaused />, { announce });
    const button = screen.getByRole("button", { name: /changement/ });
    await expect.element(button).toHaveAccessibleName("Aucun changement");
    await screen.rerender(<LiveList {...running} isPaused sports={changedList()} />);
    await expect.element(button).toHaveAccessibleName("Afficher 3 changements");
    await button.click();
    expect(order(screen.container)).toEqual(["Tennis", "Football"]);
    await expect.element(button).toHaveAccessibleName("Aucun changement");
    expect(announce).toHaveBeenCalledExactlyOnceWith("La liste est à jour");
  });

  it("[LIVE-LIST-5] [LIVE-LIST-6] heads sports and competitions, and lists their events", async () => {
    const screen = await renderComponent(<LiveList {...running} />);
    await expect.element(screen.getByRole("heading", { level: 2, name: "Football" })).toBeVisible();
    await expect
      .element(screen.getByRole("heading", { level: 3, name: "Belgique - Pro League" }))
      .toBeVisible();
    expect(screen.getByRole("listitem").elements()).toHaveLength(3);
  });

  it.each([
    ["fr", "Désolé, aucun événement"],
    ["nl", "Helaas, geen evenementen"],
    ["en", "Sorry no events"],
  ] as const)("[LIVE-LIST-7] says in %s that there are no events", async (locale, text) => {
    const screen = await renderComponent(<LiveList {...states.empty} />, { locale });
    await expect.element(screen.getByText(text)).toBeVisible();
  });

  it("[LIVE-LIST-8] says that the list could not be had, and tries again", async () => {
    const onRetry = vi.fn();
    const screen = await renderComponent(<LiveList {...states.error} onRetry={onRetry} />);
    await screen.getByRole("button", { name: "Réessayer" }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it("[LIVE-LIST-10] shows the newest once nothing holds it", async () => {
    const screen = await renderComponent(<LiveList {...running} isPaused />);
    await screen.rerender(<LiveList {...running} isPaused sports={changedList()} />);
    await screen.rerender(<LiveList {...running} sports={changedList()} />);
    expect(order(screen.container)).toEqual(["Tennis", "Football"]);
    expect(screen.container.textContent).not.toContain(`${live.name}, en direct`);
  });

  it("[LIVE-LIST-11] lists one sport alone, and reports which was requested", async () => {
    const onSportChange = vi.fn();
    const screen = await renderComponent(
      <LiveList {...states["one sport"]} onSportChange={onSportChange} />,
    );
    const headings = screen.getByRole("heading", { level: 2 });
    expect(headings.elements().map(({ textContent }) => textContent)).toEqual(["Tennis"]);
    await screen.getByRole("button", { name: /^Football/ }).click();
    expect(onSportChange).toHaveBeenCalledWith("football", expect.anything());
  });

  it("[LIVE-LIST-11] lists all where the chosen sport has nothing in play", async () => {
    const screen = await renderComponent(<LiveList {...states["one sport"]} sportSlug="cycling" />);
    expect(screen.getByRole("heading", { level: 2 }).elements()).toHaveLength(2);
  });

  it("[LIVE-LIST-14] draws again the row of what changed, and each second its clocks", async () => {
    const { clock, tick } = tickingClock();
    readDrawn();
    const screen = await renderComponent(<ProfiledList sports={running.sports} />, {
      Link: ProfiledLink,
      clock,
    });
    const drawnOf = (container: Element, sports: readonly LiveSportView[]) => {
      const links = [...container.querySelectorAll("a")].map(({ pathname }) => pathname);
      const events = sports.flatMap(({ competitions: [first] }) => first?.events ?? []);
      const prices = events.flatMap(({ markets }) => markets.flatMap(({ outcomes }) => outcomes));
      const own = links.filter((path) => events.some(({ href }) => href === path));
      return [...own, ...prices.map(({ id }) => id), "list"].toSorted();
    };
    expect(readDrawn()).toEqual(drawnOf(screen.container, running.sports));
    tick();
    await expect.element(screen.getByText("67:13", { exact: true }).first()).toBeVisible();
    expect(readDrawn()).toEqual(["list"]);
    await screen.rerender(<ProfiledList sports={renamedList()} />);
    await expect.element(screen.getByText("K. Clijsters")).toBeVisible();
    expect(readDrawn()).toEqual(drawnOf(screen.container, running.sports.slice(1)));
  });
});
