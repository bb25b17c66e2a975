import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../button/index.ts";
import { Dialog } from "../dialog/index.ts";
import { mainId } from "../page-frame/index.ts";
import { checkConformance, renderComponent } from "../testing/index.ts";
import type { ToastView } from "./toast-item.tsx";
import { toastsStates as states } from "./toasts.states.ts";
import { Toasts } from "./toasts.tsx";

checkConformance("toasts", Toasts, states);

const stack = () => document.querySelector("ol")?.getBoundingClientRect();

/** A field, and a toast that goes as it is closed, after which the next one comes. */
function Page({ losesField = false, next }: { losesField?: boolean; next?: readonly ToastView[] }) {
  const [closed, setClosed] = useState(0);
  const first = states["with an action"].toasts.map((toast) => ({ ...toast, id: "first" }));
  const toasts = [first, next ?? []][closed] ?? [];
  return (
    <main id={mainId} tabIndex={-1}>
      {!(losesField && closed > 0) && <input aria-label="Mise" />}
      <p>{`closed: ${closed}`}</p>
      <Toasts toasts={toasts} onClose={() => setClosed((count) => count + 1)} />
    </main>
  );
}

describe("toasts", () => {
  it("[TOASTS-1] says each toast once, an error at once", async () => {
    const announce = vi.fn();
    const screen = await renderComponent(<Toasts {...states.info} />, { announce });
    await screen.rerender(<Toasts {...states.several} />);
    expect(announce.mock.calls).toEqual([
      ["Information. Paramètres enregistrés", "polite"],
      ["C’est fait. Le pari est placé", "polite"],
      ["Erreur. Une cote n’est plus disponible", "assertive"],
    ]);
  });

  it("[TOASTS-2] adds no filled live region of its own", async () => {
    const screen = await renderComponent(<Toasts {...states.several} />);
    await expect.element(screen.getByText("Le pari est placé")).toBeVisible();
    const live = document.querySelectorAll(
      "[aria-live=polite], [aria-live=assertive], [role=alert]",
    );
    for (const region of live) expect(region.textContent).toBe("");
    expect(document.querySelectorAll("[aria-live=assertive], [role=alert]")).toHaveLength(0);
  });

  it("[TOASTS-3] is reached with F8 and closed by keyboard", async () => {
    const onClose = vi.fn();
    await renderComponent(<Toasts {...states.info} onClose={onClose} />);
    await userEvent.keyboard("{F8}");
    expect(document.querySelector("ol")?.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard("{Tab}{Escape}");
    await expect
      .poll(() => onClose.mock.calls)
      .toEqual([["settings", { reason: "escape", event: expect.any(KeyboardEvent) }]]);
  });

  it("[TOASTS-4] is held by the focus in it, and goes when it is left", async () => {
    vi.useFakeTimers();
    const onClose = vi.fn();
    const screen = await renderComponent(<Toasts {...states.info} onClose={onClose} />);
    const close = screen.getByRole("button", { name: "Fermer" }).element();
    if (close instanceof HTMLElement) close.focus();
    vi.advanceTimersByTime(60_000);
    expect(onClose).not.toHaveBeenCalled();
    if (close instanceof HTMLElement) close.blur();
    vi.advanceTimersByTime(60_000);
    expect(onClose).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it.for([
    ["{F8}{Tab}{Escape}", "by Escape"],
    ["{F8}{Tab}{Tab}{Tab}{Enter}", "by its button"],
    ["{F8}{Tab}{Tab}{Enter}", "by its action"],
  ] as const)("[TOASTS-14] %s, %s: gives the focus back to what had it", async ([keys]) => {
    const screen = await renderComponent(<Page />);
    await screen.getByRole("textbox").click();
    await userEvent.keyboard(keys);
    await expect.element(screen.getByRole("listitem")).not.toBeInTheDocument();
    await expect.element(screen.getByRole("textbox")).toHaveFocus();
  });

  it("[TOASTS-14] gives the focus to the page where what had it has gone", async () => {
    const screen = await renderComponent(<Page losesField />);
    await screen.getByRole("textbox").click();
    await userEvent.keyboard("{F8}{Tab}{Escape}");
    await expect.poll(() => document.activeElement?.id).toBe(mainId);
  });

  it("[TOASTS-6] [TOASTS-14] the next toast ends on its own after one that was closed with the focus in it", async () => {
    const screen = await renderComponent(
      <Page next={states.info.toasts.map((toast) => ({ ...toast, duration: 50 }))} />,
    );
    await screen.getByRole("textbox").click();
    await userEvent.keyboard("{F8}{Tab}{Escape}");
    await expect.element(screen.getByText("closed: 2")).toBeInTheDocument();
  });

  it("[TOASTS-15] stays until it is closed where it has no end", async () => {
    vi.useFakeTimers();
    const onClose = vi.fn();
    const screen = await renderComponent(
      <Toasts {...states["until it is closed"]} onClose={onClose} />,
    );
    const close = screen.getByRole("button", { name: "Fermer" }).element() as HTMLElement;
    vi.advanceTimersByTime(3_600_000);
    close.focus();
    close.blur();
    vi.advanceTimersByTime(3_600_000);
    expect(onClose).not.toHaveBeenCalled();
    close.click();
    expect(onClose).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it("[TOASTS-5] [ACCOUNT-125] says its severity in a word", async () => {
    const screen = await renderComponent(<Toasts {...states.error} />);
    await expect.element(screen.getByText("Erreur", { exact: true })).toBeInTheDocument();
  });

  it("[TOASTS-6] closes when its duration is over", async () => {
    vi.useFakeTimers();
    const onClose = vi.fn();
    await renderComponent(<Toasts {...states.error} onClose={onClose} />);
    vi.advanceTimersByTime(2_999);
    expect(onClose).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onClose).toHaveBeenCalledExactlyOnceWith("settings", {
      reason: "lifetime",
      event: null,
    });
    vi.useRealTimers();
  });

  it("[TOASTS-7] [ACCOUNT-70] is at the top right, and at the bottom right up to 1024 px", async () => {
    await renderComponent(<Toasts {...states.info} />);
    expect(stack()?.top).toBe(60);
    expect(stack()?.right).toBe(window.innerWidth);
    await page.viewport(1024, 800);
    expect(stack()?.bottom).toBe(740);
    expect(stack()?.right).toBe(1024);
    await page.viewport(1280, 800);
  });

  it("[TOASTS-10] is at the top over the slip of a small screen", async () => {
    await page.viewport(390, 800);
    await renderComponent(
      <>
        <div data-slip-sheet="" />
        <Toasts {...states.info} />
      </>,
    );
    expect(stack()?.top).toBe(60);
    expect(stack()?.bottom).toBeLessThan(400);
    await page.viewport(1280, 800);
  });

  it("[TOASTS-7] is above the closed slip of a small screen", async () => {
    await page.viewport(390, 800);
    await renderComponent(
      <>
        <button type="button" data-slip-bar="" />
        <Toasts {...states.info} />
      </>,
    );
    expect(stack()?.bottom).toBe(800 - 60 - 52);
    await page.viewport(1280, 800);
  });

  it("[TOASTS-11] is at the foot of a receipt on a small screen, and beside one on a wide page", async () => {
    await page.viewport(390, 800);
    await renderComponent(
      <>
        <div data-slip-sheet="">
          <section data-slip="results" />
        </div>
        <Toasts {...states.info} />
      </>,
    );
    expect(stack()?.bottom).toBe(800);
    expect(stack()?.top).toBeGreaterThan(600);
    await page.viewport(1280, 800);
    expect(stack()?.right).toBe(window.innerWidth - 24 - 340);
  });

  it("[TOASTS-16] covers no answer of a dialog of a small screen", async () => {
    await page.viewport(390, 844);
    const words = "Les conditions ont changé. ".repeat(20);
    const screen = await renderComponent(
      <>
        <Dialog
          title="Du nouveau"
          description={words}
          onClose={() => undefined}
          footer={<Button onPress={() => undefined}>Lire le guide</Button>}
        />
        <Toasts {...states.info} />
      </>,
    );
    expect(stack()?.top).toBe(0);
    const answer = screen.getByRole("button", { name: "Lire le guide" }).element();
    const { x, y, width, height } = answer.getBoundingClientRect();
    expect(answer.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true);
    await page.viewport(1280, 800);
  });

  it("[TOASTS-12] is at the bottom of a wide page while the inbox hangs at its top", async () => {
    await renderComponent(
      <>
        <div data-inbox-panel="" />
        <Toasts {...states.info} />
      </>,
    );
    expect(stack()?.bottom).toBe(window.innerHeight);
    expect(stack()?.top).toBeGreaterThan(window.innerHeight / 2);
  });

  it("[TOASTS-13] leaves Escape to the dialog that has the focus", async () => {
    const onCloseToast = vi.fn();
    const onCloseDialog = vi.fn();
    await renderComponent(
      <>
        <Dialog title="Caisse" onClose={onCloseDialog} />
        <Toasts {...states.info} onClose={onCloseToast} />
      </>,
    );
    await expect.poll(() => document.activeElement?.closest("[role=dialog]")).not.toBeNull();
    await userEvent.keyboard("{Escape}");
    expect(onCloseDialog).toHaveBeenCalledExactlyOnceWith("escape", expect.anything());
    expect(onCloseToast).not.toHaveBeenCalled();
  });

  it("[TOASTS-8] [ACCOUNT-183] carries out its action and closes", async () => {
    const onClose = vi.fn();
    const onPress = vi.fn();
    const action = { label: "Envoyer", onPress };
    const toasts = states.info.toasts.map((toast) => ({ ...toast, action }));
    const screen = await renderComponent(<Toasts toasts={toasts} onClose={onClose} />);
    await screen.getByRole("button", { name: "Envoyer" }).click();
    expect(onPress).toHaveBeenCalledOnce();
    expect(onClose).toHaveBeenCalledWith("settings", {
      reason: "action",
      event: expect.any(PointerEvent),
    });
  });
});
