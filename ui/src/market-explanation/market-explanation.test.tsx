import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import catalog from "../locale/fr/later/market-explanation.json";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { marketExplanationStates as states } from "./market-explanation.states.ts";
import { MarketExplanation } from "./market-explanation.tsx";

checkConformance("market explanation", MarketExplanation, states);

describe("market explanation", () => {
  it("[MARKET-EXPLANATION-1] [MARKET-EXPLANATION-2] opens by keyboard, and Escape gives back the focus", async () => {
    const screen = await renderComponent(<MarketExplanation {...states.closed} />);
    const button = screen.getByRole("button", { name: /^Explication.: Résultat du match$/ });
    await userEvent.keyboard("{Tab}{Enter}");
    const panel = screen.getByRole("dialog", { name: "Résultat du match" });
    await expect.element(panel).toHaveAccessibleDescription(/^Quelle équipe gagne/);
    await userEvent.keyboard("{Escape}");
    await expect.element(button).toHaveFocus();
    expect(panel.elements()).toEqual([]);
  });

  it("[MARKET-EXPLANATION-3] says when a selection wins", async () => {
    const screen = await renderComponent(<MarketExplanation {...states["of a selection"]} />);
    await expect
      .element(screen.getByText(/Union Saint-Gilloise.+ gagne si le match se termine ainsi/))
      .toBeVisible();
  });

  it("[MARKET-EXPLANATION-4] is nothing where there is nothing to say", async () => {
    const screen = await renderComponent(<MarketExplanation {...states.closed} marketType="odd" />);
    expect(screen.getByRole("button").elements()).toEqual([]);
  });

  it("[MARKET-EXPLANATION-5] has a button for every type that has words", async () => {
    const types = Object.keys(catalog)
      .map((key) => key.slice("market-explanation.".length))
      .filter((type) => !type.endsWith(".wins"));
    const screen = await renderComponent(
      <div>
        {types.map((type) => (
          <MarketExplanation key={type} marketType={type} marketName={type} />
        ))}
      </div>,
    );
    expect(screen.getByRole("button").elements()).toHaveLength(26);
    expect(types).toHaveLength(26);
  });
});
