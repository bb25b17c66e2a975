import { afterEach, describe, expect, it, vi } from "vitest";
import { startingSoon } from "../event-view/sample-events.ts";
import { renderComponent } from "../testing/index.ts";
import { MatchCountdown } from "./match-countdown.tsx";

const minute = 60_000;
const start = startingSoon.startsAt - 12.5 * minute;
const inMs = (left: number) => ({ event: { ...startingSoon, startsAt: start + left } });

const figures = (container: HTMLElement) => container.textContent;

describe("countdown of a match", () => {
  afterEach(() => {
    delete document.documentElement.dataset.motion;
  });

  it("[MATCH-CENTRE-28] counts to the second within a day, and minutes before", async () => {
    const screen = await renderComponent(<MatchCountdown {...inMs(134 * minute + 36_000)} />);
    expect(figures(screen.container)).toBe("02h14min36s");
    await screen.rerender(<MatchCountdown {...inMs(59_000)} />);
    expect(figures(screen.container)).toBe("00h00min59s");
    await screen.rerender(<MatchCountdown {...inMs(1_440 * minute)} />);
    expect(figures(screen.container)).toBe("01j00h00min");
    await screen.rerender(<MatchCountdown {...inMs(1_440 * minute - 1_000)} />);
    expect(figures(screen.container)).toBe("23h59min59s");
    await screen.rerender(<MatchCountdown {...inMs(0)} />);
    expect(figures(screen.container)).toBe("");
  });

  it("[MATCH-CENTRE-28] reads nothing out but the milestones", async () => {
    const announce = vi.fn();
    const screen = await renderComponent(<MatchCountdown {...inMs(10.5 * minute)} />, { announce });
    expect(screen.container.querySelector(":scope > [aria-hidden]")).not.toBeNull();
    expect(screen.container.querySelector("[role], [aria-live]")).toBeNull();
    await screen.rerender(<MatchCountdown {...inMs(9.9 * minute)} />);
    expect(announce).toHaveBeenCalledExactlyOnceWith(
      `${startingSoon.name} commence dans 10 minutes`,
    );
  });

  it("[MATCH-CENTRE-28] changes its figures at once under reduced motion", async () => {
    document.documentElement.dataset.motion = "reduced";
    const screen = await renderComponent(<MatchCountdown {...inMs(59_000)} />);
    const flap = screen.container.querySelector(".gs-score-figure");
    expect(flap && getComputedStyle(flap).animationDuration).not.toBe("0.26s");
  });
});
