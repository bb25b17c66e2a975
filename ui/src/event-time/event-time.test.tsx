import { describe, expect, it, vi } from "vitest";
import { live, startingSoon, upcoming } from "../event-view/sample-events.ts";
import type { Clock } from "../provider/index.ts";
import { checkConformance, liveRegionOf, renderComponent, testNow } from "../testing/index.ts";
import { eventTimeStates as states } from "./event-time.states.ts";
import { EventTime } from "./event-time.tsx";

checkConformance("event time", EventTime, states);

/** A clock that advances when the test says so. */
function movableClock() {
  const listeners = new Set<() => void>();
  let at = testNow;
  const clock: Clock = {
    now: () => at,
    startedAt: testNow,
    every: (_, listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const moveTo = async (instant: number) => {
    at = instant;
    for (const listener of listeners) listener();
    await Promise.resolve();
  };
  return { clock, moveTo };
}

describe("event time", () => {
  it.each(["starting soon", "live", "full, starting soon"] as const)(
    "[EVENT-TIME-1] %s is a timer that announces nothing",
    async (state) => {
      const screen = await renderComponent(<EventTime {...states[state]} />);
      expect(liveRegionOf(screen.getByRole("timer").element())).toBeNull();
    },
  );

  it("[EVENT-TIME-2] announces the milestones of a countdown, each once", async () => {
    const announce = vi.fn();
    const { clock, moveTo } = movableClock();
    const screen = await renderComponent(<EventTime {...states["full, starting soon"]} />, {
      announce,
      clock,
    });
    const start = startingSoon.startsAt;
    for (const seconds of [620, 600, 599, 301, 300, 299, 61]) {
      await moveTo(start - seconds * 1000);
      const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
      await expect.element(screen.getByText(`Dans ${left}`)).toBeVisible();
    }
    expect(announce.mock.calls).toEqual([
      ["Union Saint-Gilloise – KRC Genk commence dans 10 minutes"],
      ["Union Saint-Gilloise – KRC Genk commence dans 5 minutes"],
    ]);
  });

  it("[EVENT-TIME-2] announces nothing for an event without a name to announce", async () => {
    const announce = vi.fn();
    const { clock, moveTo } = movableClock();
    const screen = await renderComponent(<EventTime event={startingSoon} />, { announce, clock });
    await moveTo(startingSoon.startsAt - 60_000);
    await expect.element(screen.getByText("1 min")).toBeVisible();
    expect(announce).not.toHaveBeenCalled();
  });

  it.each(["today", "starting soon", "live"] as const)(
    "[EVENT-TIME-3] %s says the start with its zone",
    async (state) => {
      const screen = await renderComponent(<EventTime {...states[state]} />);
      expect(screen.container.textContent).toMatch(
        /21 nov\. 2026, \d\d:\d\d \(heure de Bruxelles\)/,
      );
      expect(screen.container.querySelector("time")?.title).toMatch(/heure de Bruxelles/);
    },
  );

  it("[EVENT-TIME-4] is no timer where nothing counts", async () => {
    const screen = await renderComponent(<EventTime {...states.today} />);
    expect(screen.getByRole("timer").elements()).toEqual([]);
  });

  it("[EVENT-TIME-5] counts down within the hour before the start, and not before", async () => {
    const { clock, moveTo } = movableClock();
    const screen = await renderComponent(<EventTime event={upcoming} />, { clock });
    const face = () => screen.container.querySelector("[data-kind]");
    await moveTo(upcoming.startsAt - 3_601_000);
    await expect.poll(() => face()?.getAttribute("data-kind")).toBe("relative");
    await moveTo(upcoming.startsAt - 3_600_000);
    await expect.element(screen.getByText("60 min", { exact: true })).toBeVisible();
    await moveTo(upcoming.startsAt - 9_000);
    await expect.element(screen.getByText("9 s", { exact: true })).toBeVisible();
    await screen.rerender(<EventTime event={upcoming} layout="full" />);
    await expect.element(screen.getByText("Dans 0:09", { exact: true })).toBeVisible();
  });

  it("[EVENT-TIME-6] shows the time over the day, in the person's zone", async () => {
    const screen = await renderComponent(<EventTime {...states.today} />, {
      timeZone: "Asia/Tokyo",
    });
    await expect.element(screen.getByText("04:45", { exact: true })).toBeVisible();
    await expect.element(screen.getByText("Demain", { exact: true })).toBeVisible();
  });

  it("[EVENT-TIME-7] shows the clock of a half over its phase, and it continues", async () => {
    const { clock, moveTo } = movableClock();
    const screen = await renderComponent(<EventTime event={live} />, { clock });
    await expect.element(screen.getByText("67:12", { exact: true })).toBeVisible();
    await expect.element(screen.getByText("2e mi-t.", { exact: true })).toBeVisible();
    await moveTo(testNow + 1_000);
    await expect.element(screen.getByText("67:13", { exact: true })).toBeVisible();
  });

  it("[EVENT-TIME-7] shows the set of a tennis match", async () => {
    const screen = await renderComponent(<EventTime {...states.set} />);
    await expect.element(screen.getByText("2e set", { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/^En direct, 2e set, début /)).toBeInTheDocument();
  });

  it("[EVENT-TIME-8] says that an event without a clock is live", async () => {
    const screen = await renderComponent(<EventTime {...states["live without a clock"]} />);
    await expect.element(screen.getByText("En direct", { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/^En direct, début /)).toBeInTheDocument();
  });

  it("[EVENT-TIME-9] shows a note instead of the phase, and says it", async () => {
    const screen = await renderComponent(<EventTime {...states.suspended} />);
    await expect.element(screen.getByText("Suspendu", { exact: true })).toBeVisible();
    expect(screen.getByRole("timer").element().textContent).toMatch(/, Suspendu$/);
  });

  it.each([
    ["live", true],
    ["starting soon", true],
    ["set", false],
    ["today", false],
  ] as const)("[EVENT-TIME-10] %s is drawn each second: %s", async (state, isEachSecond) => {
    const { clock } = movableClock();
    const every = vi.spyOn(clock, "every");
    const screen = await renderComponent(<EventTime {...states[state]} />, { clock });
    await expect.element(screen.getByText(/2026/)).toBeInTheDocument();
    expect(every.mock.calls.some(([period]) => period === 1_000)).toBe(isEachSecond);
  });
});
