import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { ownBetsStates as states } from "./own-bets.states.ts";
import { OwnBets } from "./own-bets.tsx";

checkConformance("own bets", OwnBets, states);

describe("own bets", () => {
  it("[OWN-BETS-1] leads to the bet and names the bet of its cash-out", async () => {
    const onCashOut = vi.fn();
    const screen = await renderComponent(<OwnBets {...states["one bet"]} onCashOut={onCashOut} />);
    await expect
      .element(screen.getByRole("region", { name: "Vos paris sur ce match" }))
      .toBeVisible();
    await expect
      .element(screen.getByRole("link"))
      .toHaveAttribute("href", states["one bet"].bets[0]?.bet.href);
    await screen.getByRole("button", { name: /^Cash-out 9,40\s€.*Union Saint-Gilloise/ }).click();
    expect(onCashOut).toHaveBeenCalledExactlyOnceWith(states["one bet"].bets[0]?.bet.id);
  });

  it("[OWN-BETS-2] [OWN-BETS-6] says what became of each and what they brought", async () => {
    const screen = await renderComponent(<OwnBets {...states.settled} />);
    const rows = screen.getByRole("listitem");
    expect(rows.nth(0).element().textContent).toMatch(/22,40\s€.*Gagné, versé à/);
    expect(rows.nth(1).element().textContent).toMatch(/Perdu/);
    expect(rows.nth(2).element().textContent).toMatch(/10,00\s€.*Remboursé/);
    expect(
      screen.getByText(/^Résultat de vos paris réglés/).element().parentElement?.textContent,
    ).toMatch(/\+2,40\s€/);
  });

  it("[OWN-BETS-3] is one line of one open bet", async () => {
    const screen = await renderComponent(<OwnBets {...states["one bet"]} />);
    const region = screen.getByRole("region");
    expect(region.element().textContent).toMatch(
      /^Votre pari · Union Saint-Gilloise 10,00\s€ à 2\.24/,
    );
    await expect.element(screen.getByRole("list")).not.toBeInTheDocument();
  });

  it("[OWN-BETS-4] counts those that are open, and shows each by a key", async () => {
    const onExpandedChange = vi.fn();
    const screen = await renderComponent(
      <OwnBets {...states.several} onExpandedChange={onExpandedChange} />,
    );
    const button = screen.getByRole("button", { name: /^2 paris, 20,00\s€$/, expanded: false });
    await userEvent.tab();
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(onExpandedChange).toHaveBeenCalledExactlyOnceWith(true, expect.anything());
    await screen.rerender(<OwnBets {...states.several} isExpanded />);
    expect(screen.getByRole("listitem").elements()).toHaveLength(3);
  });

  it("[OWN-BETS-5] says how many selections are of the event and what is to come", async () => {
    const screen = await renderComponent(
      <OwnBets {...states["a selection has won, the bet goes on"]} />,
    );
    const row = screen.getByRole("listitem").nth(1);
    expect(row.element().textContent).toMatch(/1 sur 3/);
    expect(row.element().textContent).toMatch(/Reste Arsenal – Bayern München, en direct/);
  });

  it("[OWN-BETS-7] says a suspended cash-out and shows none where there is none", async () => {
    const screen = await renderComponent(<OwnBets {...states["cash-out suspended"]} />);
    await expect.element(screen.getByText("Cash-out suspendu")).toBeVisible();
    await screen.rerender(<OwnBets {...states["without a cash-out"]} />);
    await expect.element(screen.getByText(/Cash-out/)).not.toBeInTheDocument();
  });

  it("[OWN-BETS-8] calls a free bet one", async () => {
    const screen = await renderComponent(<OwnBets {...states["a free bet"]} />);
    expect(screen.getByRole("region").element().textContent).toMatch(
      /10,00\s€ en pari gratuit à 2\.24/,
    );
  });
});
