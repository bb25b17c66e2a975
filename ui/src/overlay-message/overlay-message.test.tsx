import { describe, expect, it, vi } from "vitest";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { overlayMessageStates as states } from "./overlay-message.states.ts";
import { OverlayMessage } from "./overlay-message.tsx";

checkConformance("overlay message", OverlayMessage, states);

describe("overlay message", () => {
  it("[OVERLAY-MESSAGE-1] [ACCOUNT-67] is named by its title and described by its text", async () => {
    const screen = await renderComponent(<OverlayMessage {...states["without a button"]} />);
    const dialog = screen.getByRole("dialog", { name: states["without a button"].title });
    await expect.element(dialog).toHaveAccessibleDescription(/aucun pari ne peut être placé/);
  });

  it("[OVERLAY-MESSAGE-2] [ACCOUNT-127] leads to its page, in a new tab where it is said so", async () => {
    const screen = await renderComponent(<OverlayMessage {...states["link to a page"]} />);
    const link = screen.getByRole("link", { name: /Lire la suite/ });
    await expect.element(link).toHaveAttribute("href", "/support/faq/");
    await expect.element(link).not.toHaveAttribute("target");
    await screen.rerender(<OverlayMessage {...states["link to a new tab"]} />);
    await expect
      .element(screen.getByRole("link", { name: "Nous contacter (nouvel onglet)" }))
      .toHaveAttribute("target", "_blank");
  });

  it("[OVERLAY-MESSAGE-3] hands a call to its caller, once", async () => {
    const onPress = vi.fn();
    const button = { ...states.cashier.button, onPress };
    const screen = await renderComponent(<OverlayMessage {...states.cashier} button={button} />);
    await screen.getByRole("button", { name: "Déposer" }).click();
    expect(onPress).toHaveBeenCalledOnce();
    await screen.rerender(
      <OverlayMessage {...states.cashier} button={{ ...button, isBusy: true }} />,
    );
    await screen.getByRole("button", { name: /Déposer/ }).click();
    expect(onPress).toHaveBeenCalledOnce();
  });

  it("[OVERLAY-MESSAGE-4] is closed by its button", async () => {
    const onClose = vi.fn();
    const screen = await renderComponent(<OverlayMessage {...states.cashier} onClose={onClose} />);
    await screen.getByRole("button", { name: "Fermer" }).last().click();
    expect(onClose).toHaveBeenCalledWith("button", expect.anything());
  });

  it("[OVERLAY-MESSAGE-5] shows markup as text", async () => {
    const text = "<img src=x onerror=alert(1)>";
    const screen = await renderComponent(
      <OverlayMessage {...states["without a button"]} text={text} />,
    );
    await expect.element(screen.getByText(text)).toBeVisible();
  });
});
