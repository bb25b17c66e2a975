import { describe, expect, it, vi } from "vitest";
import { checkConformance, detailsOf, renderComponent } from "../testing/index.ts";
import { drawerAccountStates as states } from "./drawer-account.states.ts";
import { DrawerAccount } from "./drawer-account.tsx";

checkConformance("drawer account", DrawerAccount, states);

const refreshName = "Actualiser le solde";

describe("drawer account", () => {
  it("[DRAWER-ACCOUNT-1] [DRAWER-ACCOUNT-3] is a region with name and balance", async () => {
    const screen = await renderComponent(<DrawerAccount {...states.open} />);
    const region = screen.getByRole("region", { name: "Votre compte" });
    await expect.element(region).toBeVisible();
    expect(region.element().textContent).toMatch(/Noor Vermeulen.*Solde250,00.€/);
  });

  it("[DRAWER-ACCOUNT-3] writes the balance as the language does", async () => {
    const screen = await renderComponent(<DrawerAccount {...states.open} />, { locale: "nl" });
    await expect.element(screen.getByText(/€\s250,00/)).toBeVisible();
  });

  it("[DRAWER-ACCOUNT-2] says the balance that was requested, and a failure", async () => {
    const screen = await renderComponent(<DrawerAccount {...states.refreshing} />);
    const said = screen.getByRole("status");
    await expect.element(said).toBeEmptyDOMElement();
    await screen.rerender(<DrawerAccount {...states.refreshed} />);
    await expect.element(said.getByText(/238,00/)).toBeInTheDocument();
    await screen.rerender(<DrawerAccount {...states["refresh failed"]} />);
    await expect.element(said.getByText("Le solde n’a pas pu être actualisé.")).toBeVisible();
  });

  it("[DRAWER-ACCOUNT-4] [ACCOUNT-54] requests the balance once, and only where it may", async () => {
    const onRefresh = vi.fn();
    const screen = await renderComponent(<DrawerAccount {...states.open} onRefresh={onRefresh} />);
    await screen.getByRole("button", { name: refreshName }).click();
    expect(onRefresh).toHaveBeenCalledOnce();
    await screen.rerender(<DrawerAccount {...states.refreshing} onRefresh={onRefresh} />);
    screen
      .getByRole("button", { name: refreshName })
      .element()
      .dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(onRefresh).toHaveBeenCalledOnce();
    await screen.rerender(<DrawerAccount {...states["without refresh"]} onRefresh={onRefresh} />);
    expect(screen.getByRole("button", { name: refreshName }).elements()).toHaveLength(0);
  });

  it("[DRAWER-ACCOUNT-5] [ACCOUNT-55] leads to each way to deposit that there is", async () => {
    const [onDeposit, onFastDeposit, onWallet] = [vi.fn(), vi.fn(), vi.fn()];
    const deposit = { onDeposit, onFastDeposit, onWallet };
    const screen = await renderComponent(<DrawerAccount {...states.open} deposit={deposit} />);
    await screen.getByRole("button", { name: "Déposer", exact: true }).click();
    await screen.getByRole("button", { name: "Dépôt rapide" }).click();
    await screen.getByRole("button", { name: "Déposer avec Apple Pay" }).click();
    for (const press of Object.values(deposit)) expect(press).toHaveBeenCalledOnce();
    await screen.rerender(<DrawerAccount {...states.open} />);
    expect(screen.getByRole("button", { name: "Dépôt rapide" }).elements()).toEqual([]);
  });

  it("[DRAWER-ACCOUNT-6] has the way in and the way out of one height", async () => {
    const onWithdraw = vi.fn();
    const screen = await renderComponent(
      <DrawerAccount {...states["every way to deposit"]} onWithdraw={onWithdraw} />,
    );
    const boxOf = (name: string) =>
      screen.getByRole("button", { name, exact: true }).element().getBoundingClientRect();
    const [deposit, withdraw] = [boxOf("Déposer"), boxOf("Retirer de l’argent")];
    expect([withdraw.top, withdraw.height]).toEqual([deposit.top, deposit.height]);
    expect(deposit.height).toBeGreaterThanOrEqual(44);
    await screen.getByRole("button", { name: "Retirer de l’argent" }).click();
    expect(onWithdraw).toHaveBeenCalledExactlyOnceWith(detailsOf("pointer"));
  });

  it("[DRAWER-ACCOUNT-7] sums the free bets up, where there are any", async () => {
    const screen = await renderComponent(<DrawerAccount {...states["free bets"]} />);
    await expect.element(screen.getByText(/^2 paris gratuits, 15,00.€.*23 nov\./)).toBeVisible();
    await screen.rerender(<DrawerAccount {...states.open} />);
    expect(screen.getByText(/gratuit/).elements()).toEqual([]);
  });

  const factsOf = (container: HTMLElement) =>
    [...container.querySelectorAll("dd")].map(({ textContent }) =>
      textContent?.replaceAll(/[\u00a0\u202f]/g, " "),
    );

  it("[DRAWER-ACCOUNT-8] says what seven days came to, and how long the session has lasted", async () => {
    const screen = await renderComponent(<DrawerAccount {...states.open} />);
    expect(factsOf(screen.container)).toEqual([
      "−18,60 €",
      "Misé 112,00 € · reçu 93,40 €",
      "42 min",
      "Limite 2 h 00 · rappel à 1 h 00",
    ]);
    const colour = () => {
      const net = screen.container.querySelector("dd");
      return net && getComputedStyle(net).color;
    };
    const lost = colour();
    await screen.rerender(<DrawerAccount {...states["won in seven days"]} />);
    expect(colour()).toBe(lost);
    await screen.rerender(<DrawerAccount {...states["without a limit"]} />);
    expect(factsOf(screen.container).at(-1)).toBe("Sans limite · rappel à 2 h 00");
  });

  it.each(["loading", "not known"] as const)(
    "[DRAWER-ACCOUNT-9] %s: has a dash and no zero",
    async (state) => {
      const screen = await renderComponent(<DrawerAccount {...states[state]} />);
      expect(factsOf(screen.container)).toEqual(["–Pas encore connu", "–Pas encore connu"]);
    },
  );
});
