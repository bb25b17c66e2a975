import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { loginOverlayStates as states } from "./login-overlay.states.ts";
import { LoginOverlay } from "./login-overlay.tsx";

checkConformance("login overlay", LoginOverlay, states);

type Screen = Awaited<ReturnType<typeof renderComponent>>;
const username = (screen: Screen) => screen.getByRole("textbox", { name: "Nom d’utilisateur" });
const password = (screen: Screen) => screen.getByLabelText("Mot de passe", { exact: true });
const button = (screen: Screen) =>
  screen.getByRole("button", { name: "Se connecter", exact: true });

async function fill(screen: Screen) {
  await username(screen).fill("verified_player");
  await password(screen).fill("Secret-123");
}

describe("login overlay", () => {
  it("[LOGIN-OVERLAY-1] [ACCOUNT-43] is a dialog whose username has the focus", async () => {
    const screen = await renderComponent(<LoginOverlay {...states.open} />);
    await expect.element(screen.getByRole("dialog", { name: "Se connecter" })).toBeVisible();
    await expect.element(username(screen)).toHaveFocus();
  });

  it("[LOGIN-OVERLAY-2] suits password managers and pasting", async () => {
    const screen = await renderComponent(<LoginOverlay {...states.open} />);
    await expect.element(username(screen)).toHaveAttribute("autocomplete", "username");
    await expect.element(password(screen)).toHaveAttribute("autocomplete", "current-password");
    const paste = new ClipboardEvent("paste", { bubbles: true, cancelable: true });
    expect(password(screen).element().dispatchEvent(paste)).toBe(true);
  });

  it("[LOGIN-OVERLAY-3] shows the password on request", async () => {
    const screen = await renderComponent(<LoginOverlay {...states.open} />);
    await expect.element(password(screen)).toHaveAttribute("type", "password");
    await screen.getByRole("button", { name: "Afficher le mot de passe" }).click();
    await expect.element(password(screen)).toHaveAttribute("type", "text");
  });

  it("[LOGIN-OVERLAY-4] says at the button what is missing", async () => {
    const screen = await renderComponent(<LoginOverlay {...states.open} />);
    await expect.element(button(screen)).toHaveAttribute("aria-disabled", "true");
    await expect
      .element(button(screen))
      .toHaveAccessibleDescription(/Nom d’utilisateur, Mot de passe/);
    await fill(screen);
    await expect.element(button(screen)).toBeEnabled();
  });

  it("[LOGIN-OVERLAY-5] [ACCOUNT-323] announces the server's words and leaves them in sight", async () => {
    const announce = vi.fn();
    const props = states["error of the server"];
    const screen = await renderComponent(<LoginOverlay {...props} />, { announce });
    await expect.element(screen.getByText(props.error)).toBeVisible();
    expect(announce).toHaveBeenCalledWith(props.error, "assertive");
  });

  it.each(["open", "captcha required", "session ended"] as const)(
    "[LOGIN-OVERLAY-6] has help at its end: %s",
    async (name) => {
      const screen = await renderComponent(<LoginOverlay {...states[name]} />);
      const links = screen.getByRole("link").elements();
      const help = links.slice(-2).map((link) => link.getAttribute("href"));
      expect(help).toEqual(["/support/contact-us/", "/garder-le-controle/"]);
      await screen.unmount();
    },
  );

  it("[LOGIN-OVERLAY-7] [ACCOUNT-227] says that a field is required once it was emptied and left", async () => {
    const screen = await renderComponent(<LoginOverlay {...states.open} />);
    await username(screen).fill("v");
    await userEvent.keyboard("{Backspace}{Tab}");
    await expect.element(username(screen)).toHaveAccessibleDescription(/Ce champ est obligatoire/);
    await expect.element(password(screen)).toHaveAccessibleDescription("");
  });

  it("[LOGIN-OVERLAY-8] leads to the first field at fault", async () => {
    const screen = await renderComponent(<LoginOverlay {...states.open} />);
    await username(screen).fill("verified_player");
    await userEvent.keyboard("{Enter}");
    await expect.element(password(screen)).toHaveFocus();
  });

  it("[LOGIN-OVERLAY-9] sends by the button and by Enter", async () => {
    const onSubmit = vi.fn();
    const screen = await renderComponent(<LoginOverlay {...states.open} onSubmit={onSubmit} />);
    await fill(screen);
    await userEvent.keyboard("{Enter}");
    await button(screen).click();
    const sent = { username: "verified_player", password: "Secret-123" };
    expect(onSubmit.mock.calls).toEqual([[sent], [sent]]);
  });

  it("[LOGIN-OVERLAY-10] [ACCOUNT-227] waits for the captcha that is required", async () => {
    const onSubmit = vi.fn();
    const props = { ...states["captcha required"], onSubmit };
    const screen = await renderComponent(<LoginOverlay {...props} />);
    await fill(screen);
    await userEvent.keyboard("{Enter}");
    expect(onSubmit).not.toHaveBeenCalled();
    await screen.rerender(<LoginOverlay {...props} isCaptchaSolved />);
    await button(screen).click();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it("[LOGIN-OVERLAY-11] is sent once at a time", async () => {
    const onSubmit = vi.fn();
    const props = { ...states.submitting, onSubmit };
    const screen = await renderComponent(<LoginOverlay {...props} />);
    await fill(screen);
    await userEvent.keyboard("{Enter}");
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("[LOGIN-OVERLAY-12] hides the identity app", async () => {
    const screen = await renderComponent(<LoginOverlay {...states["without the identity app"]} />);
    expect(screen.getByRole("button", { name: /itsme/ }).elements()).toEqual([]);
  });

  it("[LOGIN-OVERLAY-13] [ACCOUNT-13] leads to help in a new tab, in the language", async () => {
    const screen = await renderComponent(<LoginOverlay {...states.open} />, { locale: "en" });
    const links = screen
      .getByRole("link")
      .elements()
      .map((link) => [link.getAttribute("href"), link.getAttribute("target")]);
    expect(links).toEqual([
      ["/en/forgotten-password/", "_blank"],
      ["/en/support/contact-us/", "_blank"],
      ["/en/stay-in-control/", "_blank"],
    ]);
  });

  it.each([
    ["session ended", /^Votre session a pris fin/],
    ["session timed out", /^Votre session a expiré/],
  ] as const)("[LOGIN-OVERLAY-14] says that the %s, aloud too", async (state, words) => {
    const announce = vi.fn();
    const screen = await renderComponent(<LoginOverlay {...states[state]} />, { announce });
    await expect.element(screen.getByText(words)).toBeVisible();
    expect(announce).toHaveBeenCalledWith(expect.stringMatching(words), "polite");
    await screen.rerender(<LoginOverlay {...states[state]} error="Non." />);
    await expect.element(screen.getByText(words)).not.toBeInTheDocument();
  });

  it("[LOGIN-OVERLAY-16] names what waits on the slip, and nothing where it is empty", async () => {
    const props = states["with a slip that waits"];
    const screen = await renderComponent(<LoginOverlay {...props} />);
    await expect
      .element(screen.getByText("Votre coupon de 2 sélections reste tel quel"))
      .toBeVisible();
    const named = () =>
      screen
        .getByRole("listitem")
        .elements()
        .map((each) => each.textContent);
    const both = [
      "Club Brugge, Club Brugge – RSC Anderlecht",
      "Plus de 2,5, Arsenal – Bayern München",
    ];
    expect(named()).toEqual(both);
    await expect
      .element(screen.getByText("RSC Anderlecht", { exact: true }))
      .toHaveAttribute("translate", "no");
    const third = { id: "third", outcome: "Nul", event: "Genk – Gent" };
    const four = [...props.waiting, third, { ...third, id: "fourth" }];
    await screen.rerender(<LoginOverlay {...props} waiting={four} />);
    expect(named()).toEqual([...both, "Nul, Genk – Gent"]);
    await screen.rerender(<LoginOverlay {...props} waiting={[]} />);
    expect(screen.getByText(/reste tel quel/).elements()).toEqual([]);
  });

  it("[LOGIN-OVERLAY-17] keeps what was typed at a press beside it", async () => {
    const onClose = vi.fn();
    const screen = await renderComponent(<LoginOverlay {...states.open} onClose={onClose} />);
    await page.viewport(1440, 900);
    await fill(screen);
    const scrim = document.querySelector(".gs\\:bg-scrim");
    if (scrim) await userEvent.click(scrim, { position: { x: 4, y: 4 } });
    expect(onClose).not.toHaveBeenCalled();
    await expect.element(username(screen)).toHaveValue("verified_player");
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
    await page.viewport(1280, 800);
  });

  it("[LOGIN-OVERLAY-18] leads by Tab from one field to the other, then to the forgotten password", async () => {
    const screen = await renderComponent(<LoginOverlay {...states.open} />);
    await userEvent.keyboard("{Tab}");
    await expect.element(password(screen)).toHaveFocus();
    await userEvent.keyboard("{Tab}{Tab}");
    const link = screen.getByRole("link", { name: /Mot de passe oublié/ });
    await expect.element(link).toHaveFocus();
    const isAbove =
      link.element().getBoundingClientRect().bottom <=
      password(screen).element().getBoundingClientRect().top;
    expect(isAbove).toBe(true);
  });

  it("[LOGIN-OVERLAY-15] [ACCOUNT-76] is the page at its own address", async () => {
    const screen = await renderComponent(<LoginOverlay {...states["at its own address"]} />);
    await expect
      .element(screen.getByRole("heading", { level: 1, name: "Se connecter" }))
      .toBeVisible();
    expect(screen.getByRole("dialog").elements()).toEqual([]);
    expect(screen.getByRole("button", { name: "Fermer" }).elements()).toEqual([]);
    await expect
      .element(screen.getByRole("link", { name: /accueil/i }))
      .toHaveAttribute("href", "/");
  });
});
