import { describe, expect, it, vi } from "vitest";
import { race } from "../event-view/sample-events.ts";
import type { Clock } from "../provider/index.ts";
import { checkConformance, liveRegionOf, renderComponent, testNow } from "../testing/index.ts";
import { raceHeadStates as states } from "./race-head.states.ts";
import { RaceHead } from "./race-head.tsx";

checkConformance("race head", RaceHead, states);

/** A clock that advances when the test says so, and the periods that were requested of it. */
function movableClock() {
  const listeners = new Set<() => void>();
  let at = testNow;
  const every = vi.fn<Clock["every"]>((_, listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  });
  const clock: Clock = { now: () => at, startedAt: testNow, every };
  const moveTo = async (instant: number) => {
    at = instant;
    for (const listener of listeners) listener();
    await Promise.resolve();
  };
  return { clock, moveTo, periods: () => every.mock.calls.map(([period]) => period) };
}

/** The part of the ring that is drawn; 0 where none is. */
function ringPart(container: HTMLElement): number {
  const [, arc] = container.querySelectorAll("circle");
  const [drawn = "0", whole = "1"] = arc?.getAttribute("stroke-dasharray")?.split(" ") ?? [];
  return Number(drawn) / Number(whole);
}

describe("race head", () => {
  it("[RACE-HEAD-1] has the page's first heading with the whole name", async () => {
    const screen = await renderComponent(<RaceHead {...states["long text"]} />);
    const heading = screen.getByRole("heading", { level: 1, name: /trot attelé$/ });
    await expect.element(heading).toBeVisible();
    await screen.rerender(<RaceHead {...states.virtual} />);
    await expect.element(screen.getByRole("heading", { level: 2 })).toBeVisible();
  });

  it("[RACE-HEAD-2] counts in silence, and announces the milestones", async () => {
    const announce = vi.fn();
    const { clock, moveTo } = movableClock();
    const event = { ...race, startsAt: testNow + 302_000 };
    const screen = await renderComponent(<RaceHead event={event} />, { announce, clock });
    const timer = screen.getByRole("timer");
    expect(liveRegionOf(timer.element())).toBeNull();
    await expect.element(timer).toMatchTextContent(/Commence dans 5 min 02 s/);
    for (const seconds of [301, 300, 299]) await moveTo(event.startsAt - seconds * 1_000);
    await expect.element(timer).toMatchTextContent(/4:59/);
    expect(announce.mock.calls).toEqual([["Prix des Remparts commence dans 5 minutes"]]);
  });

  it("[RACE-HEAD-3] [RACE-HEAD-5] lists the meeting's races, with the current one in sight", async () => {
    const screen = await renderComponent(
      <div style={{ width: 320 }}>
        <RaceHead {...states["many races"]} />
      </div>,
    );
    const strip = screen.getByRole("navigation", { name: "Courses de la réunion" });
    const links = strip.getByRole("link").elements();
    expect(links).toHaveLength(14);
    expect(links[0]).toMatchTextContent(/Course 1.*arrivée/);
    expect(links[4]).toMatchTextContent(/Course 5.*14:38/);
    expect(links[3]).toHaveAttribute("aria-current", "page");
    await expect
      .element(strip.getByRole("link", { name: /^Course 5/ }))
      .toHaveAttribute("href", "/courses-hippiques/mons-ghlin/course-5/");
    const [box, current] = [strip.element(), links[3]].map((each) => each?.getBoundingClientRect());
    expect(current?.left).toBeGreaterThanOrEqual(box?.left ?? 0);
    expect(current?.right).toBeLessThanOrEqual(box?.right ?? 0);
    await screen.unmount();
    const cancelled = await renderComponent(<RaceHead {...states.cancelled} />);
    const states_ = cancelled.getByRole("navigation").getByRole("link").elements();
    expect(states_.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/arrivée$/),
      expect.stringMatching(/arrivée$/),
      expect.stringMatching(/partie$/),
      expect.stringMatching(/annulée$/),
      expect.stringMatching(/annulée$/),
    ]);
  });

  it("[RACE-HEAD-4] names meeting, kind and day", async () => {
    const screen = await renderComponent(<RaceHead {...states["last minutes"]} />);
    const link = screen.getByRole("link", { name: "Mons-Ghlin" });
    await expect.element(link).toHaveAttribute("href", "/courses-hippiques/");
    await expect.element(screen.getByText("plat", { exact: true })).toBeVisible();
    await expect.element(screen.getByText("samedi 21 novembre", { exact: true })).toBeVisible();
    await screen.unmount();
    const far = await renderComponent(<RaceHead event={states.today.event} />, {
      timeZone: "Asia/Tokyo",
    });
    expect(far.getByRole("link").elements()).toEqual([]);
    await expect.element(far.getByText("dimanche 22 novembre", { exact: true })).toBeVisible();
  });

  it("[RACE-HEAD-6] empties the ring over ten minutes, and counts seconds only then", async () => {
    const { clock, moveTo, periods } = movableClock();
    const event = { ...race, startsAt: testNow + 7_200_000 };
    const screen = await renderComponent(<RaceHead event={event} />, { clock });
    await expect.element(screen.getByText("16:00", { exact: true })).toBeVisible();
    await moveTo(event.startsAt - 1_800_000);
    await expect.element(screen.getByText("30 min", { exact: true })).toBeVisible();
    await expect.element(screen.getByText("départ 16:00", { exact: true })).toBeVisible();
    expect(ringPart(screen.container)).toBeCloseTo(1, 2);
    expect(periods()).not.toContain(1_000);
    for (const [seconds, text] of [
      [599, "9:59"],
      [300, "5:00"],
      [61, "1:01"],
    ] as const) {
      await moveTo(event.startsAt - seconds * 1_000);
      await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
      expect(ringPart(screen.container)).toBeCloseTo(seconds / 600, 1);
    }
    expect(periods()).toContain(1_000);
    await moveTo(event.startsAt + 1_000);
    await expect.element(screen.getByText("0:00", { exact: true })).toBeVisible();
    expect(ringPart(screen.container)).toBe(0);
  });

  it.each([
    ["off", "Partie"],
    ["ended", "Arrivée"],
    ["cancelled", "Annulée"],
  ] as const)("[RACE-HEAD-7] says of a race that is %s: %s", async (state, text) => {
    const screen = await renderComponent(<RaceHead {...states[state]} />);
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
    expect(ringPart(screen.container)).toBe(0);
  });

  it("[RACE-HEAD-8] shows what is known, and leaves out the rest", async () => {
    const screen = await renderComponent(<RaceHead {...states["last minutes"]} />);
    for (const text of [
      "2 100 m",
      "Sable fibré, standard",
      "Corde à gauche",
      "5 partants",
      "12 000 €",
    ]) {
      await expect.element(screen.getByText(text)).toBeVisible();
    }
    await screen.rerender(<RaceHead {...states["nothing known"]} />);
    await expect.element(screen.getByText("5 partants")).toBeVisible();
    expect(screen.getByText(/Corde| m$|€/).elements()).toEqual([]);
  });

  it("[RACE-HEAD-9] says what a place pays", async () => {
    const screen = await renderComponent(<RaceHead {...states["last minutes"]} />);
    await expect.element(screen.getByText(/^Placé.: les 3 premiers$/)).toBeVisible();
    await expect.element(screen.getByText("Gagnant-placé à 1/5 de la cote")).toBeVisible();
  });

  it("[RACE-HEAD-10] says that it is suspended, unless it is over", async () => {
    const screen = await renderComponent(<RaceHead {...states.suspended} />);
    await expect.element(screen.getByText(/suspendus pour le moment/)).toBeVisible();
    const over = { ...states.ended.event, isSuspended: true };
    await screen.rerender(<RaceHead {...states.ended} event={over} />);
    expect(screen.getByText(/suspendus pour le moment/).elements()).toEqual([]);
  });

  it("[RACE-HEAD-11] says that it is virtual", async () => {
    const screen = await renderComponent(<RaceHead {...states.virtual} />);
    await expect.element(screen.getByText("Virtuel", { exact: true })).toBeVisible();
    await screen.rerender(<RaceHead {...states["last minutes"]} />);
    expect(screen.getByText("Virtuel", { exact: true }).elements()).toEqual([]);
  });
});
