import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, detailsOf, renderComponent } from "../testing/index.ts";
import { castComposerStates as states } from "./cast-composer.states.ts";
import { CastComposer } from "./cast-composer.tsx";
import { withRunnerAt } from "./cast-order.ts";

checkConformance("cast composer", CastComposer, states);

describe("cast composer", () => {
  it("[CAST-COMPOSER-1] [CAST-COMPOSER-10] is worked with the keyboard alone, and says how", async () => {
    const onOrderChange = vi.fn();
    const screen = await renderComponent(
      <CastComposer {...states["one place taken"]} onOrderChange={onOrderChange} />,
    );
    screen.getByRole("radio", { name: "Petite Étoile du Nord à la place 1" }).element().focus();
    await userEvent.keyboard("{ArrowDown}");
    await screen.getByRole("radio", { name: "Petite Étoile du Nord à la place 2" }).click();
    expect(onOrderChange.mock.calls).toEqual([
      [[4, null], detailsOf("keyboard")],
      [[null, 3], detailsOf("pointer")],
    ]);
  });

  it("[CAST-COMPOSER-1] keeps its order beside another composer of the same race", async () => {
    const screen = await renderComponent(
      <>
        <CastComposer {...states.priced} />
        <CastComposer {...states.priced} />
      </>,
    );
    const chosen = screen.getByRole("radio", { name: "Petite Étoile du Nord à la place 1" });
    await expect.element(chosen.first()).toBeChecked();
    await expect.element(chosen.last()).toBeChecked();
  });

  it("[CAST-COMPOSER-2] names each radio by place and runner", async () => {
    const screen = await renderComponent(<CastComposer {...states.tricast} />);
    await expect
      .element(screen.getByRole("radio", { name: "Silver Lantern à la place 3" }))
      .toBeChecked();
  });

  it("[CAST-COMPOSER-3] says the order and its price", async () => {
    const screen = await renderComponent(<CastComposer {...states.priced} />);
    const order = screen.getByRole("list").last();
    await expect
      .element(order)
      .toMatchTextContent(/1\.\s*Petite Étoile du Nord\s*2\.\s*Vent de Mer/);
    const price = screen.getByText(/28\.50/);
    await expect.element(price).toBeVisible();
    expect(price.element().closest("[aria-live]")?.getAttribute("aria-live")).toBe("polite");
  });

  it("[CAST-COMPOSER-4] says why nothing can be added yet", async () => {
    const screen = await renderComponent(<CastComposer {...states["one place taken"]} />);
    await expect
      .element(screen.getByRole("button", { name: "Ajouter au coupon" }))
      .toHaveAccessibleDescription("Choisissez un partant pour chaque place.");
  });

  it("[CAST-COMPOSER-5] has no runner home twice", () => {
    expect(withRunnerAt([3, 1, null], 2, 3)).toEqual([null, 1, 3]);
    expect(withRunnerAt([3, 1, null], 0, 5)).toEqual([5, 1, null]);
  });

  it("[CAST-COMPOSER-6] keeps the line of a runner that withdrew", async () => {
    const screen = await renderComponent(<CastComposer {...states.empty} />);
    await expect
      .element(screen.getByRole("radio", { name: "Dernier Mot à la place 1" }))
      .toBeDisabled();
  });

  it("[CAST-COMPOSER-7] is put on the slip and taken off again", async () => {
    const onToggle = vi.fn();
    const screen = await renderComponent(<CastComposer {...states.priced} onToggle={onToggle} />);
    await screen.getByRole("button", { name: "Ajouter au coupon" }).click();
    await screen.rerender(<CastComposer {...states["on the slip"]} onToggle={onToggle} />);
    await screen.getByRole("button", { name: "Retirer du coupon" }).click();
    expect(onToggle).toHaveBeenCalledTimes(2);
  });

  it("[CAST-COMPOSER-8] chooses between forecast and tricast", async () => {
    const onMarketChange = vi.fn();
    const screen = await renderComponent(
      <CastComposer {...states.empty} onMarketChange={onMarketChange} />,
    );
    await screen.getByRole("radio", { name: "Tiercé ordre" }).click();
    expect(onMarketChange).toHaveBeenCalledWith("tricast", expect.anything());
  });

  it("[CAST-COMPOSER-9] adds nothing without a price", async () => {
    for (const state of ["error", "suspended"] as const) {
      const onToggle = vi.fn();
      const screen = await renderComponent(<CastComposer {...states[state]} onToggle={onToggle} />);
      const button = screen.getByRole("button", { name: "Ajouter au coupon" });
      await expect.element(button).toHaveAttribute("aria-disabled", "true");
      await screen.unmount();
    }
  });
});
