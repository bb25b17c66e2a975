import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, detailsOf, renderComponent } from "../testing/index.ts";
import { accountPanelStates as states } from "./account-panel.states.ts";
import { AccountPanel } from "./account-panel.tsx";

checkConformance("account panel", AccountPanel, states);

describe("account panel", () => {
  it("[ACCOUNT-PANEL-1] [ACCOUNT-57] is a dialog that Escape closes", async () => {
    const onClose = vi.fn();
    const screen = await renderComponent(<AccountPanel {...states.open} onClose={onClose} />);
    await expect.element(screen.getByRole("dialog", { name: /Noor Vermeulen/ })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("[ACCOUNT-PANEL-2] [ACCOUNT-380] writes the balance as the language does", async () => {
    const screen = await renderComponent(<AccountPanel {...states.open} />, { locale: "nl" });
    await expect.element(screen.getByText(/€\s250,00/)).toBeVisible();
  });

  it("[ACCOUNT-PANEL-3] leads to the history in the page's language", async () => {
    const screen = await renderComponent(<AccountPanel {...states.open} />, { locale: "nl" });
    await expect.element(screen.getByRole("link")).toHaveAttribute("href", "/nl/history/");
  });

  it("[ACCOUNT-PANEL-4] logs out once", async () => {
    const onLogout = vi.fn();
    const screen = await renderComponent(<AccountPanel {...states.open} onLogout={onLogout} />);
    await screen.getByRole("button", { name: "Me déconnecter" }).click();
    expect(onLogout).toHaveBeenCalledOnce();
    await screen.rerender(<AccountPanel {...states["logging out"]} onLogout={onLogout} />);
    screen
      .getByRole("button", { name: /déconnecter/ })
      .element()
      .dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(onLogout).toHaveBeenCalledOnce();
  });

  it("[ACCOUNT-PANEL-5] opens the settings", async () => {
    const onSettings = vi.fn();
    const screen = await renderComponent(<AccountPanel {...states.open} onSettings={onSettings} />);
    await screen.getByRole("button", { name: "Réglages" }).click();
    expect(onSettings).toHaveBeenCalledOnce();
  });

  it("[ACCOUNT-PANEL-7] leads to where the person is logged in", async () => {
    const onSessions = vi.fn();
    const screen = await renderComponent(<AccountPanel {...states.open} onSessions={onSessions} />);
    await screen.getByRole("button", { name: "Vos sessions" }).click();
    expect(onSessions).toHaveBeenCalledOnce();
  });

  it("[ACCOUNT-PANEL-8] offers the ways to deposit that there are", async () => {
    const onFastDeposit = vi.fn();
    const deposit = { ...states["every part"].deposit, onFastDeposit };
    const screen = await renderComponent(
      <AccountPanel {...states["every part"]} deposit={deposit} />,
    );
    await expect
      .element(screen.getByRole("button", { name: "Déposer avec Apple Pay" }))
      .toBeVisible();
    await screen.getByRole("button", { name: "Dépôt rapide" }).click();
    expect(onFastDeposit).toHaveBeenCalledOnce();
    await screen.rerender(<AccountPanel {...states.open} />);
    expect(screen.getByRole("button", { name: "Dépôt rapide" }).elements()).toEqual([]);
  });

  it("[ACCOUNT-PANEL-9] [ACCOUNT-59] opens each part of the cashier", async () => {
    const onSection = vi.fn();
    const screen = await renderComponent(<AccountPanel {...states.open} onSection={onSection} />, {
      locale: "en",
    });
    const list = screen.getByRole("list", { name: "Cashier" });
    for (const button of list.getByRole("button").elements()) (button as HTMLElement).click();
    expect(onSection.mock.calls.map(([section]) => section)).toEqual([
      ...["home", "limits", "history", "cooloff", "documents", "privacy"],
    ]);
  });

  it("[ACCOUNT-PANEL-11] says how a part of the cashier was chosen", async () => {
    const onSection = vi.fn();
    const screen = await renderComponent(<AccountPanel {...states.open} onSection={onSection} />, {
      locale: "en",
    });
    const list = screen.getByRole("list", { name: "Cashier" });
    await list.getByRole("button").first().click();
    await userEvent.keyboard("{Enter}");
    expect(onSection.mock.calls).toEqual([
      ["home", detailsOf("pointer")],
      ["home", detailsOf("keyboard")],
    ]);
  });

  it("[ACCOUNT-PANEL-9] has the way to withdraw beside the deposit", async () => {
    const onSection = vi.fn();
    const screen = await renderComponent(<AccountPanel {...states.open} onSection={onSection} />);
    await screen.getByRole("button", { name: "Retirer de l’argent" }).click();
    expect(onSection).toHaveBeenCalledExactlyOnceWith("withdraw", detailsOf("pointer"));
  });

  it("[ACCOUNT-PANEL-12] has a head that says what the last days came to, dark in every theme", async () => {
    const screen = await renderComponent(<AccountPanel {...states.open} />);
    const head = document.querySelector("[data-refresh]");
    const background = () => head && getComputedStyle(head).backgroundColor;
    const dark = background();
    expect(head?.textContent).toMatch(/Solde250,00.€.*−18,60.€.*42.min/);
    document.documentElement.dataset.theme = "light";
    expect(background()).toBe(dark);
    delete document.documentElement.dataset.theme;
    await screen.rerender(<AccountPanel {...states["sums not known"]} />);
    expect(head?.querySelector("dd")?.textContent).toMatch(/^–/);
  });

  it("[ACCOUNT-PANEL-10] shows the name of the sport account, and copies it", async () => {
    const onCopy = vi.fn();
    const sportAccount = { name: "noor_vermeulensport", onCopy };
    const screen = await renderComponent(
      <AccountPanel {...states.open} sportAccount={sportAccount} />,
    );
    await expect.element(screen.getByText("noor_vermeulensport")).toBeVisible();
    await screen.getByRole("button", { name: "Copier le nom du compte" }).click();
    expect(onCopy).toHaveBeenCalledOnce();
  });

  it("[ACCOUNT-PANEL-6] counts what can be used, and leads to it", async () => {
    const screen = await renderComponent(<AccountPanel {...states["with rewards"]} />);
    const rewards = screen.getByRole("link", { name: /3 avantages.*21 nov.*15:20/ });
    await expect.element(rewards).toHaveAttribute("href", "/offers/");
    await screen.rerender(<AccountPanel {...states.open} />);
    expect(screen.getByRole("link", { name: /avantage/ }).elements()).toEqual([]);
  });
});
