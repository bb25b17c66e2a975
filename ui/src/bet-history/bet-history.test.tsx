import { describe, expect, it, vi } from "vitest";
import { checkConformance, detailsOf, renderComponent } from "../testing/index.ts";
import { cashOutListStates, betHistoryStates as states } from "./bet-history.states.ts";
import { BetHistory } from "./bet-history.tsx";
import { CashOutList } from "./cash-out-list.tsx";

checkConformance("bet history", BetHistory, states);
checkConformance("cash-out list", CashOutList, cashOutListStates);

describe("bet history", () => {
  it("[BET-HISTORY-1] is a section with a list of bets", async () => {
    const screen = await renderComponent(<BetHistory {...states.open} />);
    await expect.element(screen.getByRole("region", { name: "Mes paris" })).toBeVisible();
    expect(screen.getByRole("article").elements()).toHaveLength(2);
  });

  it("[BET-HISTORY-2] announces a failure, and tries again", async () => {
    const announce = vi.fn();
    const onRetry = vi.fn();
    const screen = await renderComponent(<BetHistory {...states.failed} onRetry={onRetry} />, {
      announce,
    });
    expect(announce).toHaveBeenCalledWith(
      expect.stringMatching(/Ils ne sont pas perdus/),
      "assertive",
    );
    await screen.getByRole("button", { name: "Réessayer" }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it("[BET-HISTORY-3] reports which tab was chosen", async () => {
    const onChooseTab = vi.fn();
    const screen = await renderComponent(<BetHistory {...states.open} onChooseTab={onChooseTab} />);
    await expect.element(screen.getByRole("radio", { name: "En cours" })).toBeChecked();
    await screen.getByRole("radio", { name: "Réglés" }).click();
    expect(onChooseTab).toHaveBeenCalledExactlyOnceWith("settled", expect.anything());
  });

  it("[BET-HISTORY-4] shows each bet as its receipt", async () => {
    const screen = await renderComponent(<BetHistory {...states.settled} />);
    const [won, lost] = screen.getByRole("article").elements();
    expect(won?.textContent).toMatch(
      /Gagné.*Union Saint-Gilloise.*2\.24.*10,00.*GS-7F3K-20Q9.*22,40/,
    );
    expect(lost?.getAttribute("data-status")).toBe("lost");
  });

  it("[BET-HISTORY-5] has words for each empty tab", async () => {
    const screen = await renderComponent(<BetHistory {...states["empty, open"]} />);
    await expect.element(screen.getByText("Vous n’avez aucun pari en cours.")).toBeVisible();
    await screen.rerender(<BetHistory {...states["empty, settled"]} />);
    await expect
      .element(screen.getByText(/^Aucun de vos paris n’est encore réglé\. Ils apparaissent ici/))
      .toBeVisible();
  });

  it("[BET-HISTORY-5] leads from an empty tab to what is in play", async () => {
    const screen = await renderComponent(<BetHistory {...states["empty, cashed out"]} />);
    await expect
      .element(screen.getByRole("link", { name: "Voir les matchs en direct" }))
      .toHaveAttribute("href", "/live/");
  });

  it("[BET-HISTORY-6] keeps the space of bets on their way", async () => {
    const screen = await renderComponent(<BetHistory {...states.loading} />);
    await expect.element(screen.getByText("Chargement en cours")).toBeInTheDocument();
  });

  it("[BET-HISTORY-7] is one column, no bet taller than it needs", async () => {
    const screen = await renderComponent(
      <div style={{ width: 700 }}>
        <BetHistory {...states.open} />
      </div>,
    );
    const [first, second] = screen
      .getByRole("article")
      .elements()
      .map((bet) => bet.getBoundingClientRect());
    expect(second?.left).toBe(first?.left);
    expect(second?.top).toBeGreaterThan(first?.bottom ?? 0);
    expect(second?.height).toBeLessThan(first?.height ?? 0);
  });

  it("[BET-HISTORY-8] [BET-HISTORY-16] reports which period and type were chosen, and how", async () => {
    const onFilter = vi.fn();
    const screen = await renderComponent(<BetHistory {...states.open} onFilter={onFilter} />);
    await screen.getByLabelText("Période").selectOptions("7-days");
    const { filters } = states.open;
    const byList = { reason: "list", event: null };
    expect(onFilter).toHaveBeenCalledWith({ ...filters, period: "7-days" }, byList);
    await screen.getByLabelText("Type de pari").selectOptions("system");
    expect(onFilter).toHaveBeenCalledWith({ ...filters, type: "system" }, byList);
    await screen.rerender(<BetHistory {...states["filtered by dates"]} onFilter={onFilter} />);
    await screen.getByLabelText("Du", { exact: true }).fill("2026-11-10");
    expect(onFilter).toHaveBeenLastCalledWith(expect.objectContaining({ from: "2026-11-10" }), {
      reason: "day",
      event: null,
    });
  });

  it.each(["fr", "nl", "en"] as const)(
    "[BET-HISTORY-13] shows what is chosen in a filter whole on a phone, in %s",
    async (locale) => {
      const screen = await renderComponent(
        <div style={{ width: 336 }}>
          <BetHistory {...states.open} />
        </div>,
        { locale },
      );
      await screen.getByRole("button", { name: /^Filt(re|er)s/ }).click();
      expect(screen.getByRole("combobox").elements()).toHaveLength(2);
      for (const select of screen.getByRole("combobox").elements()) {
        for (const option of select.querySelectorAll("option")) {
          expect(widthOf(option.text, select), option.text).toBeLessThanOrEqual(
            contentWidth(select),
          );
        }
      }
    },
  );

  it("[BET-HISTORY-15] has its first bet near the top of a phone, and its filters at a press", async () => {
    const screen = await renderComponent(
      <div style={{ width: 390 }}>
        <BetHistory {...states["filtered by dates"]} />
      </div>,
    );
    const top = screen.getByRole("region").element().getBoundingClientRect().top;
    const [bet] = screen.getByRole("article").elements();
    expect((bet?.getBoundingClientRect().top ?? Number.NaN) - top).toBeLessThan(150);
    const button = screen.getByRole("button", { name: "Filtres 2 choisis" });
    await expect.element(button).toHaveAttribute("aria-expanded", "false");
    await button.click();
    await expect.element(button).toHaveAttribute("aria-expanded", "true");
    await expect.element(screen.getByLabelText("Période")).toBeVisible();
    await screen.rerender(
      <div style={{ width: 700 }}>
        <BetHistory {...states.open} />
      </div>,
    );
    expect(screen.getByRole("button", { name: /^Filtres/ }).elements()).toEqual([]);
  });

  it("[BET-HISTORY-9] [BET-HISTORY-16] clears filters that find nothing", async () => {
    const onFilter = vi.fn();
    const screen = await renderComponent(
      <BetHistory {...states["empty, filtered"]} onFilter={onFilter} />,
    );
    await screen.getByRole("button", { name: "Effacer les filtres" }).click();
    expect(onFilter).toHaveBeenCalledExactlyOnceWith(
      { period: "all", type: "all", from: "", to: "" },
      detailsOf("clear"),
    );
  });

  it("[BET-HISTORY-10] loads more, and says when that failed", async () => {
    const onMore = vi.fn();
    const screen = await renderComponent(<BetHistory {...states.settled} onMore={onMore} />);
    await screen.getByRole("button", { name: "Plus de paris" }).click();
    expect(onMore).toHaveBeenCalledOnce();
    await screen.rerender(<BetHistory {...states["failed to load more"]} />);
    await expect.element(screen.getByText(/Ils ne sont pas perdus/)).toBeVisible();
    expect(screen.getByRole("article").elements()).toHaveLength(2);
  });

  it("[BET-HISTORY-11] leads to the cash-out of a bet", async () => {
    const onCashOut = vi.fn();
    const screen = await renderComponent(<BetHistory {...states.open} onCashOut={onCashOut} />);
    await screen.getByRole("button", { name: /Cash-out/ }).click();
    expect(onCashOut).toHaveBeenCalledExactlyOnceWith("bet-3");
  });

  it("[BET-HISTORY-12] leads from an empty cash-out list to all bets", async () => {
    const screen = await renderComponent(
      <CashOutList {...cashOutListStates["nothing to cash out"]} />,
    );
    await expect
      .element(screen.getByRole("link", { name: "Voir mes paris" }))
      .toHaveAttribute("href", "/history/");
  });

  it("[BET-HISTORY-14] says that the account does not answer, aloud too", async () => {
    const announce = vi.fn();
    const state = states["account not reachable"];
    const screen = await renderComponent(<BetHistory {...state} />, { announce });
    await expect.element(screen.getByText(/Votre compte ne répond pas/)).toBeVisible();
    const words = expect.stringContaining("Votre compte ne répond pas");
    expect(announce).toHaveBeenCalledWith(words, "polite");
  });
});

/** How wide a text is in an element's own letters, in pixels. */
function widthOf(text: string, element: Element): number {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) throw new Error("This browser measures no text.");
  context.font = getComputedStyle(element).font;
  return context.measureText(text).width;
}

/** The pixels between an element's paddings. */
function contentWidth(element: Element): number {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
  return (
    element.clientWidth -
    Number.parseFloat(paddingInlineStart) -
    Number.parseFloat(paddingInlineEnd)
  );
}
