import { describe, expect, it } from "vitest";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { badgeStates, countBadgeStates as counts } from "./badge.states.ts";
import { Badge, CountBadge } from "./badge.tsx";
import { badge, badgeVariants } from "./badge.variants.ts";

checkConformance("badge", Badge, badgeStates);
checkConformance("count badge", CountBadge, counts);

describe("badge", () => {
  it("[BADGE-1] reads what is counted", async () => {
    const screen = await renderComponent(<CountBadge {...counts.several} />);
    await expect.element(screen.getByText("12 sélections")).toBeInTheDocument();
  });

  it("[BADGE-2] shows 99+ above 99", async () => {
    const screen = await renderComponent(<CountBadge {...counts["more than fit"]} />);
    await expect.element(screen.getByText("99+")).toBeVisible();
    await expect.element(screen.getByText("240 sélections")).toBeInTheDocument();
  });

  it("[BADGE-3] shows nothing for nothing", async () => {
    const screen = await renderComponent(<CountBadge {...counts.none} />);
    expect(screen.container.textContent).toBe("");
  });

  it("[BADGE-4] is never in the colours of a price that moves", () => {
    for (const variant of badgeVariants)
      expect(badge({ variant })).not.toMatch(/\b(?:bg|text)-(?:up|down)\b/);
  });
});
