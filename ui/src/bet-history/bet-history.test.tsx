import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { checkConformance, detailsOf, renderComponent } from "../testing/index.ts";
import type { BetDayView } from "./bet-days-view.ts";
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

  it("[BET-HISTORY-4] shows each bet with its selections, result and price", async () => {
    const screen = await renderComponent(<BetHistory {...states.settled} />);
    const [won, lost] = screen.getByRole("article").elements();
    expect(won?.textContent).toMatch(/Gagné.*Union Saint-Gilloise.*22,40.*2\.24.*10,00.*2–1/);
    expect(lost?.getAttribute("data-status")).toBe("lost");
  });

  it("[BET-HISTORY-5] has words for each empty tab", async () => {
    const screen = await renderComponent(<BetHistory {...states["empty, open"]} />);
    await expect.element(screen.getByText("Vous n’avez aucun pari en cours.")).toBeVisible();
    await screen.rerender(<BetHistory {...states["empty, settled"]} />);
    await expect.element(screen.getByText("Aucun de vos paris n’est encore réglé.")).toBeVisible();
    await expect.element(screen.getByText(/^Ils apparaissent ici/)).toBeVisible();
  });

  it("[BET-HISTORY-5] says what will come to the open tab, and leads to what was settled", async () => {
    const onChooseTab = vi.fn();
    const props = { ...states["empty, open"], onChooseTab };
    const screen = await renderComponent(<BetHistory {...props} />);
    await expect.element(screen.getByText(/Un pari placé apparaît ici/)).toBeVisible();
    await screen.getByRole("button", { name: "Voir vos paris réglés" }).click();
    expect(onChooseTab).toHaveBeenCalledWith("settled", expect.anything());
  });

  it.each(["empty, settled", "empty, cashed out"] as const)(
    "[BET-HISTORY-5] leads from the tab that is %s to the open bets",
    async (state) => {
      const onChooseTab = vi.fn();
      const props = { ...states[state], onChooseTab };
      const screen = await renderComponent(<BetHistory {...props} />);
      await screen.getByRole("button", { name: "Voir vos paris en cours" }).click();
      expect(onChooseTab).toHaveBeenCalledWith("open", expect.anything());
    },
  );

  it("[BET-HISTORY-5] leads from no open bet to what is in play", async () => {
    const screen = await renderComponent(<BetHistory {...states["empty, open"]} />);
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
    expect(second?.height).toBeLessThanOrEqual(first?.height ?? 0);
  });

  it("[BET-HISTORY-8] [BET-HISTORY-15] [BET-HISTORY-16] filters in a sheet, once it is applied", async () => {
    const onFilter = vi.fn();
    const props = { ...states["filtered by dates"], onFilter };
    const screen = await renderComponent(<BetHistory {...props} />);
    const button = screen.getByRole("button", { name: "Filtres 2 choisis" });
    await button.click();
    const sheet = screen.getByRole("dialog", { name: "Période et type" });
    await sheet.getByRole("button", { name: "Systèmes" }).click();
    await sheet.getByLabelText("Du", { exact: true }).fill("2026-11-10");
    expect(onFilter).not.toHaveBeenCalled();
    await sheet.getByRole("button", { name: "Voir les paris" }).click();
    expect(onFilter).toHaveBeenCalledExactlyOnceWith(
      { period: "dates", type: "system", from: "2026-11-10", to: "2026-11-21" },
      detailsOf("sheet"),
    );
    expect(screen.getByRole("dialog").elements()).toEqual([]);
  });

  it("[BET-HISTORY-13] [BET-HISTORY-16] has the usual periods at a press", async () => {
    const onFilter = vi.fn();
    const screen = await renderComponent(<BetHistory {...states.settled} onFilter={onFilter} />);
    const chip = screen.getByRole("button", { name: "7 jours" });
    await chip.click();
    const { filters } = states.settled;
    const week = { ...filters, period: "7-days" } as const;
    expect(onFilter).toHaveBeenLastCalledWith(week, detailsOf("chip"));
    await screen.rerender(<BetHistory {...states.settled} filters={week} onFilter={onFilter} />);
    await expect.element(chip).toHaveAttribute("aria-pressed", "true");
    await chip.click();
    expect(onFilter).toHaveBeenLastCalledWith(filters, detailsOf("chip"));
    await screen.getByRole("button", { name: "Dates" }).click();
    await expect
      .element(screen.getByRole("dialog").getByLabelText("Au", { exact: true }))
      .toBeVisible();
  });

  it("[BET-HISTORY-15] has its first bet near the top of a phone", async () => {
    const screen = await renderComponent(
      <div style={{ width: 390 }}>
        <BetHistory {...states["filtered by dates"]} />
      </div>,
    );
    const top = screen.getByRole("region").element().getBoundingClientRect().top;
    const [bet] = screen.getByRole("article").elements();
    expect((bet?.getBoundingClientRect().top ?? Number.NaN) - top).toBeLessThan(160);
  });

  it("[BET-HISTORY-17] leaves the bets of a day where they are as its net comes, or does not", async () => {
    const { list } = states["settled, not counted"];
    const withSums = (sums: BetDayView["sums"]) => {
      const days = list.days.map((day) => ({ ...day, sums }));
      return { ...states["settled, not counted"], list: { ...list, days } };
    };
    const screen = await renderComponent(<BetHistory {...withSums(undefined)} />);
    const place = () =>
      screen.container.querySelector("[data-day] ul")?.getBoundingClientRect().top;
    const before = place();
    expect(before).toBeGreaterThan(0);
    await screen.rerender(<BetHistory {...withSums({ bets: 3, staked: 3_000, paid: 3_240 })} />);
    expect(place()).toBe(before);
    await screen.rerender(<BetHistory {...withSums(null)} />);
    expect(place()).toBe(before);
  });

  it("[BET-HISTORY-17] has the net of a day that is counted", async () => {
    const screen = await renderComponent(<BetHistory {...states.settled} />);
    const days = () => [...screen.container.querySelectorAll("[data-day]")];
    expect(days()[0]?.textContent).toMatch(
      /^Aujourd’hui\+2,40.€3 paris · misé 30,00.€ · reçu 32,40.€/,
    );
    expect(days()[1]?.textContent).toMatch(/^Hier−15,60.€4 paris/);
    await screen.rerender(<BetHistory {...states["settled, not counted"]} />);
    expect(days()[0]?.textContent).toMatch(/^Aujourd’huitotal non disponible/);
  });

  it("[BET-HISTORY-18] says of which day not every bet is there", async () => {
    const screen = await renderComponent(<BetHistory {...states.settled} />);
    const days = () => [...screen.container.querySelectorAll("[data-day]")];
    expect(days()[0]?.textContent).not.toContain("affiché");
    expect(days()[1]?.textContent).toContain("1 pari affiché sur 4");
    await screen.rerender(<BetHistory {...states["settled, not counted"]} />);
    expect(days()[0]?.textContent).not.toContain("peuvent suivre");
    expect(days()[1]?.textContent).toContain("D’autres paris de ce jour peuvent suivre.");
  });

  it("[BET-HISTORY-19] has a bar for each day of a week, with its amount", async () => {
    const screen = await renderComponent(<BetHistory {...states["settled, of a week"]} />);
    const net = screen.getByRole("region", { name: /^Résultat net, 7/ });
    expect(net.element().textContent).toMatch(/−18,60.€misé 140,00.€reçu 121,40.€/);
    const bars = net.getByRole("listitem").elements();
    expect(bars.map((bar) => bar.textContent?.replaceAll(/\s/g, " "))).toEqual([
      expect.stringContaining("−8,00"),
      expect.stringContaining("+4,20"),
      expect.stringContaining("−10,00"),
      expect.stringMatching(/0$/),
      expect.stringContaining("−15,00"),
      expect.stringContaining("+12,80"),
      expect.stringContaining("−2,60"),
    ]);
  });

  it("[BET-HISTORY-20] adds up the stakes that run, once all bets are known", async () => {
    const screen = await renderComponent(<BetHistory {...states.open} />);
    await expect.element(screen.getByText("Mises en cours")).toBeVisible();
    expect(screen.container.textContent).toMatch(/Mises en cours20,00.€/);
    await screen.rerender(<BetHistory {...states["loading more"]} />);
    expect(screen.getByText("Mises en cours").elements()).toEqual([]);
  });

  it("[BET-HISTORY-21] has what ended today under the open bets", async () => {
    const onChooseTab = vi.fn();
    const props = { ...states["open, with what ended today"], onChooseTab };
    const screen = await renderComponent(<BetHistory {...props} />);
    await expect
      .element(screen.getByRole("heading", { level: 2, name: "Réglés aujourd’hui" }))
      .toBeVisible();
    expect(screen.getByRole("article").elements()).toHaveLength(5);
    await screen.getByRole("button", { name: "Voir les jours précédents" }).click();
    expect(onChooseTab).toHaveBeenCalledWith("settled", expect.anything());
  });

  it.each([
    [1440, true],
    [1280, false],
  ])("[BET-HISTORY-22] in %d px has a bet beside the list: %s", async (width, isBeside) => {
    await page.viewport(width, 900);
    onTestFinished(() => page.viewport(1280, 720));
    const onChooseBet = vi.fn();
    const props = { ...states["beside a bet"], onChooseBet };
    const screen = await renderComponent(<BetHistory {...props} />);
    const beside = screen.getByText(/^Reçu GS/);
    await expect.poll(() => beside.elements().length).toBe(isBeside ? 1 : 0);
    const [first, second] = screen.getByRole("article").elements();
    expect(first?.hasAttribute("data-chosen")).toBe(isBeside);
    if (!isBeside) return;
    second?.querySelector("a")?.click();
    expect(onChooseBet).toHaveBeenCalledExactlyOnceWith("bet-3");
    await screen.rerender(<BetHistory {...props} chosenId="bet-3" />);
    expect(second?.hasAttribute("data-chosen")).toBe(true);
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
    await screen.getByRole("button", { name: "Voir les jours précédents" }).click();
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
