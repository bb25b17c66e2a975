import { describe, expect, it, vi } from "vitest";
import { type Locator, userEvent } from "vitest/browser";
import { checkConformance, detailsOf, renderComponent } from "../testing/index.ts";
import { betSlipLineStates as states } from "./bet-slip-line.states.ts";
import { BetSlipLine, type SlipLineView } from "./bet-slip-line.tsx";

checkConformance("bet slip line", BetSlipLine, states);

describe("bet slip line", () => {
  it("[BET-SLIP-LINE-1] [BET-SLIP-LINE-8] [ERRORS-9] is named by its selection and described by its errors", async () => {
    const screen = await renderComponent(<BetSlipLine {...states["cannot combine"]} />);
    const line = screen.getByRole("article", { name: /^Union Saint-Gilloise, Résultat du match,/ });
    await expect.element(line).toHaveAccessibleDescription(/Ne se combine pas/);
    await screen.rerender(<BetSlipLine {...states["forecast cannot combine"]} />);
    await expect.element(line).toHaveAccessibleDescription(/Les couplés et les tiercés/);
  });

  it("[BET-SLIP-LINE-2] [BET-SLIP-LINE-10] is removed by a button that names it", async () => {
    const onRemove = vi.fn();
    const screen = await renderComponent(<BetSlipLine {...states.open} onRemove={onRemove} />);
    await screen
      .getByRole("button", { name: /^Retirer Union Saint-Gilloise, Résultat du match,/ })
      .click();
    expect(onRemove).toHaveBeenCalledExactlyOnceWith("genk-1");
  });

  it("[BET-SLIP-LINE-3] says the direction of a change in words and by shape", async () => {
    const screen = await renderComponent(<BetSlipLine {...states["price moved up"]} />);
    const line = screen.getByRole("article");
    await expect.element(line).toHaveAttribute("data-movement", "up");
    await expect.element(screen.getByText("en hausse")).toBeVisible();
    const rise = shapeBeside(screen.getByText("en hausse"));
    await screen.rerender(<BetSlipLine {...states["price moved down"]} />);
    await expect.element(screen.getByText("en baisse")).toBeVisible();
    expect(shapeBeside(screen.getByText("en baisse"))).not.toBe(rise);
  });

  it("[BET-SLIP-LINE-4] receives the focus only when it is given", async () => {
    const screen = await renderComponent(<BetSlipLine {...states.open} />);
    const line = screen.getByRole("article");
    await expect.element(line).toHaveAttribute("tabindex", "-1");
  });

  it("[BET-SLIP-LINE-5] shows what is bet on, when it is, and at what price", async () => {
    const screen = await renderComponent(<BetSlipLine {...states.open} />);
    await expect.element(screen.getByText("Résultat du match")).toBeVisible();
    await expect
      .element(screen.getByText("Union Saint-Gilloise – KRC Genk, sam. 18:15"))
      .toBeVisible();
    expect(screen.container.textContent).toContain("Cote 2.24");
    await screen.rerender(<BetSlipLine {...states["in play"]} />);
    await expect.element(screen.getByText(/KRC Genk, en direct, 2-1, 34′$/)).toBeVisible();
    await screen.rerender(<BetSlipLine {...states["in play without a minute"]} />);
    await expect.element(screen.getByText(/KRC Genk, en direct, 1-0$/)).toBeVisible();
    await screen.rerender(<BetSlipLine {...states["in play without a score"]} />);
    await expect.element(screen.getByText(/KRC Genk, en direct$/)).toBeVisible();
    await screen.rerender(<BetSlipLine {...states["far ahead"]} />);
    await expect.element(screen.getByText(/30 mai/)).toBeVisible();
  });

  it("[BET-SLIP-LINE-18] is lower as one of many, and says the same", async () => {
    const heightOf = async (line: SlipLineView, isDense: boolean) => {
      const screen = await renderComponent(
        <div style={{ width: 336 }}>
          <BetSlipLine {...states.open} line={line} isDense={isDense} />
        </div>,
      );
      const article = screen.getByRole("article").element();
      // The same letters, in another order.
      const letters = [...(article.textContent ?? "")].toSorted().join("");
      const seen = { height: article.clientHeight, letters };
      await screen.unmount();
      return seen;
    };
    const { "one of many": ofMany, "long text": long } = states;
    for (const [line, most] of [
      [ofMany.line, 76],
      [long.line, Number.POSITIVE_INFINITY],
    ] as const) {
      const alone = await heightOf(line, false);
      const dense = await heightOf(line, true);
      expect(dense.letters).toBe(alone.letters);
      expect(dense.height).toBeLessThan(alone.height);
      expect(dense.height).toBeLessThanOrEqual(most);
    }
  });

  it("[BET-SLIP-LINE-6] strikes the old price beside the new one", async () => {
    const screen = await renderComponent(<BetSlipLine {...states["price moved up"]} />);
    expect(screen.container.querySelector("s")?.textContent).toBe("2.24");
    await expect.element(screen.getByText("2.32")).toBeVisible();
  });

  it("[BET-SLIP-LINE-7] [ERRORS-11] says that its market is suspended", async () => {
    const screen = await renderComponent(<BetSlipLine {...states.suspended} />);
    await expect.element(screen.getByRole("article")).toHaveAccessibleDescription(/Suspendu/);
  });

  it("[BET-SLIP-LINE-17] says that it is over, and takes no stake", async () => {
    const screen = await renderComponent(<BetSlipLine {...states.over} />);
    await expect.element(screen.getByRole("article")).toHaveAccessibleDescription(/^Terminé/);
    await expect.element(screen.getByText(/KRC Genk, terminé, 0-0$/)).toBeVisible();
    expect(screen.container.querySelector("s")?.textContent).toBe("2.24");
    expect(screen.getByRole("textbox").query()).toBeNull();
    await screen.rerender(<BetSlipLine {...states["decided in play"]} />);
    await expect.element(screen.getByText(/en direct, 2-1, 34/)).toBeVisible();
  });

  it("[BET-SLIP-LINE-9] reports whose stake was typed", async () => {
    const onTypeStake = vi.fn();
    const screen = await renderComponent(
      <BetSlipLine {...states["with its own stake"]} onTypeStake={onTypeStake} />,
    );
    await screen.getByRole("textbox", { name: /Union Saint-Gilloise/ }).fill("7");
    expect(onTypeStake).toHaveBeenCalledWith("genk-1", "7", expect.anything());
  });

  it("[BET-SLIP-LINE-11] accepts no change while bets are under way", async () => {
    const screen = await renderComponent(<BetSlipLine {...states.frozen} />);
    await expect.element(screen.getByRole("textbox")).toBeDisabled();
    await expect.element(screen.getByRole("button", { name: /^Retirer/ })).toBeDisabled();
  });

  it("[BET-SLIP-LINE-12] marks its boosts", async () => {
    const screen = await renderComponent(<BetSlipLine {...states["boost and coins"]} />);
    await expect
      .element(screen.getByRole("button", { name: /Boost inactif sur Union Saint-Gilloise/ }))
      .toHaveAccessibleDescription(/Mise minimale.: 5.€/);
    await expect
      .element(screen.getByRole("button", { name: /Boost de coins actif/ }))
      .toBeVisible();
  });

  it("[BET-SLIP-LINE-13] [BET-SLIP-LINE-16] offers each-way, and reports whose it is and how", async () => {
    const onToggleEachWay = vi.fn();
    const screen = await renderComponent(
      <BetSlipLine {...states["each-way"]} onToggleEachWay={onToggleEachWay} />,
    );
    await screen.getByRole("checkbox", { name: /^Gagnant-placé sur Golden Arrow,/ }).click();
    await userEvent.keyboard(" ");
    expect(onToggleEachWay.mock.calls).toEqual([
      ["ostend-4", detailsOf("pointer")],
      ["ostend-4", detailsOf("keyboard")],
    ]);
  });

  it("[BET-SLIP-LINE-14] says that it counts for the combo boost, and what its places pay", async () => {
    const screen = await renderComponent(<BetSlipLine {...states["counts for the combo boost"]} />);
    await expect.element(screen.getByText("Boost combiné")).toBeVisible();
    await screen.rerender(<BetSlipLine {...states["place terms"]} />);
    await expect.element(screen.getByText(/3 places, 1\/4 de la cote/)).toBeVisible();
  });

  it("[BET-SLIP-LINE-15] explains when it wins", async () => {
    const screen = await renderComponent(<BetSlipLine {...states.open} />);
    await screen.getByRole("button", { name: /^Explication/ }).click();
    await expect.element(screen.getByText(/gagne si le match se termine ainsi/)).toBeVisible();
  });

  it("[BET-SLIP-LINE-19] has the marks of its event's sides, or of its runner, which name nothing", async () => {
    const screen = await renderComponent(<BetSlipLine {...states.open} />);
    const marksIn = () => screen.container.querySelectorAll("svg[aria-hidden=true]:has(> use)");
    expect(marksIn()).toHaveLength(2);
    const named = screen.getByRole("article").element().getAttribute("aria-label");
    await screen.rerender(<BetSlipLine {...states["without marks"]} />);
    expect(marksIn()).toHaveLength(0);
    expect(screen.getByRole("article").element().getAttribute("aria-label")).toBe(named);
    await screen.rerender(<BetSlipLine {...states["a runner"]} />);
    const [silks] = marksIn();
    expect(silks?.closest("h3")?.textContent).toBe("Golden Arrow");
  });

  it("[BET-SLIP-LINE-20] reports which line's history is wanted, and by which button", async () => {
    const onShowHistory = vi.fn();
    const props = { ...states["with its history"], onShowHistory };
    const screen = await renderComponent(<BetSlipLine {...props} />);
    const button = screen.getByRole("button", {
      name: /^Historique de la cote, Union Saint-Gilloise, Résultat du match,/,
    });
    await button.click();
    expect(onShowHistory).toHaveBeenCalledExactlyOnceWith(props.line, button.element());
    const over = { ...props.line, isOver: true };
    await screen.rerender(<BetSlipLine {...props} line={over} />);
    expect(button.elements()).toEqual([]);
    await screen.rerender(<BetSlipLine {...states.open} />);
    expect(button.elements()).toEqual([]);
  });
});

/** The outline of the icon beside a word. */
function shapeBeside(word: Locator): string | null | undefined {
  return word.element().closest("p")?.querySelector("path")?.getAttribute("d");
}
