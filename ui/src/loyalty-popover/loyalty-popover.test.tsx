import { useRef, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { loyaltyPopoverStates as states } from "./loyalty-popover.states.ts";
import { LoyaltyPopover, type LoyaltyPopoverProps } from "./loyalty-popover.tsx";

checkConformance("loyalty popover", LoyaltyPopover, states);

function Badge(props: Omit<LoyaltyPopoverProps, "anchor"> & { isOpen: boolean }) {
  const badge = useRef<HTMLButtonElement>(null);
  const [isReady, setReady] = useState(false);
  const attach = (element: HTMLButtonElement | null) => {
    badge.current = element;
    element?.focus();
    setReady(element !== null);
  };
  return (
    <>
      <button ref={attach} type="button">
        badge
      </button>
      {isReady && props.isOpen && <LoyaltyPopover {...props} anchor={badge} />}
    </>
  );
}

describe("loyalty popover", () => {
  it("[LOYALTY-POPOVER-1] receives the focus and gives it back", async () => {
    const onClose = vi.fn();
    const props = { ...states["opened by a press"], onClose };
    const screen = await renderComponent(<Badge {...props} isOpen />);
    await expect.element(screen.getByRole("dialog")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
    await screen.rerender(<Badge {...props} isOpen={false} />);
    await expect.element(screen.getByRole("button", { name: "badge" })).toHaveFocus();
  });

  it("[LOYALTY-POPOVER-2] leaves the focus alone under the pointer", async () => {
    const onEnter = vi.fn();
    const props = { ...states["opened by the pointer"], onEnter };
    const screen = await renderComponent(<Badge {...props} isOpen />);
    await expect.element(screen.getByRole("dialog", { name: "Premium League" })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "badge" })).toHaveFocus();
    await userEvent.hover(screen.getByRole("dialog"));
    expect(onEnter).toHaveBeenCalled();
  });

  it("[LOYALTY-POPOVER-3] [ACCOUNT-52] shows points and coins and leads to the levels", async () => {
    const onClose = vi.fn();
    const screen = await renderComponent(
      <Badge {...states["opened by a press"]} isOpen onClose={onClose} />,
      { locale: "en" },
    );
    await expect.element(screen.getByRole("definition").nth(1)).toHaveTextContent("340");
    const link = screen.getByRole("link", { name: "See the levels" });
    await expect.element(link).toHaveAttribute("href", "/en/maxpayout/your-maxpayout-levels/");
    link.element().addEventListener("click", (event) => event.preventDefault());
    await link.click();
    expect(onClose).toHaveBeenCalledOnce();
  });
});
