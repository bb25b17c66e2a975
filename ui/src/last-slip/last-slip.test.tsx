import { describe, expect, it, vi } from "vitest";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { lastSlipStates as states } from "./last-slip.states.ts";
import { LastSlip } from "./last-slip.tsx";

checkConformance("last slip", LastSlip, states);

describe("last slip", () => {
  it("[LAST-SLIP-1] is a section with a list", async () => {
    const screen = await renderComponent(<LastSlip {...states.three} />);
    await expect.element(screen.getByRole("region", { name: "Dernier coupon" })).toBeVisible();
    expect(screen.getByRole("listitem").elements()).toHaveLength(3);
  });

  it("[LAST-SLIP-2] announces what has gone, and a failure", async () => {
    const screen = await renderComponent(<LastSlip {...states.three} />);
    const status = screen.getByRole("status");
    await expect.element(status).toHaveTextContent("");
    await screen.rerender(<LastSlip {...states["some gone"]} />);
    await expect.element(status).toHaveTextContent("2 sélections ne sont plus proposées.");
    await screen.rerender(<LastSlip {...states.failed} />);
    await expect
      .element(screen.getByRole("alert"))
      .toHaveTextContent("Rien n’a été remis : les cotes n’ont pas pu être chargées. Réessayez.");
  });

  it("[LAST-SLIP-3] has the price of each line, and says that one is suspended", async () => {
    const screen = await renderComponent(<LastSlip {...states.suspended} />);
    const lines = screen
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent);
    expect(lines[0]).toMatch(/2\.24$/);
    expect(lines[1]).toMatch(/Suspendu$/);
  });

  it("[LAST-SLIP-4] puts the lines back once, and says what they pay together", async () => {
    const onPutBack = vi.fn();
    const screen = await renderComponent(<LastSlip {...states.three} onPutBack={onPutBack} />);
    const button = screen.getByRole("button", { name: /^Remettre les 3 sélections\s*11\.37$/ });
    await button.click();
    expect(onPutBack).toHaveBeenCalledOnce();
    await screen.rerender(<LastSlip {...states["putting back"]} onPutBack={onPutBack} />);
    await screen.getByRole("button").click();
    expect(onPutBack).toHaveBeenCalledOnce();
    await screen.rerender(<LastSlip {...states.one} />);
    await expect
      .element(screen.getByRole("button", { name: "Remettre la sélection" }))
      .toBeVisible();
  });

  it("[LAST-SLIP-6] keeps names and prices from translators, and nothing else", async () => {
    const screen = await renderComponent(<LastSlip {...states.three} />);
    const [, line] = screen.getByRole("listitem").elements();
    const kept = [...(line?.querySelectorAll("[translate=no]") ?? [])];
    expect(kept.map(({ textContent }) => textContent)).toEqual([
      "Bayern München – ",
      "VfB Stuttgart",
      "2.90",
    ]);
  });

  it("[LAST-SLIP-5] says that the stake is that of a new slip", async () => {
    const screen = await renderComponent(<LastSlip {...states.one} />);
    await expect.element(screen.getByText(/avec la mise d’un nouveau coupon/)).toBeVisible();
  });
});
