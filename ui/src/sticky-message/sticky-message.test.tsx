import { describe, expect, it, vi } from "vitest";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { stickyMessageStates as states } from "./sticky-message.states.ts";
import { StickyMessage } from "./sticky-message.tsx";

checkConformance("sticky message", StickyMessage, states);

describe("sticky message", () => {
  it("[STICKY-MESSAGE-1] [ACCOUNT-69] announces itself and what it becomes, and takes no focus", async () => {
    const announce = vi.fn();
    const screen = await renderComponent(<StickyMessage {...states.information} />, { announce });
    await screen.rerender(<StickyMessage {...states.error} />);
    await screen.rerender(<StickyMessage {...states.error} />);
    expect(announce.mock.calls).toEqual([
      [states.information.message.text, "polite"],
      [states.error.message.text, "assertive"],
    ]);
    expect(document.activeElement).toBe(document.body);
  });

  it("[STICKY-MESSAGE-2] names its severity", async () => {
    const screen = await renderComponent(<StickyMessage {...states.warning} />);
    expect(screen.container.querySelector("p")?.textContent).toMatch(/^Attention Il nous manque/);
  });

  it("[STICKY-MESSAGE-3] has a place of its own in the page, and sticks to it", async () => {
    const screen = await renderComponent(<StickyMessage {...states.warning} />);
    const [container] = screen.container.children;
    if (!container) throw new Error("There is no message.");
    expect(getComputedStyle(container).position).toBe("sticky");
    expect(container.getBoundingClientRect().height).toBeGreaterThan(40);
  });

  it("[STICKY-MESSAGE-4] [ACCOUNT-126] notifies of its action and of its end", async () => {
    const onAction = vi.fn();
    const onClose = vi.fn();
    const screen = await renderComponent(
      <StickyMessage {...states.warning} onAction={onAction} onClose={onClose} />,
    );
    await screen.getByRole("button", { name: /Que faire/ }).click();
    await screen.getByRole("button", { name: "Fermer" }).click();
    expect([onAction.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
  });
});
