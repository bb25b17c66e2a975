import { describe, expect, it } from "vitest";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { outrightCardStates as states } from "./outright-card.states.ts";
import { OutrightCard } from "./outright-card.tsx";

checkConformance("outright card", OutrightCard, states);

describe("outright card", () => {
  it("[OUTRIGHT-CARD-1] names itself and its prices", async () => {
    const screen = await renderComponent(<OutrightCard {...states["few outcomes"]} />);
    const card = screen.getByRole("region", { name: "Vainqueur de la Pro League" });
    await expect
      .element(card.getByRole("group", { name: "Champion, Vainqueur de la Pro League" }))
      .toBeInTheDocument();
  });

  it("[OUTRIGHT-CARD-2] says where and until when", async () => {
    const screen = await renderComponent(<OutrightCard {...states["few outcomes"]} />);
    await expect.element(screen.getByText(/Belgique · Pro League · jusqu’au sam\./)).toBeVisible();
  });

  it("[OUTRIGHT-CARD-3] shows eight, and all at a press", async () => {
    const screen = await renderComponent(<OutrightCard {...states["many outcomes"]} />);
    const prices = () => screen.container.querySelectorAll("button[aria-pressed]").length;
    expect(prices()).toBe(8);
    await screen.getByRole("button", { name: "Les 10 résultats" }).click();
    expect(prices()).toBe(10);
  });

  it("[OUTRIGHT-CARD-4] says what a place pays", async () => {
    const screen = await renderComponent(<OutrightCard {...states["each-way"]} />);
    await expect.element(screen.getByText("Gagnant-placé 1/4, 3 places")).toBeVisible();
  });

  it("[OUTRIGHT-CARD-5] says that it accepts no bets", async () => {
    const locked = await renderComponent(<OutrightCard {...states.suspended} />);
    await expect.element(locked.getByText("Suspendu")).toBeVisible();
    const empty = await renderComponent(<OutrightCard {...states.empty} />);
    await expect.element(empty.getByText("Aucun marché pour le moment.")).toBeVisible();
  });
});
