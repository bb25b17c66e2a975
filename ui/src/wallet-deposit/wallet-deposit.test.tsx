import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { walletDepositStates as states } from "./wallet-deposit.states.ts";
import { WalletDeposit } from "./wallet-deposit.tsx";
import type { WalletDepositProps } from "./wallet-deposit-props.ts";

checkConformance("wallet deposit", WalletDeposit, states);

/** A caller that keeps what is typed. */
function Kept(props: Partial<WalletDepositProps>) {
  const [text, setText] = useState("");
  return <WalletDeposit {...states.empty} {...props} text={text} onType={setText} />;
}

const payButton = { name: /^Payer avec Apple Pay/ };

describe("wallet deposit", () => {
  it("[WALLET-DEPOSIT-1] [ACCOUNT-63] begins at the amount, which its limits describe", async () => {
    const screen = await renderComponent(<WalletDeposit {...states.empty} />);
    const amount = screen.getByRole("textbox", { name: "Montant" });
    await expect.element(amount).toHaveFocus();
    await expect.element(amount).toHaveAttribute("inputmode", "numeric");
    await expect.element(amount).toHaveAccessibleDescription(/de 1,00.€ à 100.000,00.€/);
    await screen.unmount();
    const opened = await renderComponent(<WalletDeposit {...states["device not known yet"]} />);
    await opened.rerender(<WalletDeposit {...states.empty} />);
    await expect.element(opened.getByRole("textbox")).toHaveFocus();
  });

  it("[WALLET-DEPOSIT-2] says what is under way, and announces what came of it", async () => {
    const announce = vi.fn();
    const screen = await renderComponent(<WalletDeposit {...states.filled} />, { announce });
    const region = screen.getByRole("status").element();
    expect(region.textContent).toBe("");
    await screen.rerender(<WalletDeposit {...states["sheet open"]} />);
    expect(region.textContent).toMatch(/feuille d’Apple Pay/);
    await screen.rerender(<WalletDeposit {...states.paying} />);
    expect(region.textContent).toMatch(/en cours/);
    await screen.rerender(<WalletDeposit {...states["answer lost"]} />);
    expect(announce).toHaveBeenLastCalledWith(expect.stringMatching(/vérifions/), "polite");
    await screen.rerender(<WalletDeposit {...states.aborted} />);
    expect(announce).toHaveBeenLastCalledWith(expect.stringMatching(/Rien n’a été/), "polite");
    await screen.rerender(<WalletDeposit {...states.refused} />);
    expect(announce).toHaveBeenLastCalledWith(states.refused.error, "assertive");
  });

  it("[WALLET-DEPOSIT-3] has the focus at the amount once the sheet has closed", async () => {
    const screen = await renderComponent(<WalletDeposit {...states["sheet open"]} />);
    await screen.rerender(<WalletDeposit {...states.aborted} />);
    await expect.element(screen.getByRole("textbox")).toHaveFocus();
  });

  it.each(["0", "100001", "10,50", "-5", "1e3", "NaN", ""])(
    "[WALLET-DEPOSIT-4] does not pay %j, and says what can be paid",
    async (text) => {
      const onPay = vi.fn();
      const screen = await renderComponent(<Kept onPay={onPay} />);
      const amount = screen.getByRole("textbox");
      await amount.fill(text);
      await expect.element(amount).toBeValid();
      await screen.getByRole("button", payButton).click();
      await expect.element(amount).toBeInvalid();
      await expect
        .element(amount)
        .toHaveAccessibleDescription(/Saisissez un montant entier, de 1,00.€/);
      expect(onPay).not.toHaveBeenCalled();
    },
  );

  it("[WALLET-DEPOSIT-4] says so when the field is left", async () => {
    const screen = await renderComponent(<Kept />);
    await screen.getByRole("textbox").click();
    await userEvent.keyboard("0{Tab}");
    await expect.element(screen.getByRole("textbox")).toBeInvalid();
  });

  it("[WALLET-DEPOSIT-5] fills in a usual amount", async () => {
    const screen = await renderComponent(<Kept />);
    await screen.getByRole("button", { name: /^50,00/ }).click();
    await expect.element(screen.getByRole("textbox")).toHaveValue("50");
    await expect
      .element(screen.getByRole("button", { name: /^50,00/ }))
      .toHaveAttribute("aria-pressed", "true");
  });

  it("[WALLET-DEPOSIT-6] pays in the press itself, and once", async () => {
    const onPay = vi.fn();
    const screen = await renderComponent(<WalletDeposit {...states.filled} onPay={onPay} />);
    const button = screen.getByRole("button", payButton).element() as HTMLElement;
    button.click();
    expect(onPay.mock.calls).toEqual([[50]]);
    for (const state of ["sheet open", "paying", "answer lost"] as const) {
      await screen.rerender(<WalletDeposit {...states[state]} onPay={onPay} />);
      (screen.getByRole("button", payButton).element() as HTMLElement).click();
    }
    expect(onPay).toHaveBeenCalledOnce();
  });

  it("[WALLET-DEPOSIT-7] [ACCOUNT-232] [ACCOUNT-343] offers no amount without a device or a card", async () => {
    const screen = await renderComponent(<WalletDeposit {...states["not an Apple device"]} />);
    await expect.element(screen.getByText(/appareil Apple/)).toBeVisible();
    await screen.rerender(<WalletDeposit {...states["no card"]} />);
    await expect.element(screen.getByText(/aucune carte/)).toBeVisible();
    expect(screen.getByRole("textbox").elements()).toEqual([]);
  });

  it("[WALLET-DEPOSIT-8] does not call a lost answer a failure", async () => {
    const screen = await renderComponent(<WalletDeposit {...states["answer lost"]} />);
    expect(screen.baseElement.querySelector("[data-kind=warning]")).not.toBeNull();
    expect(screen.baseElement.querySelector("[data-kind=error]")).toBeNull();
    await expect
      .element(screen.getByRole("button", payButton))
      .toHaveAttribute("aria-disabled", "true");
  });

  it("[WALLET-DEPOSIT-9] [WALLET-DEPOSIT-10] says why it failed, or that nothing was debited", async () => {
    const screen = await renderComponent(<WalletDeposit {...states.refused} />);
    await expect.element(screen.getByText(states.refused.error)).toBeVisible();
    await screen.rerender(<WalletDeposit {...states.aborted} />);
    await expect.element(screen.getByText(/Rien n’a été débité/)).toBeVisible();
  });

  it.each(["not an Apple device", "no card", "refused"] as const)(
    "[WALLET-DEPOSIT-11] with %s leads to the cashier",
    async (state) => {
      const onCashier = vi.fn();
      const screen = await renderComponent(
        <WalletDeposit {...states[state]} onCashier={onCashier} />,
      );
      await screen.getByRole("button", { name: "Aller à la caisse" }).click();
      expect(onCashier).toHaveBeenCalledOnce();
    },
  );
});
