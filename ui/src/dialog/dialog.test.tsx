import { useRef, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mainId } from "../page-frame/index.ts";
import { checkConformance, detailsOf, pressedBack, renderComponent } from "../testing/index.ts";
import { dialogStates as states } from "./dialog.states.ts";
import { Dialog } from "./dialog.tsx";
import { DialogHelp } from "./dialog-help.tsx";

checkConformance("dialog", Dialog, states);

function Page({ losesOpener = false, namesOther = true }) {
  const [isOpen, setOpen] = useState(false);
  const other = useRef<HTMLButtonElement>(null);
  return (
    <>
      {!(losesOpener && isOpen) && (
        <button type="button" onClick={() => setOpen(true)}>
          opener
        </button>
      )}
      <button ref={other} type="button">
        other
      </button>
      {isOpen && (
        <Dialog
          {...states.box}
          {...(namesOther && { returnFocus: other })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** A form, and the question that replaces it. */
function Sequence() {
  const [step, setStep] = useState<"none" | "form" | "question">("none");
  return (
    <>
      <button type="button" onClick={() => setStep("form")}>
        opener
      </button>
      {step === "form" && (
        <Dialog key="form" title="Form" onClose={() => setStep("none")}>
          <button type="button" onClick={() => setStep("question")}>
            next
          </button>
        </Dialog>
      )}
      {step === "question" && (
        <Dialog key="question" title="?" role="alertdialog" onClose={() => setStep("none")} />
      )}
    </>
  );
}

async function pressBeside() {
  const scrim = document.querySelector(".gs\\:bg-scrim");
  if (scrim) await userEvent.click(scrim, { position: { x: 4, y: 4 } });
}

describe("dialog", () => {
  it("[DIALOG-1] is a modal dialog, named and described", async () => {
    const screen = await renderComponent(<Dialog {...states.box} />);
    const dialog = screen.getByRole("dialog", { name: "Paramètres du coupon" });
    await expect.element(dialog).toHaveAttribute("aria-modal", "true");
    await expect
      .element(dialog)
      .toHaveAccessibleDescription("Ces choix valent pour les paris suivants.");
  });

  it("[DIALOG-2] receives the focus, keeps it and gives it back", async () => {
    const screen = await renderComponent(<Page />);
    await userEvent.keyboard("{Tab}{Enter}");
    await expect.element(screen.getByRole("heading")).toHaveFocus();
    await userEvent.keyboard("{Tab}{Tab}{Tab}");
    expect(screen.getByRole("dialog").element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByText("opener")).toHaveFocus();
  });

  it("[DIALOG-3] gives the focus to what the caller named when its opener is gone", async () => {
    const screen = await renderComponent(<Page losesOpener />);
    await userEvent.keyboard("{Tab}{Enter}");
    await expect.element(screen.getByRole("dialog")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByText("other")).toHaveFocus();
  });

  it("[DIALOG-14] begins at its title, where no key that was meant for the page does anything", async () => {
    const onClose = vi.fn();
    const screen = await renderComponent(<Dialog {...states.box} onClose={onClose} />);
    await expect.element(screen.getByRole("heading")).toHaveFocus();
    await userEvent.keyboard("1{Enter} ");
    expect(onClose).not.toHaveBeenCalled();
  });

  it("[DIALOG-15] gives the focus back over a dialog that replaced it", async () => {
    const screen = await renderComponent(<Sequence />);
    await userEvent.keyboard("{Tab}{Enter}");
    await screen.getByRole("button", { name: "next" }).click();
    await expect.element(screen.getByRole("alertdialog")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByText("opener")).toHaveFocus();
  });

  it("[DIALOG-16] leaves the focus to what takes it as it goes", async () => {
    const page = (isOpen: boolean) => (
      <>
        <button type="button">opener</button>
        {isOpen ? <Dialog title="Compte">…</Dialog> : <div ref={focus} tabIndex={-1} role="note" />}
      </>
    );
    const focus = (element: HTMLElement | null) => element?.focus();
    const screen = await renderComponent(page(false));
    for (const _ of [1, 2]) {
      await screen.getByRole("button", { name: "opener" }).click();
      await screen.rerender(page(true));
      await expect.element(screen.getByRole("heading", { name: "Compte" })).toHaveFocus();
      await screen.rerender(page(false));
      await expect.element(screen.getByRole("note")).toHaveFocus();
      // The dialog gives the focus back in a task of its own.
      await new Promise((resolve) => setTimeout(resolve));
      await expect.element(screen.getByRole("note")).toHaveFocus();
    }
  });

  it("[DIALOG-15] gives the focus to the page where nothing else is there to take it", async () => {
    const screen = await renderComponent(
      <main id={mainId} tabIndex={-1}>
        <Page losesOpener namesOther={false} />
      </main>,
    );
    await userEvent.keyboard("{Tab}{Enter}");
    await expect.element(screen.getByRole("dialog")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => document.activeElement?.id).toBe(mainId);
  });

  it("[DIALOG-4] scrolls what does not fit", async () => {
    const screen = await renderComponent(<Dialog {...states["long text"]} />);
    const dialog = screen.getByRole("dialog").element();
    expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  });

  it("[DIALOG-9] keeps its head over what scrolls under it", async () => {
    const screen = await renderComponent(
      <Dialog {...states.box}>
        <div className="gs:relative" style={{ height: 3_000 }} />
      </Dialog>,
    );
    const dialog = screen.getByRole("dialog").element();
    dialog.scrollTop = 200;
    const close = screen.getByRole("button", { name: "Fermer" }).element();
    const { left, top, width, height } = close.getBoundingClientRect();
    expect(close.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(
      true,
    );
  });

  it("[DIALOG-5] [DIALOG-13] reports how it was closed, and by which event", async () => {
    const onClose = vi.fn();
    const back = pressedBack();
    const screen = await renderComponent(<Dialog {...states.box} onClose={onClose} />, back);
    await screen.getByRole("button", { name: "Fermer" }).click();
    await userEvent.keyboard("{Escape}");
    await pressBeside();
    back.press();
    expect(onClose.mock.calls).toEqual([
      ["button", detailsOf("button")],
      ["escape", detailsOf("escape")],
      ["outside", detailsOf("outside")],
      ["back", { reason: "back", event: null }],
    ]);
    await screen.unmount();
    expect(back.waiting()).toBe(0);
  });

  it("[DIALOG-6] stays where it can't be closed", async () => {
    const back = pressedBack();
    const screen = await renderComponent(<Dialog {...states["can't be closed"]} />, back);
    expect(back.waiting()).toBe(0);
    await userEvent.keyboard("{Escape}");
    await pressBeside();
    await expect.element(screen.getByRole("dialog")).toBeVisible();
    expect(screen.getByRole("button", { name: "Fermer" }).query()).toBeNull();
  });

  it("[DIALOG-7] as a card fills a phone's screen, and on a wide page lies over its middle", async () => {
    const screen = await renderComponent(<Dialog {...states.card} />);
    const boxOf = () => screen.getByRole("dialog").element().getBoundingClientRect();
    await page.viewport(390, 800);
    expect([boxOf().width, boxOf().height]).toEqual([390, 800]);
    await page.viewport(1440, 900);
    expect([boxOf().top, boxOf().width]).toEqual([83, 440]);
    // In the middle of a column that begins at 244 and ends at 1056.
    expect((boxOf().left + boxOf().right) / 2).toBeCloseTo(650, 0);
    await screen.rerender(<Dialog {...states["card with an aside"]} />);
    expect(boxOf().width).toBeGreaterThan(800);
    await page.viewport(1280, 800);
  });

  it("[DIALOG-10] is as high as the page, at its end", async () => {
    const screen = await renderComponent(<Dialog {...states.side} />);
    const box = screen.getByRole("dialog").element().getBoundingClientRect();
    expect([box.top, box.right, box.height]).toEqual([0, window.innerWidth, window.innerHeight]);
    expect(box.left).toBeGreaterThan(0);
  });

  it("[DIALOG-12] is at the bottom as a sheet", async () => {
    const screen = await renderComponent(<Dialog {...states.sheet} />);
    const box = screen.getByRole("dialog").element().getBoundingClientRect();
    expect([box.left, box.width, box.bottom]).toEqual([0, window.innerWidth, window.innerHeight]);
  });

  it("[DIALOG-11] has help, languages and log-out below the buttons", async () => {
    const onLogout = vi.fn();
    const help = { contactHref: "/support/contact-us/", languages: [] };
    const screen = await renderComponent(<DialogHelp {...help} onLogout={onLogout} />);
    await expect
      .element(screen.getByRole("link", { name: /Nous contacter/ }))
      .toHaveAttribute("target", "_blank");
    await screen.getByRole("button", { name: "Me déconnecter" }).click();
    expect(onLogout).toHaveBeenCalledOnce();
    const languages = [{ locale: "nl", href: "/nl/" }] as const;
    await screen.rerender(<DialogHelp {...help} languages={languages} onLogout={null} />);
    expect(screen.getByRole("button").elements()).toHaveLength(0);
    await expect
      .element(screen.getByRole("link", { name: "Nederlands" }))
      .toHaveAttribute("lang", "nl");
  });

  it("[DIALOG-8] an alert dialog is not closed by a press beside it", async () => {
    const onClose = vi.fn();
    await renderComponent(<Dialog {...states.box} role="alertdialog" onClose={onClose} />);
    await pressBeside();
    expect(onClose).not.toHaveBeenCalled();
  });
});
