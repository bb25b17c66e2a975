import { describe, expect, it } from "vitest";
import { OddsButton } from "../odds-button/index.ts";
import { oddsButtonStates } from "../odds-button/odds-button.states.ts";
import { checkConformance, renderSurface } from "../testing/index.ts";
import { skeletonStates as states } from "./skeleton.states.ts";
import { Loading, Skeleton } from "./skeleton.tsx";

checkConformance("skeleton", Skeleton, states);

const height = (element: Element | null) => element?.getBoundingClientRect().height;

describe("skeleton", () => {
  it("[SKELETON-1] is as high as the price that takes its place", async () => {
    const screen = await renderSurface(<Skeleton {...states.price} />);
    const before = height(screen.container.querySelector("[data-shape]"));
    await screen.rerender(<OddsButton {...oddsButtonStates.open} />);
    expect(height(screen.container.querySelector("button"))).toBe(before);
  });

  it("[SKELETON-2] is said once for the group", async () => {
    const screen = await renderSurface(
      <Loading>
        <Skeleton />
        <Skeleton />
      </Loading>,
    );
    await expect.element(screen.getByRole("status")).toHaveTextContent("Chargement en cours");
    for (const shape of screen.container.querySelectorAll("[data-shape]")) {
      expect(shape.getAttribute("aria-hidden")).toBe("true");
    }
  });

  it("[SKELETON-3] holds still under reduced motion", async () => {
    document.documentElement.dataset.motion = "reduced";
    const screen = await renderSurface(<Skeleton {...states.text} />);
    const shape = screen.container.querySelector("[data-shape]");
    expect(shape && getComputedStyle(shape).animationIterationCount).toBe("1");
    delete document.documentElement.dataset.motion;
  });
});
