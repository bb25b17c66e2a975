import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import type { EventView } from "../event-view/index.ts";
import { startingSoon, upcoming } from "../event-view/sample-events.ts";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { eventHeaderStates as states } from "./event-header.states.ts";
import { EventHeader } from "./event-header.tsx";
import { NextMatches } from "./next-matches.tsx";

checkConformance("event header", EventHeader, states);

describe("event header", () => {
  it("[EVENT-HEADER-9] has space for an action", async () => {
    const action = <button type="button">Favori</button>;
    const screen = await renderComponent(<EventHeader {...states["long text"]} action={action} />);
    await expect.element(screen.getByRole("button", { name: "Favori" })).toBeVisible();
  });

  it("[EVENT-HEADER-10] opens the statistics, where there are any", async () => {
    const onStatistics = vi.fn();
    const screen = await renderComponent(<EventHeader {...states.live} />);
    expect(screen.getByRole("button", { name: "Statistiques" }).elements()).toEqual([]);
    await screen.rerender(<EventHeader {...states.live} onStatistics={onStatistics} />);
    await screen.getByRole("button", { name: "Statistiques" }).click();
    expect(onStatistics).toHaveBeenCalledOnce();
  });

  it("[EVENT-HEADER-11] gives the time a line of its own on a phone", async () => {
    await page.viewport(390, 800);
    const screen = await renderComponent(<EventHeader {...states.tennis} />);
    const [competition, , time] = screen.container.querySelector("header > div")?.children ?? [];
    if (!competition || !time) throw new Error("The head has a place and a time.");
    expect(time.getBoundingClientRect().top).toBeGreaterThan(
      competition.getBoundingClientRect().top + 8,
    );
    await page.viewport(1280, 800);
  });

  it("[EVENT-HEADER-1] has the first heading, with both names", async () => {
    const screen = await renderComponent(<EventHeader {...states["long text"]} />);
    await expect
      .element(screen.getByRole("heading", { level: 1 }))
      .toHaveTextContent(
        "Koninklijke Sportvereniging Wevelgem-Gullegem – Royale Association Athlétique Louviéroise",
      );
  });

  it("[EVENT-HEADER-2] has a row of the score for each side, and says who serves", async () => {
    const screen = await renderComponent(<EventHeader {...states.tennis} />);
    const row = screen.getByRole("row", { name: /^T\. Verhaegen/ });
    await expect.element(row).toHaveTextContent("T. Verhaegenau service16340");
    await expect
      .element(screen.getByRole("rowheader", { name: "M. Solberg", exact: true }))
      .toBeInTheDocument();
  });

  it("[EVENT-HEADER-2] says a score of one number a side in one sentence", async () => {
    const screen = await renderComponent(<EventHeader {...states.live} />);
    await expect
      .element(screen.getByText("Royal Antwerp 1, KAA Gent 1", { exact: true }))
      .toBeInTheDocument();
  });

  it("[EVENT-HEADER-14] has the minute in a ring between the scores, and says a break", async () => {
    const screen = await renderComponent(<EventHeader {...states.live} />);
    const ring = () => screen.container.querySelector("circle + circle");
    const length = () => Number(ring()?.getAttribute("stroke-dasharray")?.split(" ")[0]);
    await expect.element(screen.getByText("68'", { exact: true })).toBeVisible();
    expect(length()).toBeCloseTo((68 / 90) * 157, 0);
    await screen.rerender(<EventHeader {...states["half-time"]} />);
    await expect.element(screen.getByText("MT", { exact: true })).toBeVisible();
    await screen.rerender(<EventHeader {...states.ended} />);
    expect(ring()).toBeNull();
  });

  it("[EVENT-HEADER-15] has what scored and the first market below the score", async () => {
    const screen = await renderComponent(<EventHeader {...states["with its market"]} />);
    const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
    const line = screen.getByText("Vandersmissen").element();
    const price = screen.getByRole("button", { name: /2[.,]60/ }).element();
    expect(bottomOf(line)).toBeGreaterThan(bottomOf(screen.getByText("68'").element()));
    expect(bottomOf(price)).toBeGreaterThan(bottomOf(line));
    await screen.rerender(
      <EventHeader {...states["with its market"]} event={states.tennis.event} />,
    );
    expect(screen.getByText("Vandersmissen").elements()).toEqual([]);
  });

  it("[EVENT-HEADER-3] names region and competition, with a link where there is one", async () => {
    const screen = await renderComponent(<EventHeader {...states.live} />);
    await expect
      .element(screen.getByRole("link", { name: "Pro League" }))
      .toHaveAttribute("href", "/football/pro-league/");
    await screen.rerender(<EventHeader {...states.suspended} />);
    expect(screen.getByRole("link").elements()).toEqual([]);
    await expect.element(screen.getByText("Pro League")).toBeVisible();
  });

  it("[EVENT-HEADER-4] counts as each sport counts", async () => {
    const screen = await renderComponent(<EventHeader {...states.tennis} />);
    expect(columns(screen.container)).toEqual(["Sets", "S1", "S2", "Pts"]);
  });

  it("[EVENT-HEADER-5] shows the whole time of a match with a table, and announces the countdown's milestones", async () => {
    const announce = vi.fn();
    const { marks: _, ...unmarked } = startingSoon;
    const screen = await renderComponent(<EventHeader event={unmarked} />, { announce });
    await expect.element(screen.getByText("Dans 12:30")).toBeVisible();
    const event = { ...unmarked, startsAt: unmarked.startsAt - 150_000 };
    await screen.rerender(<EventHeader event={event} />);
    expect(announce).toHaveBeenCalledExactlyOnceWith(`${event.name} commence dans 10 minutes`);
  });

  it("[EVENT-HEADER-26] has the day and hour of a match's start between its names, and reads out both with their zone", async () => {
    const screen = await renderComponent(
      <EventHeader {...states.today} countdown={<i>02 14 36</i>} />,
    );
    const start = screen.container.querySelector("time");
    expect(start?.textContent).toMatch(/^aujourd’hui, sam\. .+\d\d:\d\d$/);
    expect(start?.nextElementSibling?.textContent).toMatch(/ 2026.*\d\d:\d\d \(/);
    await expect.element(screen.getByText("02 14 36")).toBeVisible();
    expect(screen.getByRole("timer").elements()).toEqual([]);
  });

  it("[EVENT-HEADER-6] says that it is over, with the server's words, or cancelled", async () => {
    const screen = await renderComponent(<EventHeader {...states.ended} />);
    await expect.element(screen.getByText("Terminé", { exact: true })).toBeVisible();
    await screen.rerender(<EventHeader {...states.cancelled} />);
    await expect.element(screen.getByText("Annulé", { exact: true })).toBeVisible();
    expect(screen.container.querySelectorAll("time")).toHaveLength(0);
  });

  it("[EVENT-HEADER-7] says in words that it is suspended", async () => {
    const screen = await renderComponent(<EventHeader {...states.suspended} />);
    await expect.element(screen.getByText(/sont suspendus pour le moment/)).toBeVisible();
  });

  it("[EVENT-HEADER-7] says why, where that is known", async () => {
    const screen = await renderComponent(
      <EventHeader {...states["suspended for a video review"]} />,
    );
    await expect.element(screen.getByText("Suspendu pendant la vérification vidéo.")).toBeVisible();
  });

  it("[EVENT-HEADER-16] does not move what is below it when it is suspended", async () => {
    const heightOf = async ({ event }: { readonly event: EventView }) => {
      const screen = await renderComponent(<EventHeader event={event} />);
      const { height } = screen.container.getBoundingClientRect();
      await screen.unmount();
      return height;
    };
    expect(await heightOf(states["suspended after a goal"])).toBe(await heightOf(states.live));
  });

  it("[EVENT-HEADER-17] has the person's bets at its foot, room for them, or nothing", async () => {
    const screen = await renderComponent(<EventHeader {...states["with own bets"]} />);
    await expect.element(screen.getByRole("link", { name: /^Votre pari/ })).toBeVisible();
    const foot = () => screen.container.querySelector(".gs-head-foot")?.getBoundingClientRect();
    const whole = foot()?.height;
    await screen.rerender(<EventHeader {...states["own bets on their way"]} />);
    expect(foot()?.height).toBe(whole);
    await screen.rerender(<EventHeader event={states.live.event} foot={null} />);
    expect(foot()?.height).toBe(0);
  });

  it("[EVENT-HEADER-7] says nothing of it once the match is over", async () => {
    const event = { ...states.ended.event, isSuspended: true };
    const screen = await renderComponent(<EventHeader event={event} />);
    expect(screen.getByText(/sont suspendus/).elements()).toEqual([]);
  });

  it("[EVENT-HEADER-27] has what follows the match before the other actions, while it is not over", async () => {
    const parts = {
      follow: <button type="button">Suivre</button>,
      action: <button type="button">Favori</button>,
      onStatistics: () => undefined,
    };
    const screen = await renderComponent(<EventHeader {...states.live} {...parts} />);
    const follow = screen.getByRole("button", { name: "Suivre" });
    const lefts = screen
      .getByRole("button")
      .elements()
      .map((button) => button.getBoundingClientRect().left);
    expect(follow.element().getBoundingClientRect().left).toBe(Math.min(...lefts));
    await screen.rerender(<EventHeader {...states.ended} {...parts} />);
    await expect.element(follow).not.toBeInTheDocument();
    await expect.element(screen.getByRole("button", { name: "Favori" })).toBeVisible();
  });

  it("[EVENT-HEADER-12] leads to the next matches, and is not there without any", async () => {
    const screen = await renderComponent(<NextMatches matches={[upcoming]} />);
    const nav = screen.getByRole("navigation", { name: "Prochains matchs" });
    await expect
      .element(nav.getByRole("link", { name: /Club Brugge – Anderlecht/ }))
      .toHaveAttribute("href", upcoming.href);
    await screen.rerender(<NextMatches matches={[]} />);
    expect(screen.container.textContent).toBe("");
  });

  it("[EVENT-HEADER-13] marks an event with more markets", async () => {
    const screen = await renderComponent(<EventHeader {...states["starting soon"]} />);
    await expect.element(screen.getByRole("button", { name: /^Bet\+/ })).toBeVisible();
  });

  it("[EVENT-HEADER-8] shows a race's meeting, its runners and the each-way terms", async () => {
    const screen = await renderComponent(<EventHeader {...states.race} />);
    await expect.element(screen.getByText("Mons-Ghlin")).toBeVisible();
    await expect.element(screen.getByText("5 partants")).toBeVisible();
    await expect.element(screen.getByText("Gagnant-placé 1/5, 3 places")).toBeVisible();
  });
});

function columns(container: Element): (string | null)[] {
  return [...container.querySelectorAll("th[scope=col]")].map(({ textContent }) => textContent);
}
