import { createRef } from "react";
import { describe, expect, it } from "vitest";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { betReceiptStates as states } from "./bet-receipt.states.ts";
import { BetReceipt } from "./bet-receipt.tsx";

checkConformance("bet receipt", BetReceipt, states);

describe("bet receipt", () => {
  it("[BET-RECEIPT-1] is an article named by its heading", async () => {
    const screen = await renderComponent(<BetReceipt {...states["combi of three"]} />);
    await expect.element(screen.getByRole("article", { name: "Combiné de 3" })).toBeVisible();
  });

  it("[BET-RECEIPT-2] gives its heading the focus, outside of the Tab order", async () => {
    const heading = createRef<HTMLHeadingElement>();
    const screen = await renderComponent(
      <BetReceipt {...states["just placed"]} headingRef={heading} />,
    );
    heading.current?.focus();
    const placed = screen.getByRole("heading", { name: "Pari simple placé" });
    await expect.element(placed).toHaveFocus();
    await expect.element(placed).toHaveAttribute("tabindex", "-1");
  });

  it.each([
    ["open", "En cours"],
    ["won", "Gagné"],
    ["lost", "Perdu"],
    ["void", "Remboursé"],
  ] as const)("[BET-RECEIPT-3] shows %s in words", async (name, word) => {
    const screen = await renderComponent(<BetReceipt {...states[name]} />);
    await expect.element(screen.getByRole("article")).toHaveAttribute("data-result", name);
    await expect.element(screen.getByText(word).first()).toBeVisible();
  });

  it("[BET-RECEIPT-4] shows the accepted price beside the requested one", async () => {
    const screen = await renderComponent(<BetReceipt {...states["price accepted different"]} />);
    expect(screen.container.textContent).toContain("Cote acceptée2.32demandée2.24");
    await screen.rerender(<BetReceipt {...states.open} />);
    expect(screen.container.textContent).not.toContain("demandée");
  });

  it("[BET-RECEIPT-5] shows stake, reference and time", async () => {
    const screen = await renderComponent(<BetReceipt {...states.open} />);
    await expect.element(screen.getByText("GS-7F3K-20Q9")).toBeVisible();
    await expect.element(screen.getByText(/sam. 21 nov.*13:58/)).toBeVisible();
    expect(screen.container.textContent).toMatch(/Mise10,00.€/);
  });

  it("[BET-RECEIPT-6] shows what it may pay, then what it paid", async () => {
    const screen = await renderComponent(<BetReceipt {...states.open} />);
    expect(screen.container.textContent).toMatch(/Retour possible22,40.€/);
    await screen.rerender(<BetReceipt {...states.lost} />);
    expect(screen.container.textContent).toMatch(/Payé0,00.€/);
  });

  it("[BET-RECEIPT-7] has a dash for a return that is not known, in words too", async () => {
    const screen = await renderComponent(<BetReceipt {...states["starting price"]} />);
    expect(screen.container.textContent).toContain("Retour possible-pas encore connu");
  });

  it("[BET-RECEIPT-8] counts a void selection as 1 in the total odds", async () => {
    const screen = await renderComponent(<BetReceipt {...states["combi of three"]} />);
    await expect.element(screen.getByText("11.37")).toBeVisible();
    await screen.rerender(<BetReceipt {...states["one of three void"]} />);
    await expect.element(screen.getByText("3.92")).toBeVisible();
  });

  it("[BET-RECEIPT-9] shows each selection's own result", async () => {
    const screen = await renderComponent(<BetReceipt {...states["one of three void"]} />);
    await expect.element(screen.getByText("Gagné")).toBeVisible();
    await expect.element(screen.getByText("Remboursé")).toBeVisible();
  });

  it("[BET-RECEIPT-10] shows the one price of a builder", async () => {
    const screen = await renderComponent(<BetReceipt {...states.builder} />);
    await expect.element(screen.getByRole("heading")).toHaveTextContent("Pari sur mesure de 2");
    await expect.element(screen.getByText("3.60", { exact: true })).toBeVisible();
    await expect.element(screen.getByText("demandée 3.50")).toBeVisible();
    expect(screen.container.textContent).not.toContain("2.24");
  });

  it("[BET-RECEIPT-11] shows a system's bets, and that a bet is each-way", async () => {
    const screen = await renderComponent(<BetReceipt {...states.system} />);
    await expect.element(screen.getByText("Trixie")).toBeVisible();
    await expect.element(screen.getByText(/4 × 1,00.€/)).toBeVisible();
    await screen.rerender(<BetReceipt {...states["each-way"]} />);
    await expect.element(screen.getByText("Gagnant-placé")).toBeVisible();
    await expect.element(screen.getByText(/2 × 10,00.€/)).toBeVisible();
  });

  it("[BET-RECEIPT-12] says who paid, and what a boost adds", async () => {
    const screen = await renderComponent(<BetReceipt {...states["paid by a free bet"]} />);
    await expect.element(screen.getByText("dont pari gratuit")).toBeVisible();
    await screen.rerender(<BetReceipt {...states["combo boost"]} />);
    await expect.element(screen.getByText(/5,41.€/)).toBeVisible();
  });

  it("[BET-RECEIPT-13] is a coupon once it is placed, with a tick, its time and its reference", async () => {
    const screen = await renderComponent(<BetReceipt {...states["just placed"]} />);
    await expect.element(screen.getByText("Grandstand")).toBeVisible();
    const header = screen.container.querySelector("header");
    expect(header?.textContent).toMatch(/^Pari simple placésam. 21 nov.*13:58$/);
    expect(screen.container.textContent).toMatch(/Référence GS-7F3K-20Q9$/);
    expect(screen.container.textContent?.match(/GS-7F3K-20Q9/g)).toHaveLength(1);
    expect(screen.getByText("En cours").elements()).toEqual([]);
  });

  it.each(["dark", "light"] as const)("[BET-RECEIPT-16] is of light paper: %s", async (theme) => {
    const screen = await renderComponent(
      <div data-theme={theme}>
        <BetReceipt {...states["just placed"]} />
      </div>,
    );
    const { backgroundColor, color } = getComputedStyle(screen.getByRole("article").element());
    const lightness = (drawn: string) => Number(/oklch\(([\d.]+)/.exec(drawn)?.[1]);
    expect(lightness(backgroundColor)).toBeGreaterThan(0.9);
    expect(lightness(color)).toBeLessThan(0.3);
  });

  it("[BET-RECEIPT-14] leads to each selection's event", async () => {
    const screen = await renderComponent(<BetReceipt {...states.open} />);
    await expect
      .element(screen.getByRole("link", { name: "Union Saint-Gilloise – KRC Genk" }))
      .toHaveAttribute("href", "/football/jupiler-pro-league/union-saint-gilloise-krc-genk-7/");
  });

  it("[BET-RECEIPT-15] has the marks of each event's sides, and the silks of a runner", async () => {
    const screen = await renderComponent(<BetReceipt {...states["combi of three"]} />);
    const marksIn = () => screen.container.querySelectorAll("li svg[aria-hidden=true]:has(> use)");
    expect(marksIn()).toHaveLength(6);
    await screen.rerender(<BetReceipt {...states["a runner"]} />);
    expect(marksIn()).toHaveLength(1);
    await screen.rerender(<BetReceipt {...states["without marks"]} />);
    expect(marksIn()).toHaveLength(0);
  });
});
