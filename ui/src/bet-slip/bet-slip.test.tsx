import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { checkConformance, detailsOf, renderComponent } from "../testing/index.ts";
import { betSlipStates as states } from "./bet-slip.states.ts";
import { BetSlip } from "./bet-slip.tsx";
import type { BetSlipProps } from "./bet-slip-props.ts";

checkConformance("bet slip", BetSlip, states);

type Screen = Awaited<ReturnType<typeof renderComponent>>;

function control(screen: Screen): HTMLElement {
  const found = screen.container.querySelector<HTMLElement>("[data-control]");
  if (found) return found;
  throw new Error("The slip has no place control.");
}

async function drawn(props: BetSlipProps) {
  return renderComponent(<BetSlip {...props} />);
}

describe("bet slip", () => {
  it("[BET-SLIP-1] is a region whose title counts the selections", async () => {
    const screen = await drawn(states.combi);
    await expect.element(screen.getByRole("region", { name: "Coupon 3 sélections" })).toBeVisible();
  });

  it("[BET-SLIP-5] ties errors to their lines, and leads to each from the summary", async () => {
    const screen = await drawn(states["line errors"]);
    const line = screen.getByRole("article", { name: /^Plus de 2,5,/ });
    await expect.element(line).toHaveAccessibleDescription(/Ne se combine pas/);
    await screen.getByRole("button", { name: "Plus de 2,5", exact: true }).click();
    await expect.element(line).toHaveFocus();
  });

  it("[BET-SLIP-7] moves the focus from the place control to the receipt", async () => {
    const screen = await drawn(states.processing);
    control(screen).focus();
    await screen.rerender(<BetSlip {...states["results, one placed"]} />);
    await expect.element(screen.getByRole("heading", { name: "Pari simple placé" })).toHaveFocus();
  });

  it("[BET-SLIP-7] leaves the focus with a person who types elsewhere", async () => {
    const slipOf = (props: BetSlipProps) => (
      <>
        <input aria-label="search" />
        <BetSlip {...props} />
      </>
    );
    const screen = await renderComponent(slipOf(states.processing));
    await screen.getByLabelText("search").click();
    await screen.rerender(slipOf(states["results, partial"]));
    await expect.element(screen.getByLabelText("search")).toHaveFocus();
  });

  it("[BET-SLIP-8] [BET-SLIP-11] keeps one control, and its node, whatever it does", async () => {
    const screen = await drawn(states.combi);
    const node = control(screen);
    node.focus();
    const others = [
      "price moved up",
      "suspended line",
      "visitor",
      "processing",
      "earlier bet unknown",
    ];
    for (const name of others) {
      await screen.rerender(<BetSlip {...states[name as keyof typeof states]} />);
      expect(screen.container.querySelectorAll("[data-control]")).toHaveLength(1);
      expect(control(screen)).toBe(node);
      expect(document.activeElement).toBe(node);
    }
  });

  it("[BET-SLIP-9] says why nothing can be placed, at a control that can be reached", async () => {
    const onPlace = vi.fn();
    const screen = await drawn({ ...states["suspended line"], onPlace });
    const button = screen.getByRole("button", { name: /Placer le pari/ });
    await expect.element(button).toHaveAttribute("aria-disabled", "true");
    await expect.element(button).toHaveAccessibleDescription(/Une sélection est suspendue/);
    control(screen).click();
    expect(onPlace).not.toHaveBeenCalled();
  });

  it("[BET-SLIP-11] places by a press", async () => {
    const onPlace = vi.fn();
    const screen = await drawn({ ...states.combi, onPlace });
    await screen.getByRole("button", { name: /Placer le pari de 10,00/ }).click();
    expect(onPlace).toHaveBeenCalledOnce();
  });

  it("[BET-SLIP-12] says old and new prices, and accepts exactly those", async () => {
    const onAcceptChanges = vi.fn();
    const screen = await drawn({ ...states["price moved up"], onAcceptChanges });
    const button = screen.getByRole("button", { name: "Accepter la cote 2.90" });
    await expect
      .element(button)
      .toHaveAccessibleDescription(/Bayern München, .*: la cote passe de 2\.84 à 2\.90, en hausse/);
    await button.click();
    expect(onAcceptChanges).toHaveBeenCalledExactlyOnceWith([
      { outcomeId: "arsenal-2", from: 2.84, to: 2.9 },
    ]);
  });

  it("[BET-SLIP-13] never places by the second click of a double click", async () => {
    const onPlace = vi.fn();
    const screen = await drawn({ ...states.combi, onPlace });
    const second = new MouseEvent("click", { bubbles: true, detail: 2 });
    control(screen).dispatchEvent(second);
    expect(onPlace).not.toHaveBeenCalled();
  });

  it("[BET-SLIP-14] offers a better price beside placing", async () => {
    const onAcceptChanges = vi.fn();
    const onPlace = vi.fn();
    const screen = await drawn({ ...states["higher price offered"], onAcceptChanges, onPlace });
    await screen.getByRole("button", { name: "Prendre la nouvelle cote" }).click();
    expect(onAcceptChanges).toHaveBeenCalledOnce();
    control(screen).click();
    expect(onPlace).toHaveBeenCalledOnce();
  });

  it("[BET-SLIP-15] [BET-SLIP-16] reports which restriction it is, and prompts a visitor to log in", async () => {
    const onRestricted = vi.fn();
    const onLogIn = vi.fn();
    const screen = await drawn({ ...states.restricted, onRestricted });
    control(screen).click();
    expect(onRestricted).toHaveBeenCalledExactlyOnceWith("cool-off");
    await screen.rerender(<BetSlip {...states.visitor} onLogIn={onLogIn} />);
    await screen.getByRole("button", { name: "Se connecter et parier" }).click();
    expect(onLogIn).toHaveBeenCalledOnce();
  });

  it("[BET-SLIP-17] shows a lost answer as being checked", async () => {
    const onPlace = vi.fn();
    const screen = await drawn({ ...states.unknown, onPlace });
    await expect.element(screen.getByText("Vérification en cours")).toBeVisible();
    expect(screen.container.textContent).not.toMatch(/refus|Pas placé/);
    await screen.rerender(<BetSlip {...states["earlier bet unknown"]} onPlace={onPlace} />);
    control(screen).click();
    expect(onPlace).not.toHaveBeenCalled();
  });

  it.each([
    "insufficient funds",
    "insufficient funds, said by the server",
    "results, no funds",
  ] as const)("[BET-SLIP-18] [ERRORS-1] leads to the deposit: %s", async (name) => {
    const onDeposit = vi.fn();
    const screen = await drawn({ ...states[name], onDeposit });
    await expect.element(screen.getByText("Solde insuffisant")).toBeVisible();
    await screen.getByRole("button", { name: "Déposer maintenant" }).click();
    expect(onDeposit).toHaveBeenCalledOnce();
  });

  it("[BET-SLIP-19] [ERRORS-3] shows the server's words, or the words for none", async () => {
    const screen = await drawn(states["error of the server"]);
    await expect.element(screen.getByText(/La mise dépasse le maximum/)).toBeVisible();
    await screen.rerender(<BetSlip {...states.failed} />);
    await expect.element(screen.getByText(/Un problème est survenu/)).toBeVisible();
  });

  it("[BET-SLIP-20] says how old the prices are", async () => {
    const screen = await drawn(states["stale prices"]);
    await expect.element(screen.getByText(/il y a 14 secondes/)).toBeVisible();
  });

  it("[BET-SLIP-21] offers the types it is given, and says why one is closed", async () => {
    const onChooseBetType = vi.fn();
    const screen = await drawn({ ...states.one, onChooseBetType });
    await expect.element(screen.getByText(/Combiné.: à partir de 2 sélections. S/)).toBeVisible();
    await expect.element(screen.getByRole("radio", { name: "Combiné" })).toBeDisabled();
    await screen.rerender(<BetSlip {...states.combi} onChooseBetType={onChooseBetType} />);
    await screen.getByRole("radio", { name: "Simple" }).click();
    expect(onChooseBetType).toHaveBeenCalledExactlyOnceWith("single", expect.anything());
  });

  it("[BET-SLIP-22] has a stake for each single, and one for a combi", async () => {
    const onTypeStake = vi.fn();
    const onTypeLineStake = vi.fn();
    const screen = await drawn({ ...states.several, onTypeLineStake });
    expect(screen.getByRole("textbox").elements()).toHaveLength(3);
    await screen.getByRole("textbox", { name: /Bayern/ }).fill("7");
    expect(onTypeLineStake).toHaveBeenCalledWith("arsenal-2", "7", expect.anything());
    await screen.rerender(<BetSlip {...states.combi} onTypeStake={onTypeStake} />);
    await screen.getByRole("textbox").fill("12,5");
    expect(onTypeStake).toHaveBeenCalledWith("12,5", expect.anything());
  });

  it("[BET-SLIP-23] has a dash for a return that is not known", async () => {
    const screen = await drawn(states["starting price"]);
    expect(screen.container.textContent).toContain("Retour possible-pas encore connu");
  });

  it("[BET-SLIP-24] [ERRORS-6] says what became of every bet", async () => {
    const screen = await drawn(states["results, partial"]);
    await expect.element(screen.getByRole("heading", { name: "1 pari placé sur 3" })).toBeVisible();
    await expect.element(screen.getByText("GS-7F3K-20Q9")).toBeVisible();
    await expect.element(screen.getByText(/Pas placé.: la cote a changé/)).toBeVisible();
    await expect.element(screen.getByText("Le marché était suspendu.")).toBeVisible();
  });

  it("[BET-SLIP-25] offers to retain or to clear once every bet has a status", async () => {
    const onRetain = vi.fn();
    const onClear = vi.fn();
    const screen = await drawn({ ...states["results, all placed"], onRetain, onClear });
    await screen.getByRole("button", { name: "Garder les sélections" }).click();
    await screen.getByRole("button", { name: "Tout effacer" }).click();
    expect([onRetain.mock.calls.length, onClear.mock.calls.length]).toEqual([1, 1]);
    const bets = screen.getByRole("link", { name: "Voir mes paris" });
    await expect.element(bets).toHaveAttribute("href", "/history/");
    await expect.element(bets).toHaveAttribute("data-look", "act");
    await screen.rerender(<BetSlip {...states["results, one placed"]} />);
    await expect
      .element(screen.getByRole("link", { name: "Voir mon pari" }))
      .toHaveAttribute("href", "/history/GS-7F3K-20Q9/");
    await screen.rerender(<BetSlip {...states.unknown} />);
    expect(screen.getByRole("button", { name: "Garder les sélections" }).elements()).toEqual([]);
  });

  it("[BET-SLIP-26] accepts no change while bets are under way", async () => {
    const screen = await drawn(states.processing);
    const open = screen.container.querySelectorAll("input:enabled:not(fieldset:disabled *)");
    expect(open).toHaveLength(0);
    await expect.element(screen.getByRole("button", { name: "Vider le coupon" })).toBeDisabled();
    for (const remove of screen.getByRole("button", { name: /^Retirer/ }).elements()) {
      await expect.element(remove).toBeDisabled();
    }
  });

  it("[BET-SLIP-27] closes its sheet", async () => {
    const onClose = vi.fn();
    const screen = await drawn({ ...states["in a sheet"], onClose });
    await screen.getByRole("button", { name: "Fermer le coupon" }).click();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("[BET-SLIP-28] keeps the place control in sight with twenty selections", async () => {
    await page.viewport(1280, 800);
    const screen = await drawn(states["twenty selections"]);
    expect(control(screen).getBoundingClientRect().bottom).toBeLessThanOrEqual(800);
    // Nor is it taller than its column, which is under the header with 20 px around it.
    const header = getComputedStyle(document.documentElement).getPropertyValue("--gs-size-header");
    const slip = screen.getByRole("region", { name: /Coupon/ }).element();
    expect(slip.clientHeight).toBeLessThanOrEqual(800 - Number.parseInt(header, 10) - 40);
  });

  it("[BET-SLIP-29] keeps the focus when a line goes, and when the last one goes", async () => {
    const screen = await drawn(states.combi);
    const [, bayern, fenerbahce] = states.combi.slip?.lines ?? [];
    const slip = states.combi.slip;
    if (!slip || !bayern || !fenerbahce) throw new Error("The combi has three lines.");
    await screen.getByRole("button", { name: /^Retirer Union Saint-Gilloise,/ }).click();
    await screen.rerender(
      <BetSlip {...states.combi} slip={{ ...slip, lines: [bayern, fenerbahce] }} />,
    );
    await expect.element(screen.getByRole("article", { name: /^Bayern München,/ })).toHaveFocus();
    await screen.getByRole("button", { name: "Vider le coupon" }).click();
    await screen.rerender(<BetSlip {...states.empty} />);
    await expect.element(screen.getByRole("heading", { name: "Coupon" })).toHaveFocus();
  });

  it("[BET-SLIP-11] is placed by keyboard alone, in order", async () => {
    const onPlace = vi.fn();
    const screen = await drawn({ ...states.combi, onPlace });
    await screen.getByRole("textbox").click();
    await userEvent.keyboard("{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Enter}");
    expect(onPlace).toHaveBeenCalledOnce();
  });

  it("[BET-SLIP-30] offers the systems, and a stake a bet", async () => {
    const onChooseSystem = vi.fn();
    const onTypeStake = vi.fn();
    const screen = await drawn({ ...states.system, onChooseSystem, onTypeStake });
    await screen.getByRole("button", { name: "Système Trixie, 4 paris" }).click();
    await screen.getByText("Patent").click();
    expect(onChooseSystem).toHaveBeenCalledExactlyOnceWith(
      "full-cover-with-singles",
      expect.anything(),
    );
    await screen.getByRole("textbox", { name: "Mise par pari" }).fill("2");
    expect(onTypeStake).toHaveBeenCalledWith("2", expect.anything());
  });

  it("[BET-SLIP-39] says that no system is chosen, nothing of a stake, and leads to them", async () => {
    const screen = await drawn(states["system not chosen"]);
    await expect.element(control(screen)).toHaveAccessibleDescription("Choisissez un système.");
    await screen.getByRole("button", { name: "Choisissez un système.", exact: true }).click();
    await expect.element(screen.getByRole("button", { name: /^Système/ })).toHaveFocus();
  });

  it("[BET-SLIP-31] closes a system of more than 16, and says why", async () => {
    const screen = await drawn(states["too many for a system"]);
    const system = screen.getByRole("radio", { name: "Système" });
    await expect.element(system).toBeDisabled();
    const reason = "Un système se joue avec 3 à 16 sélections.";
    await expect.element(system).toHaveAccessibleDescription(reason);
    await expect.element(screen.getByText(reason).last()).toBeVisible();
  });

  it("[BET-SLIP-32] [BET-SLIP-53] offers each-way on the line of a single, and once for a combi", async () => {
    const onToggleEachWay = vi.fn();
    const screen = await drawn({ ...states["each-way single"], onToggleEachWay });
    await screen.getByRole("checkbox", { name: /^Gagnant-placé sur Golden Arrow,/ }).click();
    await screen.rerender(
      <BetSlip {...states["each-way combi"]} onToggleEachWay={onToggleEachWay} />,
    );
    (screen.getByRole("checkbox", { name: "Gagnant-placé" }).element() as HTMLElement).focus();
    await userEvent.keyboard(" ");
    expect(onToggleEachWay.mock.calls).toEqual([
      ["ostend-4", detailsOf("pointer")],
      [null, detailsOf("keyboard")],
    ]);
    await screen.rerender(<BetSlip {...states.combi} />);
    expect(screen.getByRole("checkbox").elements()).toEqual([]);
  });

  it("[BET-SLIP-33] lets a free bet pay, and says what it pays", async () => {
    const onChooseFreeBet = vi.fn();
    const screen = await drawn({ ...states["free bet offered"], onChooseFreeBet });
    await screen.getByRole("button", { name: "Payer avec Mon solde" }).click();
    await screen.getByText("Pari de bienvenue").click();
    expect(onChooseFreeBet).toHaveBeenCalledExactlyOnceWith("welcome", expect.anything());
    await screen.rerender(<BetSlip {...states["free bet chosen"]} />);
    await expect.element(screen.getByText("dont pari gratuit")).toBeVisible();
    await screen.rerender(<BetSlip {...states["free bet not for a system"]} />);
    await expect.element(screen.getByText(/pas utilisable pour un système/)).toBeVisible();
  });

  it("[BET-SLIP-33] says at the place control what is wrong with the free bet", async () => {
    const screen = await drawn(states["free bet expired"]);
    expect(control(screen)).toHaveAccessibleDescription(/pari gratuit a expiré/);
  });

  it("[BET-SLIP-34] says what the combo boost needs, and sets out what it adds", async () => {
    const screen = await drawn(states["combo boost not reached"]);
    await expect
      .element(screen.getByText(/1 sélection compte pour le boost combiné/))
      .toBeVisible();
    await screen.rerender(<BetSlip {...states["combo boost"]} />);
    await expect.element(screen.getByText("+5,57 €")).toBeVisible();
    expect(screen.getByText(/compte pour le boost/).elements()).toEqual([]);
  });

  it("[BET-SLIP-35] calculates what a system costs, and pays by how many win", async () => {
    const screen = await drawn(states.system);
    await screen.getByRole("button", { name: "Calculatrice" }).click();
    await expect.element(screen.getByText(/4 × 1,00.€ = 4,00.€/)).toBeVisible();
    await expect
      .element(screen.getByRole("row", { name: /2 gagnantes 3,92.€ à 6,36.€/ }))
      .toBeVisible();
    await expect.element(screen.getByRole("row", { name: /3 gagnantes 26,38.€/ })).toBeVisible();
  });

  it("[BET-SLIP-35] calculates the place part and the boost", async () => {
    const screen = await drawn(states["each-way combi"]);
    await screen.getByRole("button", { name: "Calculatrice" }).click();
    await expect.element(screen.getByText("42,19 €").first()).toBeVisible();
    await screen.rerender(<BetSlip {...states["combo boost"]} />);
    await expect.element(screen.getByText("Retour sans boost")).toBeVisible();
  });

  it("[BET-SLIP-36] offers the quick stakes that the person has set", async () => {
    const onTypeStake = vi.fn();
    const { slip } = states.combi;
    const settings = { ...states.one.slip?.settings, quickStakes: [250, 700, 800, 900] };
    const screen = await drawn({
      ...states.combi,
      onTypeStake,
      slip: slip && { ...slip, settings: { ...slip.settings, ...settings } },
    });
    await screen.getByRole("button", { name: /^2,50/ }).click();
    expect(onTypeStake).toHaveBeenCalledExactlyOnceWith("2,50", expect.anything());
  });

  it("[BET-SLIP-37] offers nothing to retain where nothing is on the slip", async () => {
    const screen = await drawn(states["results of an earlier page"]);
    await expect.element(screen.getByRole("button", { name: "Tout effacer" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Garder les sélections" }).elements()).toEqual([]);
  });

  it("[BET-SLIP-38] says what became of the link to it", async () => {
    const screen = await drawn(states.one);
    await screen.getByRole("button", { name: "Partager ce coupon" }).click();
    await expect.element(screen.getByText(/^Le lien est copié/).first()).toBeVisible();
    const link = "https://bets.example/?slip=1.7..1x2..home";
    await screen.rerender(
      <BetSlip {...states.one} onShare={async () => ({ kind: "failed", link })} />,
    );
    await screen.getByRole("button", { name: "Partager ce coupon" }).click();
    await expect.element(screen.getByText(link)).toBeVisible();
  });

  it("[BET-SLIP-48] says that a return reaches the most that a bet pays", async () => {
    const screen = await renderComponent(<BetSlip {...states["twenty selections"]} />);
    await expect.element(screen.getByText(/Au plus 250.000,00.€ par pari/)).toBeVisible();
  });
});
