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

/** A bar whose selections that are over can be taken off. */
function OverBar() {
  const [isOver, setOver] = useState(true);
  const { news, ...rest } = states["all over"];
  return <FloatingSlip {...rest} news={isOver ? news : null} onActOnNews={() => setOver(false)} />;
}

describe("floating slip", () => {
  it("[FLOATING-SLIP-1] says that it opens a dialog", async () => {
    const screen = await renderComponent(<FloatingSlip {...states.combi} />);
    const bar = screen.getByRole("button");
    await expect.element(bar).toHaveAttribute("aria-haspopup", "dialog");
    await expect.element(bar).toHaveAttribute("aria-expanded", "false");
  });

  it.each([
    ["price down", /^Une cote a baissé : Spirou Charleroi\s?1\.75 → 1\.69 · cote totale 3\.79$/],
    ["price up", /^Une cote a monté : Spirou Charleroi/],
    ["prices moved", /^2 cotes ont changé\s?cote totale 3\.79$/],
    ["one suspended", /^1 sélection suspendue\s?Royal Antwerp/],
    ["one over", /^1 sélection terminée\s?Celtic/],
    ["all over", /^3 sélections terminées$/],
    ["money short", /^Il manque 4,50.€\s?Mise totale 10,00.€$/],
  ] as const)(
    "[FLOATING-SLIP-12] says of %s what it is, and promises nothing",
    async (name, words) => {
      const screen = await renderComponent(<FloatingSlip {...states[name]} />);
      const [opener, action] = screen.getByRole("button").elements();
      expect(opener?.textContent?.replaceAll(/\s+/g, " ")).toMatch(words);
      const describedBy = action?.getAttribute("aria-describedby") ?? "";
      expect(document.getElementById(describedBy)?.textContent).toBe(opener?.textContent);
    },
  );

  it("[FLOATING-SLIP-13] announces nothing", async () => {
    const announced: string[] = [];
    const screen = await renderComponent(<FloatingSlip {...states["price down"]} />, {
      announce: (message) => announced.push(message),
    });
    await screen.rerender(<FloatingSlip {...states["all over"]} />);
    expect(announced).toEqual([]);
    expect(screen.container.querySelector("[role=status], [aria-live]")).toBeNull();
  });

  it.each([
    ["price down", "Accepter"],
    ["all over", "Retirer"],
    ["money short", "Déposer"],
  ] as const)("[FLOATING-SLIP-14] hands on what %s is about", async (name, label) => {
    const onActOnNews = vi.fn();
    const screen = await renderComponent(
      <FloatingSlip {...states[name]} onActOnNews={onActOnNews} />,
    );
    await screen.getByRole("button", { name: label }).click();
    expect(onActOnNews.mock.calls).toEqual([[states[name].news]]);
  });

  it("[FLOATING-SLIP-14] shows what is suspended", async () => {
    const onOpenChange = vi.fn();
    const screen = await renderComponent(
      <FloatingSlip {...states.suspended} onOpenChange={onOpenChange} />,
    );
    await screen.getByRole("button", { name: "Voir" }).click();
    expect(onOpenChange.mock.calls).toEqual([[true, detailsOf("bar")]]);
  });

  it("[FLOATING-SLIP-15] does nothing at a press that was meant for the last offer", async () => {
    const onActOnNews = vi.fn();
    const waits: (() => void)[] = [];
    const schedule = (_: number, end: () => void) => {
      waits.push(end);
      return () => undefined;
    };
    const shared = { onActOnNews, schedule };
    const screen = await renderComponent(<FloatingSlip {...states["price down"]} {...shared} />);
    await screen.rerender(<FloatingSlip {...states["price up"]} {...shared} />);
    const accept = screen.getByRole("button", { name: "Accepter" });
    await accept.click();
    expect(onActOnNews).not.toHaveBeenCalled();
    for (const end of waits.splice(0)) end();
    await accept.click();
    expect(onActOnNews.mock.calls).toEqual([[states["price up"].news]]);
  });

  it("[FLOATING-SLIP-16] keeps the focus in the bar", async () => {
    const screen = await renderComponent(<OverBar />);
    await userEvent.keyboard("{Tab}{Tab}{Enter}");
    await expect.element(screen.getByRole("button")).toHaveFocus();
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
    for (const props of [
      states.combi,
      states.one,
      states["long text"],
      states["price down"],
      states["money short"],
      states["long news"],
    ]) {
      const screen = await renderComponent(
        <div style={{ width: 320 }}>
          <FloatingSlip {...props} />
        </div>,
      );
      const parts = [...screen.container.querySelectorAll("[data-slip-bar] span, button")];
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
