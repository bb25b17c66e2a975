import { describe, expect, it } from "vitest";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { rewardListStates as states } from "./reward-list.states.ts";
import { RewardList } from "./reward-list.tsx";

checkConformance("reward list", RewardList, states);

describe("reward list", () => {
  it("[REWARD-LIST-1] is a named list", async () => {
    const screen = await renderComponent(<RewardList {...states["of each kind"]} />);
    const section = screen.getByRole("region", { name: "Vos avantages" });
    expect(section.getByRole("listitem").elements()).toHaveLength(3);
  });

  it("[REWARD-LIST-2] says a free bet's amount, odds and end", async () => {
    const screen = await renderComponent(<RewardList {...states["free bet"]} />);
    await expect.element(screen.getByText(/Pari gratuit de 5,00.€/)).toBeVisible();
    await expect.element(screen.getByText(/supérieure à 1\.50/)).toBeVisible();
    await expect.element(screen.getByText(/jusqu’au sam. 21 nov.*15:20/)).toBeVisible();
  });

  it("[REWARD-LIST-3] says what a boost adds, to what, and its end", async () => {
    const screen = await renderComponent(<RewardList {...states["of each kind"]} />);
    await expect.element(screen.getByText(/Boost de 50.% sur vos gains/)).toBeVisible();
    await expect.element(screen.getByText(/Boost de 100.% sur vos coins/)).toBeVisible();
    await expect.element(screen.getByText(/jusqu’au dim. 22 nov.*23:59/)).toBeVisible();
  });

  it("[REWARD-LIST-5] says what a reward can be used on", async () => {
    const screen = await renderComponent(<RewardList {...states["of each kind"]} />);
    await expect
      .element(screen.getByText(/^Mise de 5,00.€ à 50,00.€ · Cote à partir de 1\.50$/))
      .toBeVisible();
    await screen.rerender(<RewardList {...states["free bet for any odds"]} />);
    await expect.element(screen.getByText(/^Pour toute cote/)).toBeVisible();
  });

  it("[REWARD-LIST-6] leads to where it can be used", async () => {
    const screen = await renderComponent(<RewardList {...states["of each kind"]} />);
    const links = screen.getByRole("link").elements();
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Voir tous les sports", "/sports/"],
      ["Football\u00a0: voir les événements", "/football/"],
      ["Voir tous les sports", "/sports/"],
    ]);
    await screen.rerender(<RewardList {...states["for one event"]} />);
    await expect.element(screen.getByRole("link")).not.toBeInTheDocument();
  });

  it("[REWARD-LIST-4] is not there without any", async () => {
    const screen = await renderComponent(<RewardList {...states.none} />);
    expect(screen.container.textContent).toBe("");
  });
});
