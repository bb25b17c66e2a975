import { describe, expect, it, vi } from "vitest";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { freeBetChooserStates as states } from "./free-bet-chooser.states.ts";
import { FreeBetChooser } from "./free-bet-chooser.tsx";

checkConformance("free-bet chooser", FreeBetChooser, states);

describe("free-bet chooser", () => {
  it("[FREE-BET-CHOOSER-1] folds into what pays", async () => {
    const screen = await renderComponent(<FreeBetChooser {...states["balance pays"]} />);
    const button = screen.getByRole("button", { name: "Payer avec Mon solde" });
    await button.click();
    await expect.element(screen.getByRole("radio", { name: "Mon solde" })).toBeChecked();
    expect(screen.getByRole("radio").elements()).toHaveLength(3);
  });

  it("[FREE-BET-CHOOSER-2] [FREE-BET-CHOOSER-7] describes what is left, its odds and its end", async () => {
    const screen = await renderComponent(<FreeBetChooser {...states.open} />);
    await expect
      .element(screen.getByRole("radio", { name: "Week-end" }))
      .toHaveAccessibleDescription(/Reste 7,50.€ .*plus de 2\.00.* 28 nov.*sur 20,00.€/);
  });

  it.each([
    ["expired meanwhile", /expiré/],
    ["used up meanwhile", /n’est plus disponible/],
  ] as const)("[FREE-BET-CHOOSER-3] keeps a chosen one with why: %s", async (state, words) => {
    const screen = await renderComponent(<FreeBetChooser {...states[state]} />);
    const chosen = screen.getByRole("radio", { name: /bienvenue/ });
    await expect.element(chosen).toBeChecked();
    await expect.element(chosen).toHaveAccessibleDescription(words);
    await expect.element(screen.getByRole("radio", { name: "Mon solde" })).toBeEnabled();
  });

  it("[FREE-BET-CHOOSER-4] is not there without free bets", async () => {
    const screen = await renderComponent(<FreeBetChooser {...states.none} />);
    expect(screen.container.textContent).toBe("");
  });

  it("[FREE-BET-CHOOSER-5] says why one can't be used", async () => {
    const screen = await renderComponent(<FreeBetChooser {...states["odds too low"]} />);
    const closed = screen.getByRole("radio", { name: "Week-end" });
    await expect.element(closed).toBeDisabled();
    await expect.element(closed).toHaveAccessibleDescription(/cote ne dépasse pas 2\.00/);
  });

  it.each([
    ["not for systems", /système/],
    ["not for several singles", /plusieurs paris simples/],
    ["not for each-way", /gagnant-placé/],
  ] as const)("[FREE-BET-CHOOSER-6] says why there is none: %s", async (state, words) => {
    const screen = await renderComponent(<FreeBetChooser {...states[state]} />);
    await expect.element(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole("radio").elements()).toEqual([]);
  });

  it("[FREE-BET-CHOOSER-8] reports which one, or the balance", async () => {
    const onChoose = vi.fn();
    const screen = await renderComponent(
      <FreeBetChooser {...states["free bet chosen"]} onChoose={onChoose} />,
    );
    await screen.getByRole("button").click();
    await screen.getByText("Mon solde").click();
    await screen.getByText("Pari gratuit de bienvenue").click();
    expect(onChoose.mock.calls.map(([id]) => id)).toEqual([null, "welcome"]);
  });
});
