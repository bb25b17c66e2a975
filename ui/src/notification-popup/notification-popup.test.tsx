import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { Clock } from "../provider/index.ts";
import { checkConformance, liveRegionOf, renderComponent, testNow } from "../testing/index.ts";
import { notificationPopupStates as states } from "./notification-popup.states.ts";
import { NotificationPopup } from "./notification-popup.tsx";

/** A clock that advances when the test says so. */
function passingClock(): Clock & { readonly pass: (milliseconds: number) => void } {
  const listeners = new Set<() => void>();
  let now = testNow;
  return {
    now: () => now,
    startedAt: testNow,
    every(_milliseconds, listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    pass(milliseconds) {
      now += milliseconds;
      for (const listener of [...listeners]) listener();
    },
  };
}

checkConformance("notification popup", NotificationPopup, states);

const titles: readonly [keyof typeof states, RegExp][] = [
  ["document expired", /expiré/],
  ["document about to expire", /expire bientôt/],
  ["grace period", /reste à confirmer|identité/],
  ["identity not verified", /identité/],
  ["account update", /Votre compte a été mis à jour/],
  ["secondary casino account", /Vos deux comptes/],
  ["maat changes", /changements pour votre compte/],
  ["privacy policy", /politique de confidentialité/],
  ["terms and conditions", /conditions générales/],
  ["under 21", /21 ans/],
  ["self-exclusion", /auto-exclusion/],
  ["cool-off", /pause de jeu/],
  ["generic", /entretien mardi/],
];

describe("notification popup", () => {
  it.each(titles)("[NOTIFICATION-POPUP-1] %s is a described dialog", async (state, title) => {
    const screen = await renderComponent(<NotificationPopup {...states[state]} />);
    const dialog = screen.getByRole("dialog", { name: title });
    await expect.element(dialog).toHaveAccessibleDescription(/\S/);
  });

  it("[NOTIFICATION-POPUP-5] [ACCOUNT-123] says the severity in words", async () => {
    const screen = await renderComponent(
      <NotificationPopup {...states["generic with a checkbox"]} />,
    );
    await expect.element(screen.getByText("Attention")).toBeVisible();
  });

  it("[NOTIFICATION-POPUP-10] counts a day and days, and leads to the upload", async () => {
    const onUpload = vi.fn();
    const screen = await renderComponent(
      <NotificationPopup {...states["document about to expire, a day left"]} onUpload={onUpload} />,
    );
    await expect.element(screen.getByText(/plus que 1.jour|1.jour\b/)).toBeVisible();
    await screen.rerender(<NotificationPopup {...states["grace period"]} onUpload={onUpload} />);
    await expect.element(screen.getByText(/6.jours/)).toBeVisible();
    await screen.getByRole("button", { name: "Envoyer un document" }).click();
    expect(onUpload).toHaveBeenCalledOnce();
  });

  it("[NOTIFICATION-POPUP-11] says what there is to do about an identity", async () => {
    const onIdentityApp = vi.fn();
    const screen = await renderComponent(
      <NotificationPopup
        {...states["identity not verified, with the identity app"]}
        onIdentityApp={onIdentityApp}
      />,
    );
    await screen.getByRole("button", { name: /itsme/ }).click();
    expect(onIdentityApp).toHaveBeenCalledOnce();
    await screen.rerender(<NotificationPopup {...states["identity in review"]} />);
    await expect.element(screen.getByRole("link", { name: /contacter/ })).toBeVisible();
  });

  it("[NOTIFICATION-POPUP-12] has the server's words, and ours where there are none", async () => {
    const screen = await renderComponent(
      <NotificationPopup {...states["account update, of the server"]} />,
    );
    await expect.element(screen.getByText("Votre adresse a changé")).toBeVisible();
    await expect.element(screen.getByText(/Vous avez déménagé/)).toBeVisible();
    await screen.rerender(<NotificationPopup {...states["secondary casino account"]} />);
    await expect.element(screen.getByText(/suivi de/)).toBeVisible();
  });

  it("[NOTIFICATION-POPUP-13] [ACCOUNT-256] leads to an address, to the contact page and to the hub", async () => {
    const screen = await renderComponent(<NotificationPopup {...states["under 21"]} />);
    await expect
      .element(screen.getByRole("link"))
      .toHaveAttribute("href", states["under 21"].popup.href);
    await screen.rerender(<NotificationPopup {...states["self-exclusion"]} />);
    const contact = screen.getByRole("link", { name: /contacter/ });
    await expect.element(contact).toHaveAttribute("target", "_blank");
    await expect.element(contact).toHaveAttribute("href", "/support/contact-us/");
    await expect
      .element(screen.getByRole("link", { name: /Jeu sous contrôle/ }))
      .toHaveAttribute("href", "https://hub.example.org/");
  });

  it("[NOTIFICATION-POPUP-14] [ACCOUNT-66] shows the end of a cool-off, or that it is unknown", async () => {
    const screen = await renderComponent(<NotificationPopup {...states["cool-off"]} />);
    await expect.element(screen.getByText(/28 novembre 2026/)).toBeVisible();
    await screen.rerender(<NotificationPopup {...states["cool-off, unknown end"]} />);
    await expect.element(screen.getByText(/date inconnue/)).toBeVisible();
    await screen.rerender(<NotificationPopup {...states["cool-off, of coins"]} />);
    await expect.element(screen.getByText(/convertir de coins/)).toBeVisible();
  });

  it("[NOTIFICATION-POPUP-15] keeps a consent open", async () => {
    const onClose = vi.fn();
    const onConsent = vi.fn();
    const screen = await renderComponent(
      <NotificationPopup {...states["privacy policy"]} onClose={onClose} onConsent={onConsent} />,
    );
    await userEvent.keyboard("{Escape}");
    expect(screen.getByRole("button", { name: "Fermer" }).query()).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
    await screen.getByRole("button", { name: /pris connaissance/ }).click();
    expect(onConsent).toHaveBeenCalledOnce();
  });
});

describe("a notification that the operator writes", () => {
  it("[NOTIFICATION-POPUP-2] [NOTIFICATION-POPUP-22] [ACCOUNT-180] [ACCOUNT-341] waits for its box, and says so", async () => {
    const onAction = vi.fn();
    const screen = await renderComponent(
      <NotificationPopup {...states["generic with a checkbox"]} onAction={onAction} />,
    );
    const confirm = screen.getByRole("button", { name: "Confirmer" });
    await expect
      .element(confirm)
      .toHaveAccessibleDescription("Cochez la case ci-dessus pour continuer.");
    (confirm.element() as HTMLElement).focus();
    await expect.element(confirm).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(onAction).not.toHaveBeenCalled();
    await screen.getByRole("checkbox").click();
    await expect.element(confirm).not.toHaveAccessibleDescription(/Cochez/);
    await confirm.click();
    expect(onAction).toHaveBeenCalledOnce();
  });

  it("[NOTIFICATION-POPUP-3] counts as read by the keys that scroll", async () => {
    const announce = vi.fn();
    const screen = await renderComponent(<NotificationPopup {...states["generic to be read"]} />, {
      announce,
    });
    const confirm = screen.getByRole("button", { name: "Confirmer" });
    await expect.element(confirm).toHaveAccessibleDescription(/jusqu’à la fin/);
    const box = screen.getByRole("region", { name: /Texte à lire/ });
    (box.element() as HTMLElement).focus();
    await userEvent.keyboard("{End}");
    await expect.element(confirm).not.toHaveAttribute("aria-disabled");
    expect(announce).toHaveBeenCalledWith("Vous êtes à la fin du texte.", "polite");
  });

  it("[NOTIFICATION-POPUP-3] counts as read by a step to its end", async () => {
    const screen = await renderComponent(<NotificationPopup {...states["generic to be read"]} />);
    const confirm = screen.getByRole("button", { name: "Confirmer" });
    await expect.element(confirm).toHaveAttribute("aria-disabled", "true");
    (screen.getByText("Vous êtes à la fin du texte.").element() as HTMLElement).focus();
    await expect.element(confirm).not.toHaveAttribute("aria-disabled");
  });

  it("[NOTIFICATION-POPUP-20] has a picture, and no gap where it is missing", async () => {
    const screen = await renderComponent(<NotificationPopup {...states["generic with media"]} />);
    const pictures = () => screen.baseElement.querySelectorAll("img").length;
    expect(pictures()).toBe(1);
    const popup = { ...states.generic.popup, mediaUrl: "data:image/png;base64,AA==" };
    await screen.rerender(<NotificationPopup {...states.generic} popup={popup} />);
    await expect.poll(pictures).toBe(0);
  });

  it("[NOTIFICATION-POPUP-23] reports its button whole, as a link or a button", async () => {
    const onAction = vi.fn((_action: unknown) => undefined);
    const screen = await renderComponent(
      <NotificationPopup {...states["generic in a new tab"]} onAction={onAction} />,
    );
    const link = screen.getByRole("link", { name: /Lire le calendrier/ });
    await expect.element(link).toHaveAttribute("href", "/support/faq/");
    await expect.element(link).toHaveAttribute("target", "_blank");
    link.element().addEventListener("click", (event) => event.preventDefault());
    await link.click();
    expect(onAction).toHaveBeenLastCalledWith(states["generic in a new tab"].popup.action);
    await screen.rerender(
      <NotificationPopup {...states["generic to the cashier"]} onAction={onAction} />,
    );
    await screen.getByRole("button", { name: "Ouvrir la caisse" }).click();
    expect(onAction).toHaveBeenLastCalledWith({
      label: "Ouvrir la caisse",
      method: "GET",
      type: "cashier",
      address: "deposit",
      opensNewTab: false,
    });
  });

  it("[NOTIFICATION-POPUP-24] runs once, and says that it failed", async () => {
    const onAction = vi.fn();
    const announce = vi.fn();
    const screen = await renderComponent(
      <NotificationPopup {...states["generic, button running"]} onAction={onAction} />,
      { announce },
    );
    await screen.getByRole("button", { name: /Confirmer/ }).click();
    expect(onAction).not.toHaveBeenCalled();
    await screen.rerender(<NotificationPopup {...states["generic, button failed"]} />);
    await expect.element(screen.getByText(/n’a pas été enregistré/)).toBeVisible();
    expect(announce).toHaveBeenCalledWith(expect.stringMatching(/Réessayez/), "assertive");
  });
});

describe("a notification with a lifetime", () => {
  const timed = states["generic with a lifetime"];

  it("[NOTIFICATION-POPUP-4] says what is left twice", async () => {
    const announce = vi.fn();
    const clock = passingClock();
    const screen = await renderComponent(<NotificationPopup {...timed} />, { announce, clock });
    const timer = screen.getByRole("timer");
    for (let left = 29; left > 0; left -= 1) {
      clock.pass(1_000);
      await expect
        .poll(() => timer.element().textContent)
        .toMatch(new RegExp(`dans.${left}.seconde`));
    }
    expect(announce.mock.calls).toEqual([
      [expect.stringMatching(/dans.15.secondes/), "polite"],
      [expect.stringMatching(/dans.10.secondes/), "polite"],
    ]);
    expect(liveRegionOf(timer.element())).toBeNull();
  });

  it("[NOTIFICATION-POPUP-4] says no more than its lifetime, in whichever part of a second it opens", async () => {
    const clock = passingClock();
    clock.pass(500);
    const screen = await renderComponent(<NotificationPopup {...timed} />, { clock });
    const timer = screen.getByRole("timer");
    await expect.poll(() => timer.element().textContent).toMatch(/dans.30.secondes/);
  });

  it("[NOTIFICATION-POPUP-21] [ACCOUNT-179] closes itself, once", async () => {
    const onClose = vi.fn();
    const clock = passingClock();
    const props = { ...timed, onClose };
    const screen = await renderComponent(<NotificationPopup {...props} />, { clock });
    const timer = screen.getByRole("timer");
    clock.pass(29_000);
    await expect.poll(() => timer.element().textContent).toMatch(/dans.1.seconde\b/);
    expect(onClose).not.toHaveBeenCalled();
    clock.pass(1_000);
    await expect.poll(() => timer.element().textContent).toMatch(/dans.0/);
    clock.pass(1_000);
    await screen.rerender(<NotificationPopup {...timed} onClose={onClose} />);
    expect(onClose.mock.calls).toEqual([["lifetime", { reason: "lifetime", event: null }]]);
  });

  it("[NOTIFICATION-POPUP-21] waits for a call that runs", async () => {
    const onClose = vi.fn();
    const clock = passingClock();
    const screen = await renderComponent(
      <NotificationPopup {...timed} status="submitting" onClose={onClose} />,
      { clock },
    );
    clock.pass(40_000);
    await expect.poll(() => screen.getByRole("timer").element().textContent).toMatch(/dans.0/);
    expect(onClose).not.toHaveBeenCalled();
    await screen.rerender(<NotificationPopup {...timed} onClose={onClose} />);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("[NOTIFICATION-POPUP-4] [NOTIFICATION-POPUP-21] stays where it is kept open", async () => {
    const onClose = vi.fn();
    const announce = vi.fn();
    const clock = passingClock();
    const screen = await renderComponent(<NotificationPopup {...timed} onClose={onClose} />, {
      announce,
      clock,
    });
    await screen.getByRole("button", { name: "Laisser ouvert" }).click();
    clock.pass(60_000);
    expect(onClose).not.toHaveBeenCalled();
    expect(announce.mock.calls).toEqual([["Ce message reste ouvert.", "polite"]]);
    expect(screen.getByRole("dialog").element().contains(document.activeElement)).toBe(true);
  });

  it("[NOTIFICATION-POPUP-25] begins again with the next", async () => {
    const clock = passingClock();
    const screen = await renderComponent(<NotificationPopup {...timed} />, { clock });
    clock.pass(20_000);
    await expect.poll(() => screen.getByRole("timer").element().textContent).toMatch(/10.secondes/);
    await screen.rerender(<NotificationPopup {...timed} id="next" />);
    await expect.poll(() => screen.getByRole("timer").element().textContent).toMatch(/30.secondes/);
  });
});
