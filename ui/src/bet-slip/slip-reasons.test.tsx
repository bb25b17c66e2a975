import type { Locale } from "@grandstand/rules/locale";
import { describe, expect, it } from "vitest";
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
