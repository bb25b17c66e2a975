import { createRef } from "react";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, pressedBack, renderComponent } from "../testing/index.ts";
import { cashierOverlayStates as states } from "./cashier-overlay.states.ts";
import { CashierOverlay } from "./cashier-overlay.tsx";

checkConformance("cashier overlay", CashierOverlay, states);

const frameOf = (element: Element) => element.querySelector("iframe");
const faceOf = (element: Element) =>
  element.querySelector("[data-cashier]")?.getAttribute("data-cashier");

describe("cashier overlay", () => {
  it("[CASHIER-OVERLAY-1] has a title, and so has its frame", async () => {
    const screen = await renderComponent(<CashierOverlay {...states.ready} />);
    await expect.element(screen.getByRole("dialog", { name: "Caisse" })).toBeVisible();
    await expect.element(screen.getByTitle("Contenu de la caisse")).toBeVisible();
  });

  it("[CASHIER-OVERLAY-2] has a stop right before the frame, and one after it", async () => {
    const startRef = createRef<HTMLButtonElement>();
    const endRef = createRef<HTMLButtonElement>();
    const onClose = vi.fn();
    const screen = await renderComponent(
      <CashierOverlay {...states.ready} {...{ startRef, endRef, onClose }} />,
    );
    const stops = screen
      .getByRole("dialog")
      .element()
      .querySelectorAll("button, iframe, a[href], input");
    expect([...stops]).toEqual([startRef.current, frameOf(screen.baseElement), endRef.current]);
    endRef.current?.focus();
    const box = endRef.current?.getBoundingClientRect();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
    await userEvent.keyboard("{Enter}");
    startRef.current?.click();
    expect(onClose.mock.calls.map(([reason]) => reason)).toEqual(["button", "button"]);
  });

  it("[CASHIER-OVERLAY-3] closes by Escape and by Back", async () => {
    const back = pressedBack();
    const onClose = vi.fn();
    await renderComponent(<CashierOverlay {...states.ready} onClose={onClose} />, {
      onBack: back.onBack,
    });
    await userEvent.keyboard("{Escape}");
    back.press();
    expect(onClose.mock.calls.map(([reason]) => reason)).toEqual(["escape", "back"]);
  });

  it("[CASHIER-OVERLAY-4] [CASHIER-OVERLAY-6] [ACCOUNT-60] says in one region how far it is", async () => {
    const screen = await renderComponent(<CashierOverlay {...states["address pending"]} />);
    const region = screen.getByRole("status").element();
    expect(frameOf(screen.baseElement)).toBeNull();
    expect(region.textContent).toBe("Chargement de la caisse");
    await screen.rerender(<CashierOverlay {...states.loading} />);
    expect(frameOf(screen.baseElement)).not.toBeNull();
    await screen.rerender(<CashierOverlay {...states.slow} />);
    expect(region.textContent).toMatch(/plus de temps/);
    expect(screen.baseElement.querySelector(".gs\\:animate-turn")).not.toBeNull();
    await screen.rerender(<CashierOverlay {...states.ready} />);
    expect(screen.getByRole("status").element()).toBe(region);
    expect(region.textContent).toBe("La caisse est prête.");
    expect(screen.baseElement.querySelector(".gs\\:animate-turn")).toBeNull();
  });

  it("[CASHIER-OVERLAY-5] lets no one into a frame that is covered, and keeps it as it is uncovered", async () => {
    const screen = await renderComponent(<CashierOverlay {...states.loading} />);
    const frame = frameOf(screen.baseElement);
    expect(frame?.inert).toBe(true);
    expect(frame && getComputedStyle(frame).visibility).toBe("hidden");
    await screen.rerender(<CashierOverlay {...states.ready} />);
    expect(frameOf(screen.baseElement)).toBe(frame);
    expect(frame?.inert).toBe(false);
    expect(frame && getComputedStyle(frame).visibility).toBe("visible");
  });

  it("[CASHIER-OVERLAY-4] [CASHIER-OVERLAY-5] [CASHIER-OVERLAY-7] says that it failed, and tries again", async () => {
    const onRetry = vi.fn();
    const announce = vi.fn();
    const screen = await renderComponent(<CashierOverlay {...states.failed} onRetry={onRetry} />, {
      announce,
    });
    expect(announce).toHaveBeenCalledWith(expect.stringMatching(/^La caisse/), "assertive");
    await screen.getByRole("button", { name: "Réessayer" }).click();
    expect(onRetry).toHaveBeenCalledOnce();
    await screen.rerender(<CashierOverlay {...states["address pending"]} />);
    expect(faceOf(screen.baseElement)).toBe("loading");
    expect(screen.getByRole("dialog").element().contains(document.activeElement)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it("[CASHIER-OVERLAY-8] shows the server's words as text, or ours, and leads to the contact page", async () => {
    const reason = "<b>Fermée</b>";
    const screen = await renderComponent(<CashierOverlay {...states.refused} reason={reason} />);
    await expect.element(screen.getByText(reason)).toBeVisible();
    const contact = screen.getByRole("link", { name: /^Service clientèle/ });
    await expect.element(contact).toHaveAttribute("target", "_blank");
    await screen.rerender(<CashierOverlay {...states.refused} reason={null} />);
    await expect.element(screen.getByText(/ne permet pas d’ouvrir la caisse/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Réessayer" }).elements()).toEqual([]);
  });

  it("[CASHIER-OVERLAY-9] fills the window, and grows with its page", async () => {
    const screen = await renderComponent(<CashierOverlay {...states.ready} />);
    const heightOf = () => frameOf(screen.baseElement)?.getBoundingClientRect().height ?? 0;
    expect(heightOf()).toBeGreaterThan(window.innerHeight * 0.8);
    await screen.rerender(<CashierOverlay {...states.ready} height={300} />);
    expect(heightOf()).toBeGreaterThan(window.innerHeight * 0.8);
    await screen.rerender(<CashierOverlay {...states["higher than the window"]} />);
    expect(heightOf()).toBe(2_000);
  });

  it("[CASHIER-OVERLAY-5] begins at its body, which waits for the page, and not at what closes it", async () => {
    const screen = await renderComponent(<CashierOverlay {...states.loading} />);
    expect(document.activeElement).toBe(screen.baseElement.querySelector("[data-cashier]"));
  });

  it("[CASHIER-OVERLAY-11] is opened in a tab where the frame is in its way, and there alone", async () => {
    const onOpenTab = vi.fn();
    const name = "Ouvrir dans un onglet";
    const screen = await renderComponent(<CashierOverlay {...states.failed} />);
    expect(screen.getByRole("button", { name }).elements()).toEqual([]);
    await screen.rerender(<CashierOverlay {...states["needs a tab"]} onOpenTab={onOpenTab} />);
    await expect.element(screen.getByText(/ne l’affiche pas/)).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Réessayer" })).toBeVisible();
    await screen.getByRole("button", { name }).click();
    expect(onOpenTab).toHaveBeenCalledOnce();
    expect(screen.getByRole("dialog").element().contains(document.activeElement)).toBe(true);
  });

  it("[CASHIER-OVERLAY-12] lets its page take payments", async () => {
    const screen = await renderComponent(<CashierOverlay {...states.ready} />);
    expect(frameOf(screen.baseElement)?.allow).toBe("payment");
  });

  it("[CASHIER-OVERLAY-10] is without top navigation", async () => {
    const screen = await renderComponent(<CashierOverlay {...states.ready} />);
    expect(frameOf(screen.baseElement)?.getAttribute("sandbox")).not.toContain("top-navigation");
  });
});
