import { restrictionOverlay } from "@grandstand/rules/eligibility";
import { describe, expect, it, vi } from "vitest";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { DocumentsMessage } from "./documents-message.tsx";
import { ExpiryMessage } from "./expiry-message.tsx";
import {
  documentsMessageStates,
  expiryMessageStates,
  restrictionMessageStates as states,
} from "./restriction-message.states.ts";
import { RestrictionMessage } from "./restriction-message.tsx";

checkConformance("restriction message", RestrictionMessage, states);
checkConformance("documents message", DocumentsMessage, documentsMessageStates);
checkConformance("expiry message", ExpiryMessage, expiryMessageStates);

describe("restriction message", () => {
  it("[RESTRICTION-MESSAGE-1] has the texts that the rules name", () => {
    const seconds = { isCoolOffUntil: 1_795_870_800, isSelfExcludedUntil: 1_795_870_800 };
    expect(states["under 21"].overlay).toEqual(restrictionOverlay("under-21", seconds));
    expect(states["cool-off"].overlay).toEqual(restrictionOverlay("cool-off", seconds));
    expect(states["self-excluded"].overlay).toEqual(restrictionOverlay("self-excluded", seconds));
  });

  it("[RESTRICTION-MESSAGE-2] shows the end with its time zone", async () => {
    const screen = await renderComponent(<RestrictionMessage {...states["cool-off"]} />, {
      locale: "en",
    });
    await expect
      .element(screen.getByText(/28 November 2026.*14:00 \(Brussels time\)/))
      .toBeVisible();
  });

  it("[RESTRICTION-MESSAGE-3] [ACCOUNT-189] says that an end is unknown", async () => {
    const screen = await renderComponent(
      <RestrictionMessage {...states["cool-off, unknown end"]} />,
    );
    await expect.element(screen.getByText(/date inconnue/)).toBeVisible();
  });

  it("[RESTRICTION-MESSAGE-4] leads to the contact page or to the operator's address", async () => {
    const screen = await renderComponent(<RestrictionMessage {...states["self-excluded"]} />);
    const link = screen.getByRole("link");
    await expect.element(link).toHaveAttribute("href", "/support/contact-us/");
    await expect.element(link).toHaveAttribute("target", "_blank");
    await screen.rerender(<RestrictionMessage {...states["under 21"]} />);
    await expect.element(link).toHaveAttribute("href", "https://example.org/");
  });

  it("[RESTRICTION-MESSAGE-11] [ACCOUNT-20] leads from a cool-off to playing responsibly, and from nothing else", async () => {
    for (const [locale, href] of [
      ["fr", "/support/responsible-gaming/"],
      ["nl", "/nl/support/responsible-gaming/"],
      ["en", "/en/support/responsible-gaming/"],
    ] as const) {
      const screen = await renderComponent(<RestrictionMessage {...states["cool-off"]} />, {
        locale,
      });
      const link = screen.getByRole("listitem").getByRole("link");
      await expect.element(link).toHaveAttribute("href", href);
      await expect.element(link).toHaveAttribute("target", "_blank");
      await screen.rerender(<RestrictionMessage {...states["under 21"]} />);
      expect(screen.getByRole("listitem").elements()).toEqual([]);
      await screen.unmount();
    }
  });

  it("[RESTRICTION-MESSAGE-7] shows who else can help, where the operator says so", async () => {
    const screen = await renderComponent(
      <RestrictionMessage {...states["self-excluded, with help"]} />,
    );
    const line = screen.getByRole("link", { name: "0800 00 000" });
    await expect.element(line).toHaveAttribute("href", "tel:080000000");
    await expect.element(screen.getByRole("link", { name: /^EPIS/ })).toBeVisible();
    await screen.rerender(<RestrictionMessage {...states["self-excluded"]} />);
    expect(screen.getByRole("listitem").elements()).toEqual([]);
  });

  it("[RESTRICTION-MESSAGE-5] opens the upload, or shares the message of a review", async () => {
    const onUpload = vi.fn();
    const props = { ...documentsMessageStates["not uploaded"], onUpload };
    const screen = await renderComponent(<DocumentsMessage {...props} />);
    await screen.getByRole("button", { name: "Envoyer un document" }).click();
    expect(onUpload).toHaveBeenCalledOnce();
    const contact = screen.getByRole("link", { name: /^Nous contacter/ });
    await expect.element(contact).toHaveAttribute("href", "/support/contact-us/");
    await screen.rerender(<DocumentsMessage {...props} isServiceActive />);
    await expect.element(contact).not.toBeInTheDocument();
    await screen.rerender(<DocumentsMessage {...props} documentStatus="pending" />);
    const pending = screen.getByRole("dialog").element().textContent;
    await screen.rerender(<DocumentsMessage {...props} documentStatus="manual_review" />);
    expect(screen.getByRole("dialog").element().textContent).toBe(pending);
  });

  it("[RESTRICTION-MESSAGE-6] counts an unknown status as not uploaded", async () => {
    const screen = await renderComponent(
      <DocumentsMessage {...documentsMessageStates["unknown status"]} />,
    );
    await expect
      .element(screen.getByRole("dialog", { name: "Confirmez d’abord votre identité" }))
      .toBeVisible();
  });

  it.each([
    ["not uploaded", /pari n’a pas été placé/],
    ["not uploaded, for coins", /Vous ne pouvez pas convertir de coins/],
    ["not uploaded, for a deposit", /pas encore déposer/],
    ["not uploaded, for a withdrawal", /pas encore retirer/],
    ["under review, for a withdrawal", /pas encore déposer ni retirer/],
    ["not permitted, for a withdrawal", /ne pouvez pas retirer/],
    ["cashier not permitted", /pas ouvrir la caisse/],
    ["contact not permitted", /pas discuter avec/],
    ["not uploaded, asked for", /pas de document d’identité valable/],
    ["not permitted", /votre compte ne le permet pas/],
  ] as const)("[RESTRICTION-MESSAGE-8] says what is held back: %s", async (name, words) => {
    const screen = await renderComponent(<DocumentsMessage {...documentsMessageStates[name]} />);
    await expect.element(screen.getByText(words)).toBeVisible();
  });

  it("[RESTRICTION-MESSAGE-9] counts the days of a document, and leads to the upload", async () => {
    const onUpload = vi.fn();
    const props = { ...expiryMessageStates["about to expire"], onUpload };
    const screen = await renderComponent(<ExpiryMessage {...props} />);
    await expect.element(screen.getByText(/valable que 5.jours/)).toBeVisible();
    await screen.getByRole("button", { name: "Envoyer un document" }).click();
    expect(onUpload).toHaveBeenCalledOnce();
    await screen.rerender(<ExpiryMessage {...expiryMessageStates["grace period, a day left"]} />);
    await expect.element(screen.getByText(/pendant 1.jour\./)).toBeVisible();
    await screen.rerender(<ExpiryMessage {...expiryMessageStates["grace period, undated"]} />);
    expect(screen.getByRole("dialog").element().textContent).not.toMatch(/\d/);
  });

  it("[RESTRICTION-MESSAGE-10] offers the identity app, and says that no document can be sent", async () => {
    const onIdentityApp = vi.fn();
    const props = {
      ...documentsMessageStates["not uploaded, with the identity app"],
      onIdentityApp,
    };
    const screen = await renderComponent(<DocumentsMessage {...props} />);
    await screen.getByRole("button", { name: "Confirmer avec itsme" }).click();
    expect(onIdentityApp).toHaveBeenCalledOnce();
    await screen.rerender(<DocumentsMessage {...documentsMessageStates["upload not permitted"]} />);
    await expect.element(screen.getByText(/pas envoyer de document/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Envoyer un document" }).elements()).toHaveLength(0);
  });
});
