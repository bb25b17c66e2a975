import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { ChatOffer } from "./chat-offer.tsx";
import { supportChatStates as states } from "./support-chat.states.ts";
import { ChatDialog, chatTargetId } from "./support-chat.tsx";

checkConformance("support chat", ChatDialog, states);

describe("support chat", () => {
  it("[SUPPORT-CHAT-1] is a dialog that Escape closes", async () => {
    const onClose = vi.fn();
    const screen = await renderComponent(<ChatDialog {...states.ready} onClose={onClose} />);
    const dialog = screen.getByRole("dialog", { name: "Discuter avec le service clientèle" });
    await expect.element(dialog).toBeVisible();
    const close = screen.getByRole("button", { name: "Fermer" }).element();
    expect(document.getElementById(chatTargetId)?.contains(close)).toBe(false);
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("[SUPPORT-CHAT-2] says that it is on its way", async () => {
    const screen = await renderComponent(<ChatDialog {...states.loading} />);
    await expect.element(screen.getByText("Chargement en cours")).toBeInTheDocument();
  });

  it("[SUPPORT-CHAT-3] has an element for the chat once its code is there", async () => {
    const onTarget = vi.fn(() => {
      expect(document.getElementById(chatTargetId)).not.toBeNull();
    });
    const screen = await renderComponent(<ChatDialog {...states.loading} onTarget={onTarget} />);
    expect(onTarget).not.toHaveBeenCalled();
    await screen.rerender(<ChatDialog {...states.ready} onTarget={onTarget} />);
    expect(onTarget).toHaveBeenCalledOnce();
  });

  it("[SUPPORT-CHAT-2] [SUPPORT-CHAT-4] offers another try where it can't be had", async () => {
    const onRetry = vi.fn();
    const screen = await renderComponent(<ChatDialog {...states.failed} onRetry={onRetry} />, {
      locale: "nl",
    });
    await expect.element(screen.getByText("De chat kon niet geopend worden.")).toBeVisible();
    await screen.getByRole("button", { name: "Opnieuw proberen" }).click();
    expect(onRetry).toHaveBeenCalledOnce();
    await expect
      .element(screen.getByRole("link", { name: /De klantendienst schrijven/ }))
      .toHaveAttribute("href", "/nl/support/contact-us/");
  });

  it("[SUPPORT-CHAT-2] [SUPPORT-CHAT-4] says that it refuses the person, and offers another try", async () => {
    const onRetry = vi.fn();
    const screen = await renderComponent(<ChatDialog {...states.refused} onRetry={onRetry} />);
    await expect.element(screen.getByText(/pas pu vérifier votre identité/).first()).toBeVisible();
    await screen.getByRole("button", { name: "Réessayer" }).click();
    expect(onRetry).toHaveBeenCalledOnce();
    expect(document.getElementById(chatTargetId)).toBeNull();
  });

  it("[SUPPORT-CHAT-5] has a way to it that is in the page", async () => {
    const onOpen = vi.fn();
    const screen = await renderComponent(<ChatOffer onOpen={onOpen} />);
    const button = screen.getByRole("button", { name: "Discuter avec nous" });
    expect(getComputedStyle(button.element().parentElement as Element).position).toBe("static");
    await button.click();
    expect(onOpen).toHaveBeenCalledOnce();
  });
});
