import { useRef } from "react";
import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { foldedHeadStates as states } from "./folded-head.states.ts";
import { FoldedHead } from "./folded-head.tsx";

checkConformance("folded head", FoldedHead, states);

/** A page with names at its top, and more below them than a window holds. */
function Page() {
  const names = useRef<HTMLParagraphElement>(null);
  return (
    <div style={{ display: "grid", gap: 16, position: "relative" }}>
      <p ref={names}>Union – Genk</p>
      <FoldedHead {...states.live} names={names} />
      <div style={{ height: 4_000 }} />
    </div>
  );
}

describe("folded head", () => {
  it("[FOLDED-HEAD-1] is a region that says names, score and minute", async () => {
    const screen = await renderComponent(<FoldedHead {...states.live} />);
    const { event } = states.live;
    const region = screen.getByRole("region", { name: event.name });
    await expect.element(region.getByRole("button").first()).toBeVisible();
    const score = `${event.home} ${event.score?.home.periods[0]}, ${event.away} ${event.score?.away.periods[0]}`;
    expect(region.element().textContent).toContain(score);
  });

  it("[FOLDED-HEAD-2] [FOLDED-HEAD-3] comes and goes with the names, and stays with the focus", async () => {
    const screen = await renderComponent(<Page />);
    const region = screen.getByRole("region");
    await expect.element(region).not.toBeInTheDocument();
    const height = document.documentElement.scrollHeight;
    const scrolledTo = (top: number) => {
      window.scrollTo(0, top);
      return region.elements().length;
    };
    await expect.poll(() => scrolledTo(600)).toBe(1);
    expect(document.documentElement.scrollHeight).toBe(height);
    await userEvent.tab();
    expect(region.element().contains(document.activeElement)).toBe(true);
    scrolledTo(0);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect.element(region).toBeInTheDocument();
    (document.activeElement as HTMLElement).blur();
    await expect.element(region).not.toBeInTheDocument();
  });
});
