import { useEffect, useRef, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, detailsOf, pressedBack, renderComponent } from "../testing/index.ts";
import { floatingSlipStates as states } from "./floating-slip.states.ts";
import { FloatingSlip } from "./floating-slip.tsx";

checkConformance("floating slip", FloatingSlip, states);

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <FloatingSlip {...states.combi} isOpen={isOpen} onOpenChange={setOpen}>
      <button type="button" onClick={() => setOpen(false)}>
        close
      </button>
    </FloatingSlip>
  );
}

/** A page that begins with the focus once nothing covers it. */
function Site() {
  const [isOpen, setOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen) main.current?.focus();
  }, [isOpen]);
  return (
    <>
      <main ref={main} tabIndex={-1} />
      <FloatingSlip {...states.combi} isOpen={isOpen} onOpenChange={setOpen}>
        <button type="button" onClick={() => setOpen(false)}>
          choose
        </button>
      </FloatingSlip>
    </>
  );
}

describe("floating slip", () => {
  it("[FLOATING-SLIP-1] says that it opens a dialog", async () => {
    const screen = await renderComponent(<FloatingSlip {...states.combi} />);
    const bar = screen.getByRole("button");
    await expect.element(bar).toHaveAttribute("aria-haspopup", "dialog");
    await expect.element(bar).toHaveAttribute("aria-expanded", "false");
  });

  it("[FLOATING-SLIP-12] says that selections are over, and promises nothing", async () => {
    const screen = await renderComponent(<FloatingSlip {...states["all over"]} />);
    await expect
      .element(screen.getByRole("button"))
      .toHaveAccessibleName("3 sélections 3 terminées");
  });

  it("[FLOATING-SLIP-2] [FLOATING-SLIP-7] opens a dialog that gives the focus back", async () => {
    const screen = await renderComponent(<Page />);
    await userEvent.keyboard("{Tab}{Enter}");
    const sheet = screen.getByRole("dialog", { name: "Coupon" });
    await expect.element(sheet).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(screen.getByRole("button")).toHaveFocus();
  });

  it("[FLOATING-SLIP-7] closes with Back", async () => {
    const back = pressedBack();
    const screen = await renderComponent(<Page />, back);
    await userEvent.keyboard("{Tab}{Enter}");
    await expect.element(screen.getByRole("dialog")).toBeVisible();
    back.press();
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    expect(back.waiting()).toBe(0);
  });

  it("[FLOATING-SLIP-3] is at least 44 px high", async () => {
    const screen = await renderComponent(<FloatingSlip {...states.combi} />);
    const { height } = screen.getByRole("button").element().getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(44);
  });

  it("[FLOATING-SLIP-4] says selections, odds and return", async () => {
    const screen = await renderComponent(<FloatingSlip {...states.combi} />);
    await expect
      .element(screen.getByRole("button"))
      .toHaveAccessibleName(/3 sélections · cote 11\.37 Retour possible 113,68.€/);
  });

  it("[FLOATING-SLIP-5] is not there for an empty slip", async () => {
    const screen = await renderComponent(<FloatingSlip {...states.empty} />);
    expect(screen.getByRole("button").elements()).toEqual([]);
  });

  it("[FLOATING-SLIP-6] covers what can be seen", async () => {
    const screen = await renderComponent(<FloatingSlip {...states.open} />);
    const sheet = screen.getByRole("dialog");
    await expect.element(sheet).toBeVisible();
    const { top, height } = sheet.element().getBoundingClientRect();
    expect([top, height]).toEqual([0, window.visualViewport?.height]);
  });

  it("[FLOATING-SLIP-8] says that a return is not known yet", async () => {
    const screen = await renderComponent(<FloatingSlip {...states["return not known"]} />);
    await expect
      .element(screen.getByRole("button"))
      .toHaveAccessibleName(/cote SP Retour possible pas encore connu/);
  });

  it("[FLOATING-SLIP-9] reports how it was opened and closed", async () => {
    const onOpenChange = vi.fn();
    const back = pressedBack();
    const closed = await renderComponent(
      <FloatingSlip {...states.combi} onOpenChange={onOpenChange} />,
    );
    await closed.getByRole("button").click();
    await closed.unmount();
    const open = await renderComponent(
      <FloatingSlip {...states.combi} isOpen onOpenChange={onOpenChange} />,
      back,
    );
    await expect.element(open.getByRole("dialog")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    back.press();
    expect(onOpenChange.mock.calls).toEqual([
      [true, detailsOf("bar")],
      [false, detailsOf("escape")],
      [false, { reason: "back", event: null }],
    ]);
  });

  it("[FLOATING-SLIP-10] cuts nothing on a page of 320 px", async () => {
    for (const props of [states.combi, states.one, states["long text"]]) {
      const screen = await renderComponent(
        <div style={{ width: 320 }}>
          <FloatingSlip {...props} />
        </div>,
      );
      const parts = [...screen.getByRole("button").element().querySelectorAll("span")];
      const drawn = parts.filter(({ clientWidth }) => clientWidth > 1);
      expect(drawn.length).toBeGreaterThan(1);
      expect(drawn.filter((part) => part.scrollWidth > part.clientWidth + 1)).toEqual([]);
      await screen.unmount();
    }
  });

  it("[FLOATING-SLIP-11] leaves the focus to the page that was chosen in it", async () => {
    const screen = await renderComponent(<Site />);
    for (const _ of [1, 2]) {
      await screen.getByRole("button").click();
      await screen.getByRole("button", { name: "choose" }).click();
      await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
      // The sheet gives the focus back in a task of its own.
      await new Promise((resolve) => setTimeout(resolve));
      await expect.element(screen.getByRole("main")).toHaveFocus();
    }
  });
});
