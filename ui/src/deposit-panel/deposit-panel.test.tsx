import { describe, expect, it } from "vitest";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { depositPanelStates as states } from "./deposit-panel.states.ts";
import { DepositPanel } from "./deposit-panel.tsx";

checkConformance("deposit panel", DepositPanel, states);

describe("deposit panel", () => {
  it("[DEPOSIT-PANEL-1] [DEPOSIT-PANEL-2] [ACCOUNT-53] offers what there is, the usual way first", async () => {
    const screen = await renderComponent(<DepositPanel {...states["every way"]} />);
    const panel = screen.getByRole("dialog", { name: "Approvisionner votre compte" });
    const names = () =>
      panel
        .getByRole("button")
        .elements()
        .map((each) => each.textContent);
    expect(names()).toEqual(["Déposer", "Dépôt rapide", "Déposer avec Apple Pay"]);
    await screen.rerender(<DepositPanel {...states["one way"]} />);
    expect(names()).toEqual(["Déposer"]);
  });

  it("[DEPOSIT-PANEL-3] closes before what is chosen opens", async () => {
    const done: string[] = [];
    const note = (what: string) => () => void done.push(what);
    const screen = await renderComponent(
      <DepositPanel
        {...states["every way"]}
        onClose={note("closed")}
        onDeposit={note("deposit")}
        onFastDeposit={note("fast")}
        onWallet={note("wallet")}
      />,
    );
    for (const name of ["Déposer", "Dépôt rapide", "Déposer avec Apple Pay"]) {
      (screen.getByRole("button", { name, exact: true }).element() as HTMLElement).click();
    }
    expect(done).toEqual(["closed", "deposit", "closed", "fast", "closed", "wallet"]);
  });
});
