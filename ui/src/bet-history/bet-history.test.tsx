import { describe, expect, it, vi } from "vitest";
import { checkConformance, renderSurface } from "../testing/index.ts";
import { betHistoryStates as states } from "./bet-history.states.ts";
import { BetHistory } from "./bet-history.tsx";

checkConformance("bet history", BetHistory, states);

describe("bet history", () => {
  it("[BET-HISTORY-1] is a section with a list of bets", async () => {
    const screen = await renderSurface(<BetHistory {...states.open} />);
    await expect.element(screen.getByRole("region", { name: "Mes paris" })).toBeVisible();
    expect(screen.getByRole("article").elements()).toHaveLength(2);
  });

  it("[BET-HISTORY-2] announces a failure, and tries again", async () => {
    const announce = vi.fn();
    const onRetry = vi.fn();
    const screen = await renderSurface(<BetHistory {...states.failed} onRetry={onRetry} />, {
      announce,
    });
    expect(announce).toHaveBeenCalledWith(
      expect.stringMatching(/Ils ne sont pas perdus/),
      "assertive",
    );
    await screen.getByRole("button", { name: "Réessayer" }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it("[BET-HISTORY-3] tells which tab was chosen", async () => {
    const onChooseTab = vi.fn();
    const screen = await renderSurface(<BetHistory {...states.open} onChooseTab={onChooseTab} />);
    await expect.element(screen.getByRole("radio", { name: "En cours" })).toBeChecked();
    await screen.getByText("Réglés").click();
    expect(onChooseTab).toHaveBeenCalledExactlyOnceWith("settled");
  });

  it("[BET-HISTORY-4] shows each bet as its receipt", async () => {
    const screen = await renderSurface(<BetHistory {...states.settled} />);
    const [won, lost] = screen.getByRole("article").elements();
    expect(won?.textContent).toMatch(
      /Gagné.*Union Saint-Gilloise.*2\.24.*10,00.*GS-7F3K-20Q9.*22,40/,
    );
    expect(lost?.getAttribute("data-result")).toBe("lost");
  });

  it("[BET-HISTORY-5] has words for each empty tab", async () => {
    const screen = await renderSurface(<BetHistory {...states["empty, open"]} />);
    await expect.element(screen.getByText("Vous n’avez aucun pari en cours.")).toBeVisible();
    await screen.rerender(<BetHistory {...states["empty, settled"]} />);
    await expect.element(screen.getByText("Aucun de vos paris n’est encore réglé.")).toBeVisible();
  });

  it("[BET-HISTORY-6] keeps the room of bets on their way", async () => {
    const screen = await renderSurface(<BetHistory {...states.loading} />);
    await expect.element(screen.getByRole("status")).toBeVisible();
  });

  it.each([
    [700, 2],
    [380, 1],
  ])("[BET-HISTORY-7] in %d px stands in columns: %d, equal in height", async (width, columns) => {
    const screen = await renderSurface(
      <div style={{ width }}>
        <BetHistory {...states.open} />
      </div>,
    );
    const boxes = screen
      .getByRole("article")
      .elements()
      .map((bet) => bet.getBoundingClientRect());
    expect(new Set(boxes.map(({ left }) => left)).size).toBe(columns);
    if (columns === 2) expect(boxes[0]?.height).toBe(boxes[1]?.height);
  });
});
