import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, detailsOf, renderComponent } from "../testing/index.ts";
import { favouriteButtonStates as states } from "./favourite-button.states.ts";
import { FavouriteButton, type FavouriteButtonProps } from "./favourite-button.tsx";

checkConformance("favourite button", FavouriteButton, states);

describe("favourite button", () => {
  it("[FAVOURITE-BUTTON-1] says of what, and whether", async () => {
    const screen = await renderComponent(<FavouriteButton {...states.kept} />);
    const button = screen.getByRole("button", { name: /Pro League/ });
    await expect.element(button).toHaveAttribute("aria-pressed", "true");
  });

  it("[FAVOURITE-BUTTON-2] fills its star", async () => {
    const fillOf = async (props: FavouriteButtonProps) => {
      const screen = await renderComponent(<FavouriteButton {...props} />);
      const fill = screen.container.querySelector("svg")?.getAttribute("fill");
      await screen.unmount();
      return fill;
    };
    expect(await fillOf(states.kept)).toBe("currentColor");
    expect(await fillOf(states["not kept"])).toBe("none");
  });

  it("[FAVOURITE-BUTTON-3] [FAVOURITE-BUTTON-4] reports what it is to be, and how it was pressed", async () => {
    const onToggle = vi.fn();
    const screen = await renderComponent(
      <FavouriteButton {...states["not kept"]} onToggle={onToggle} />,
    );
    await screen.getByRole("button").click();
    await screen.rerender(<FavouriteButton {...states.kept} onToggle={onToggle} />);
    await userEvent.keyboard("{Enter}");
    expect(onToggle.mock.calls).toEqual([
      [true, detailsOf("pointer")],
      [false, detailsOf("keyboard")],
    ]);
  });
});
