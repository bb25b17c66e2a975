import { describe, expect, it, vi } from "vitest";
import { renderComponent } from "../testing/index.ts";
import { betSlipStates as states } from "./bet-slip.states.ts";
import { BetSlip } from "./bet-slip.tsx";

type Screen = Awaited<ReturnType<typeof renderComponent>>;

function control(screen: Screen): HTMLElement {
  const found = screen.container.querySelector<HTMLElement>("[data-control]");
  if (found) return found;
  throw new Error("The slip has no place control.");
}

describe("what is not to be mistaken on the slip", () => {
  it("[BET-SLIP-44] accepts no press that was meant for the offer before", async () => {
    const [onAcceptChanges, onPlace, announce] = [vi.fn(), vi.fn(), vi.fn()];
    let elapse = () => {};
    const schedule = (_: number, callback: () => void) => {
      elapse = callback;
      return () => undefined;
    };
    const of = (name: "combi" | "price moved up" | "price moved down") => (
      <BetSlip {...states[name]} {...{ onAcceptChanges, onPlace, schedule }} />
    );
    const screen = await renderComponent(of("combi"), { announce });
    await expect.element(screen.getByRole("textbox")).toBeVisible();
    for (const name of ["price moved up", "price moved down", "combi"] as const) {
      await screen.rerender(of(name));
      control(screen).click();
    }
    expect([onAcceptChanges.mock.calls, onPlace.mock.calls]).toEqual([[], []]);
    expect(announce).toHaveBeenLastCalledWith(
      "La cote vient de changer. Vérifiez-la, puis appuyez de nouveau.",
      "assertive",
    );
    await screen.rerender(of("price moved down"));
    elapse();
    await expect.poll(() => control(screen).hasAttribute("data-settling")).toBe(false);
    control(screen).click();
    expect(onAcceptChanges).toHaveBeenCalledOnce();
    await screen.rerender(of("combi"));
    await expect.poll(() => control(screen).hasAttribute("data-settling")).toBe(false);
    control(screen).click();
    expect(onPlace).toHaveBeenCalledOnce();
  });

  it("[BET-SLIP-45] distinguishes three draws", async () => {
    const screen = await renderComponent(<BetSlip {...states["three draws"]} />);
    const events = [
      "Union Saint-Gilloise – KRC Genk",
      "Arsenal – Bayern München",
      "Monaco – Fenerbahçe",
    ];
    for (const event of events) {
      const name = new RegExp(`Nul, .*, ${event}`);
      await expect.element(screen.getByRole("textbox", { name })).toBeVisible();
      await expect.element(screen.getByRole("button", { name })).toBeVisible();
      await expect.element(screen.getByRole("heading", { name })).toBeVisible();
      await expect.element(screen.getByRole("article", { name })).toBeVisible();
    }
  });

  it("[BET-SLIP-46] says a wrong stake once, and totals nothing", async () => {
    const screen = await renderComponent(<BetSlip {...states["stake too high"]} />);
    await expect.element(screen.getByText(/^Mise maximale.: 1.100.€/)).toBeVisible();
    expect(screen.getByText(/^Mise maximale/).elements()).toHaveLength(1);
    await expect.element(screen.getByText("La mise est à corriger.")).toBeVisible();
    expect(screen.container.textContent).not.toMatch(/\D0,00/);
  });

  it("[BET-SLIP-47] has its control at the bottom of a sheet", async () => {
    const screen = await renderComponent(
      <div style={{ height: 844 }}>
        <BetSlip {...states.one} layout="sheet" />
      </div>,
    );
    await expect.element(screen.getByRole("textbox")).toBeVisible();
    const area = control(screen).parentElement?.getBoundingClientRect();
    const slip = screen.getByRole("region").element().getBoundingClientRect();
    expect(area?.bottom).toBe(slip.bottom);
  });
});
