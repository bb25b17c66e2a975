import type { Locale } from "@grandstand/rules/locale";
import { describe, expect, it, vi } from "vitest";
import { renderComponent } from "../testing/index.ts";
import { betSlipStates as states } from "./bet-slip.states.ts";
import { BetSlip } from "./bet-slip.tsx";

type State = keyof typeof states;

async function wordsOf(state: State, locale: Locale): Promise<string> {
  const screen = await renderComponent(<BetSlip {...states[state]} />, { locale });
  await expect.element(screen.getByRole("list").first()).toBeVisible();
  const words = screen.container.textContent ?? "";
  await screen.unmount();
  return words.replaceAll("\u00A0", " ").replaceAll("\u202F", " ");
}

describe("a limit of the person's own", () => {
  it.each<[State, string, string, string]>([
    [
      "stake limit would be passed",
      "limite de mise en 24 heures : il reste 5,00 €. Vous pourrez miser davantage à partir du",
      "inzetlimiet van 24 uur: u hebt nog € 5,00 over. U kunt meer inzetten vanaf",
      "stake limit of 24 hours: €5.00 is left. You can stake more from",
    ],
    [
      "loss limit would be passed",
      "limite de perte en 30 jours : il reste 0,00 €.",
      "verlieslimiet van 30 dagen overschrijden: u hebt nog € 0,00 over.",
      "loss limit of 30 days: €0.00 is left.",
    ],
  ])("[BET-SLIP-60] %s", async (state, fr, nl, en) => {
    expect(await wordsOf(state, "fr")).toContain(fr);
    expect(await wordsOf(state, "nl")).toContain(nl);
    expect(await wordsOf(state, "en")).toContain(en);
  });

  it("[BET-SLIP-61] can be found from the slip, full, empty or with its results", async () => {
    for (const state of [
      "empty",
      "stake limit would be passed",
      "results, one placed",
      "results, no funds",
    ] as const) {
      const screen = await renderComponent(<BetSlip {...states[state]} />, { locale: "nl" });
      const link = screen.getByRole("link", { name: "Zelf de baas" });
      await expect.element(link).toHaveAttribute("href", "/nl/zelf-de-baas/");
      await screen.unmount();
    }
  });
});

describe("selections that are over", () => {
  it("[BET-SLIP-63] takes off what is over, by one press, and promises nothing", async () => {
    const onRemoveOver = vi.fn();
    const screen = await renderComponent(
      <BetSlip {...states["over lines"]} onRemoveOver={onRemoveOver} />,
    );
    await expect
      .element(screen.getByRole("button", { name: /^Placer/ }))
      .toHaveAccessibleDescription(/sélections sont terminées/);
    await screen.getByRole("button", { name: "Retirer les sélections terminées" }).click();
    expect(onRemoveOver).toHaveBeenCalledOnce();
    const pays = screen.getByText("Retour possible").first().element().nextElementSibling;
    expect(pays?.textContent).toMatch(/^-/);
  });
});

describe("why a bet can't be had, in each language", () => {
  it.each<[State, string, string, string]>([
    [
      "never priced",
      "Nous attendons les cotes du moment",
      "Wij wachten op de quoteringen",
      "We are waiting for",
    ],
    ["price gone", "plus de cote", "geen quotering meer", "has no odds any more"],
    ["nothing staked", "Indiquez une mise", "inzet", "Enter a stake"],
    ["free bet expired", "a expiré", "verlopen", "has expired"],
    ["free bet for longer odds", "trop basse", "te laag", "too low"],
    ["free bet not for several singles", "plusieurs paris simples", "meerdere", "several singles"],
    ["free bet not for each-way", "gagnant-placé", "each-way", "each-way"],
    ["results, refused by the server", "limitée à 5,00 €", "limitée à 5,00 €", "limitée à 5,00 €"],
    ["results, connection lost", "connexion a été perdue", "verbinding", "connection was lost"],
  ])("[BET-SLIP-9] [BET-SLIP-19] [BET-SLIP-33] %s", async (state, fr, nl, en) => {
    expect(await wordsOf(state, "fr")).toContain(fr);
    expect(await wordsOf(state, "nl")).toContain(nl);
    expect(await wordsOf(state, "en")).toContain(en);
  });
});

describe("a restriction", () => {
  it.each([
    ["restricted", "pause de jeu"],
    ["self-excluded", "auto-exclusion"],
    ["under age", "21 ans"],
    ["not permitted", "Votre compte"],
  ] as const)(
    "[BET-SLIP-52] says before the press why none can be placed: %s",
    async (state, words) => {
      const screen = await renderComponent(<BetSlip {...states[state]} />);
      await expect.element(screen.getByText(words, { exact: false })).toBeVisible();
      await expect
        .element(screen.getByRole("button", { name: /^Placer/ }))
        .toHaveAccessibleDescription(expect.stringContaining(words));
    },
  );
});
