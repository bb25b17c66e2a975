import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, detailsOf, renderComponent } from "../testing/index.ts";
import { followButtonStates as states } from "./follow-button.states.ts";
import { FollowButton, type FollowButtonProps } from "./follow-button.tsx";

checkConformance("follow button", FollowButton, states);

describe("follow button", () => {
  it("[FOLLOW-BUTTON-1] says which match, and whether it is followed", async () => {
    const screen = await renderComponent(<FollowButton {...states.followed} />);
    const button = screen.getByRole("button", { name: /Royal Antwerp – KAA Gent/ });
    await expect.element(button).toHaveAttribute("aria-pressed", "true");
  });

  it("[FOLLOW-BUTTON-2] fills its pin", async () => {
    const fillOf = async (props: FollowButtonProps) => {
      const screen = await renderComponent(<FollowButton {...props} />);
      const fill = screen.container.querySelector("svg")?.getAttribute("fill");
      await screen.unmount();
      return fill;
    };
    expect(await fillOf(states.followed)).toBe("currentColor");
    expect(await fillOf(states["not followed"])).toBe("none");
  });

  it("[FOLLOW-BUTTON-3] reports what it is to be, and how it was pressed", async () => {
    const onToggle = vi.fn();
    const screen = await renderComponent(
      <FollowButton {...states["not followed"]} onToggle={onToggle} />,
    );
    await screen.getByRole("button").click();
    await screen.rerender(<FollowButton {...states.followed} onToggle={onToggle} />);
    await userEvent.keyboard("{Enter}");
    expect(onToggle.mock.calls).toEqual([
      [true, detailsOf("pointer")],
      [false, detailsOf("keyboard")],
    ]);
  });
});
