import { intervals } from "@grandstand/rules/intervals";
import { describe, expect, it, vi } from "vitest";
import { OddsButton } from "../odds-button/index.ts";
import { oddsButtonStates } from "../odds-button/odds-button.states.ts";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { skeletonStates as states } from "./skeleton.states.ts";
import { Loading, Skeleton } from "./skeleton.tsx";

checkConformance("skeleton", Skeleton, states);

const height = (element: Element | null) => element?.getBoundingClientRect().height;

describe("skeleton", () => {
  it("[SKELETON-1] is as high as the price that replaces it", async () => {
    const screen = await renderComponent(<Skeleton {...states.price} />);
    const before = height(screen.container.querySelector("[data-shape]"));
    await screen.rerender(<OddsButton {...oddsButtonStates.open} />);
    expect(height(screen.container.querySelector("button"))).toBe(before);
  });

  it("[SKELETON-2] is said once for the group, in words that a reader comes upon", async () => {
    const screen = await renderComponent(
      <Loading>
        <Skeleton />
        <Skeleton />
      </Loading>,
    );
    expect(screen.getByText("Chargement en cours").elements()).toHaveLength(1);
    expect(screen.container.querySelector("[aria-live], [role=status]")).toBeNull();
    for (const shape of screen.container.querySelectorAll("[data-shape]")) {
      expect(shape.getAttribute("aria-hidden")).toBe("true");
    }
  });

  it("[SKELETON-3] holds still under reduced motion", async () => {
    document.documentElement.dataset.motion = "reduced";
    const screen = await renderComponent(<Skeleton {...states.text} />);
    const shape = screen.container.querySelector("[data-shape]");
    expect(shape && getComputedStyle(shape).animationIterationCount).toBe("1");
    delete document.documentElement.dataset.motion;
  });

  it("[SKELETON-4] announces nothing that is soon there, and begin and end of what lasts", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const announce = vi.fn();
    const soon = await renderComponent(<Loading>{null}</Loading>, { announce });
    vi.advanceTimersByTime(intervals.saidWait - 1);
    await soon.unmount();
    vi.advanceTimersByTime(intervals.saidWait);
    expect(announce).not.toHaveBeenCalled();
    const late = await renderComponent(<Loading>{null}</Loading>, { announce });
    vi.advanceTimersByTime(intervals.saidWait);
    await late.unmount();
    vi.useRealTimers();
    expect(announce.mock.calls).toEqual([
      ["Chargement en cours", "polite"],
      ["Chargement terminé", "polite"],
    ]);
  });
});
