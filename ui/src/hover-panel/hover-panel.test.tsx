import { useRef, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { hoverPanelStates as states } from "./hover-panel.states.ts";
import { HoverPanel, type HoverPanelProps } from "./hover-panel.tsx";

checkConformance("hover panel", HoverPanel, states);

function WithButton(props: Omit<HoverPanelProps, "anchor"> & { isOpen: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isReady, setReady] = useState(false);
  const attach = (element: HTMLButtonElement | null) => {
    button.current = element;
    element?.focus();
    setReady(element !== null);
  };
  return (
    <>
      <button ref={attach} type="button">
        opens
      </button>
      <p style={{ marginTop: 300 }}>beside</p>
      {isReady && props.isOpen && <HoverPanel {...props} anchor={button} />}
    </>
  );
}

describe("hover panel", () => {
  it("[HOVER-PANEL-1] receives the focus and gives it back", async () => {
    const onClose = vi.fn();
    const props = { ...states["opened by a press"], onClose };
    const screen = await renderComponent(<WithButton {...props} isOpen />);
    await expect.element(screen.getByRole("dialog")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    const details = { reason: "escape", event: expect.any(KeyboardEvent) };
    expect(onClose).toHaveBeenCalledExactlyOnceWith("escape", details);
    await screen.rerender(<WithButton {...props} isOpen={false} />);
    await expect.element(screen.getByRole("button", { name: "opens" })).toHaveFocus();
  });

  it("[HOVER-PANEL-2] leaves the focus alone under the pointer", async () => {
    const onEnter = vi.fn();
    const props = { ...states["opened by the pointer"], onEnter };
    const screen = await renderComponent(<WithButton {...props} isOpen />);
    await expect.element(screen.getByRole("dialog", { name: "Premium League" })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "opens" })).toHaveFocus();
    await userEvent.hover(screen.getByRole("dialog"));
    expect(onEnter).toHaveBeenCalled();
  });

  it("[HOVER-PANEL-3] is closed by a press beside it, and not by one on its button", async () => {
    const onClose = vi.fn();
    const props = { ...states["opened by the pointer"], onClose };
    const screen = await renderComponent(<WithButton {...props} isOpen />);
    await screen.getByRole("button", { name: "opens" }).click();
    expect(onClose).not.toHaveBeenCalled();
    await screen.getByText("beside").click();
    const details = { reason: "outside", event: expect.any(UIEvent) };
    expect(onClose).toHaveBeenCalledExactlyOnceWith("outside", details);
  });

  it("[HOVER-PANEL-4] is a tooltip where it is small and under the pointer", async () => {
    const screen = await renderComponent(<HoverPanel {...states["small, by the pointer"]} />);
    await expect.element(screen.getByRole("tooltip", { name: "Premium League" })).toBeVisible();
    expect(screen.getByRole("dialog").elements()).toEqual([]);
  });
});
