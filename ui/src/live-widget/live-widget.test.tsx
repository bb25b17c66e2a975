import { describe, expect, it, vi } from "vitest";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { liveWidgetStates as states } from "./live-widget.states.ts";
import { LiveWidget } from "./live-widget.tsx";

checkConformance("live widget", LiveWidget, states);

describe("live widget", () => {
  it("[LIVE-WIDGET-1] is a navigation of branches that open", async () => {
    const screen = await renderComponent(<LiveWidget {...states.closed} />);
    await expect.element(screen.getByRole("navigation", { name: "En direct" })).toBeVisible();
    const tennis = screen.getByRole("button", { name: /^Tennis/ });
    await expect.element(tennis).toHaveAttribute("aria-expanded", "false");
    await tennis.click();
    await expect.element(tennis).toHaveAttribute("aria-expanded", "true");
  });

  it("[LIVE-WIDGET-2] marks the event that is shown", async () => {
    const screen = await renderComponent(<LiveWidget {...states["on a match's page"]} />);
    await expect
      .element(screen.getByRole("link", { name: /Royal Antwerp/ }))
      .toHaveAttribute("aria-current", "page");
  });

  it("[LIVE-WIDGET-3] reads counts and scores", async () => {
    const screen = await renderComponent(<LiveWidget {...states["on a match's page"]} />);
    await expect
      .element(screen.getByRole("button", { name: /^Football/ }))
      .toHaveAccessibleName(/2 événements/);
    await expect
      .element(screen.getByRole("link", { name: /Royal Antwerp/ }))
      .toHaveAccessibleName(/Score\s: 1 à 1/);
  });

  it("[LIVE-WIDGET-4] opens sports to competitions and these to events", async () => {
    const screen = await renderComponent(<LiveWidget {...states.closed} />);
    await screen.getByRole("button", { name: /^Tennis/ }).click();
    await screen.getByRole("button", { name: /^Belgique - ATP Anvers/ }).click();
    await expect
      .element(screen.getByRole("link", { name: /Verhaegen/ }))
      .toHaveAttribute("href", "/tennis/atp-anvers/tennis/");
  });

  it("[LIVE-WIDGET-5] has the branches of the current event open", async () => {
    const screen = await renderComponent(<LiveWidget {...states["on a match's page"]} />);
    const open = screen.getByRole("button", { expanded: true }).elements();
    expect(open.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("Football"),
      expect.stringContaining("Pro League"),
    ]);
  });

  it("[LIVE-WIDGET-6] says what is missing, and tries again", async () => {
    const onRetry = vi.fn();
    const failed = await renderComponent(<LiveWidget {...states.error} onRetry={onRetry} />);
    await failed.getByRole("button", { name: "Réessayer" }).click();
    expect(onRetry).toHaveBeenCalledOnce();
    const empty = await renderComponent(<LiveWidget {...states.empty} />);
    await expect.element(empty.getByText("Désolé, aucun événement")).toBeVisible();
  });

  it("[LIVE-WIDGET-7] keeps what was opened when the tree is refreshed", async () => {
    const screen = await renderComponent(<LiveWidget {...states.closed} />);
    await screen.getByRole("button", { name: /^Tennis/ }).click();
    await screen.rerender(<LiveWidget {...states.closed} sports={[...states.closed.sports]} />);
    await expect
      .element(screen.getByRole("button", { name: /^Tennis/ }))
      .toHaveAttribute("aria-expanded", "true");
  });

  it("[LIVE-WIDGET-8] shows each event's clock, and marks one with more markets", async () => {
    const [football] = states["on a match's page"].sports;
    const [competition] = football?.competitions ?? [];
    if (!football || !competition) throw new Error("The sample has football.");
    const events = competition.events.map((event) => ({ ...event, isBetplus: true }));
    const sports = [{ ...football, competitions: [{ ...competition, events }] }];
    const screen = await renderComponent(
      <LiveWidget {...states["on a match's page"]} sports={sports} />,
    );
    await expect.element(screen.getByText("67:12", { exact: true })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: /^Bet\+/ })).toBeVisible();
  });
});
