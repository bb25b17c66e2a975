import { describe, expect, it, vi } from "vitest";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { betBuilderStates as states } from "./bet-builder.states.ts";
import { BetBuilder } from "./bet-builder.tsx";

checkConformance("bet builder", BetBuilder, states);

const control = (container: Element) => {
  const found = container.querySelector<HTMLButtonElement>("button[data-control]");
  if (!found) throw new Error("there is no place control");
  return found;
};

describe("bet builder", () => {
  it("[BET-BUILDER-1] is named by its title, with the count", async () => {
    const screen = await renderComponent(<BetBuilder {...states.open} />);
    await expect.element(screen.getByRole("region", { name: /^Pari sur mesure.*3/ })).toBeVisible();
  });

  it("[BET-BUILDER-2] keeps its control, and says why it is closed", async () => {
    const screen = await renderComponent(<BetBuilder {...states.open} />);
    const button = control(screen.container);
    expect(button.hasAttribute("aria-disabled")).toBe(false);
    await screen.rerender(<BetBuilder {...states["stale price"]} />);
    expect(control(screen.container)).toBe(button);
    expect(button.getAttribute("aria-disabled")).toBe("true");
    await expect.element(screen.getByText(/n’est plus à jour/)).toBeVisible();
  });

  it("[BET-BUILDER-3] [BET-BUILDER-14] shows the receipt, which receives the focus", async () => {
    const onRetain = vi.fn();
    const screen = await renderComponent(<BetBuilder {...states.placed} onRetain={onRetain} />);
    await expect.element(screen.getByRole("heading", { level: 3 })).toHaveFocus();
    expect(screen.getByRole("link", { name: /Club Brugge – Anderlecht/ }).elements()).toHaveLength(
      3,
    );
    await screen.getByRole("button", { name: "Garder mes choix" }).click();
    expect(onRetain).toHaveBeenCalledOnce();
  });

  it("[BET-BUILDER-4] lists the picks, and removes them", async () => {
    const onRemove = vi.fn();
    const screen = await renderComponent(<BetBuilder {...states.open} onRemove={onRemove} />);
    expect(screen.getByRole("article").elements()).toHaveLength(3);
    await screen.getByRole("button", { name: "Retirer Plus de 2,5" }).click();
    expect(onRemove).toHaveBeenCalledExactlyOnceWith("goals-over");
  });

  it("[BET-BUILDER-22] keeps the focus where a pick is removed, the last one included", async () => {
    const { picks } = states.open.builder;
    const withPicks = (count: number) => (
      <BetBuilder
        {...states.open}
        builder={{ ...states.open.builder, picks: picks.slice(-count) }}
      />
    );
    const screen = await renderComponent(withPicks(2));
    const remove = () => screen.getByRole("button", { name: /^Retirer/ }).first();
    remove().element().focus();
    await screen.rerender(withPicks(1));
    await expect.element(screen.getByRole("article")).toHaveFocus();
    remove().element().focus();
    await screen.rerender(<BetBuilder {...states.empty} />);
    await expect.element(screen.getByRole("heading", { level: 2 })).toHaveFocus();
  });

  it("[BET-BUILDER-22] gives the focus to the title where all picks are cleared", async () => {
    const screen = await renderComponent(<BetBuilder {...states.open} />);
    screen.getByRole("button", { name: "Vider le pari sur mesure" }).element().focus();
    await screen.rerender(<BetBuilder {...states.empty} />);
    await expect.element(screen.getByRole("heading", { level: 2 })).toHaveFocus();
  });

  it("[BET-BUILDER-5] shows one price", async () => {
    const screen = await renderComponent(<BetBuilder {...states.open} />);
    await expect.element(screen.getByText("3.60", { exact: true }).first()).toBeVisible();
  });

  it("[BET-BUILDER-6] says what follows and what is at fault", async () => {
    const screen = await renderComponent(<BetBuilder {...states["implied pick"]} />);
    await expect.element(screen.getByText(/Déjà compris/)).toBeVisible();
    await screen.rerender(<BetBuilder {...states.suspended} />);
    await expect.element(screen.getByText(/Indisponible/)).toBeVisible();
  });

  it("[BET-BUILDER-7] warns of odds of 0", async () => {
    const screen = await renderComponent(<BetBuilder {...states["odds of 0"]} />);
    await expect.element(screen.getByText("Ces choix n’ont pas de cote ensemble.")).toBeVisible();
  });

  it("[BET-BUILDER-8] names the limits of the stake", async () => {
    const screen = await renderComponent(<BetBuilder {...states["wrong stake"]} />);
    expect(screen.container.textContent).toMatch(/0,10/);
    expect(screen.container.textContent).toMatch(/10.000.€/);
  });

  it("[BET-BUILDER-26] takes off what is over, by one press", async () => {
    const onRemoveOver = vi.fn();
    const screen = await renderComponent(
      <BetBuilder {...states.over} onRemoveOver={onRemoveOver} />,
    );
    await expect
      .element(screen.getByRole("button", { name: /Placer le pari/ }))
      .toHaveAccessibleDescription(/Terminé/);
    await screen.getByRole("button", { name: "Retirer les sélections terminées" }).click();
    expect(onRemoveOver).toHaveBeenCalledOnce();
  });

  it("[BET-BUILDER-9] [ERRORS-2] leads to the deposit", async () => {
    const onDeposit = vi.fn();
    const screen = await renderComponent(
      <BetBuilder {...states["insufficient funds"]} onDeposit={onDeposit} />,
    );
    await screen.getByRole("button", { name: "Déposer maintenant" }).click();
    await screen.rerender(<BetBuilder {...states.refused} onDeposit={onDeposit} />);
    await screen.getByRole("button", { name: "Déposer maintenant" }).click();
    expect(onDeposit).toHaveBeenCalledTimes(2);
  });

  it("[BET-BUILDER-10] [ERRORS-7] repeats the server's words", async () => {
    const screen = await renderComponent(<BetBuilder {...states["server's message"]} />);
    await expect.element(screen.getByText(/Ce ticket a expiré/)).toBeVisible();
  });

  it.each([
    [
      "fr",
      "limite de mise en 24 heures : il reste 5,00 €. Vous pourrez miser davantage à partir du",
      "limite de perte en 30 jours : il reste 0,00 €.",
    ],
    [
      "nl",
      "inzetlimiet van 24 uur: u hebt nog € 5,00 over. U kunt meer inzetten vanaf",
      "verlieslimiet van 30 dagen overschrijden: u hebt nog € 0,00 over.",
    ],
    [
      "en",
      "stake limit of 24 hours: €5.00 is left. You can stake more from",
      "loss limit of 30 days: €0.00 is left.",
    ],
  ] as const)(
    "[BET-BUILDER-23] says in %s which limit it would pass, and can still be pressed",
    async (locale, stake, loss) => {
      const onPlace = vi.fn();
      const announce = vi.fn();
      const words = { "stake limit would be passed": stake, "loss limit would be passed": loss };
      for (const [state, said] of Object.entries(words)) {
        const screen = await renderComponent(
          <BetBuilder {...states[state as keyof typeof words]} onPlace={onPlace} />,
          { locale, announce },
        );
        const shown = screen.container.textContent?.replaceAll(/[\u00A0\u202F]/g, " ");
        expect(shown).toContain(said);
        control(screen.container).click();
        await screen.unmount();
      }
      expect(onPlace).toHaveBeenCalledTimes(2);
      expect(announce).toHaveBeenCalledTimes(2);
    },
  );

  it("[BET-BUILDER-24] leads to the limits, picked, empty or with its result", async () => {
    for (const state of ["open", "empty", "placed"] as const) {
      const screen = await renderComponent(<BetBuilder {...states[state]} />, { locale: "nl" });
      const link = screen.getByRole("link", { name: "Zelf de baas" });
      await expect.element(link).toHaveAttribute("href", "/nl/zelf-de-baas/");
      await screen.unmount();
    }
  });

  it("[BET-BUILDER-11] accepts the price that was shown", async () => {
    const onAccept = vi.fn();
    const screen = await renderComponent(
      <BetBuilder {...states["price moved"]} onAccept={onAccept} />,
    );
    await expect.element(screen.getByText(/de 3\.60 à 3\.30/)).toBeVisible();
    await expect
      .element(screen.getByText(/Retour possible avec la nouvelle cote.: 33,00/))
      .toBeVisible();
    control(screen.container).click();
    expect(onAccept).toHaveBeenCalledExactlyOnceWith(3.3);
  });

  it("[BET-BUILDER-19] announces each offer instead of the previous one, and that none is left", async () => {
    const announce = vi.fn();
    const screen = await renderComponent(<BetBuilder {...states.open} />, { announce });
    for (const name of ["price moved", "price moved again", "open"] as const) {
      await screen.rerender(<BetBuilder {...states[name]} />);
    }
    expect(announce.mock.calls).toEqual([
      [expect.stringMatching(/de 3\.60 à 3\.30\. Acceptez avant de placer le pari\.$/), "polite"],
      [expect.stringMatching(/de 3\.60 à 3\.10\. Acceptez avant de placer le pari\.$/), "polite"],
      ["Plus rien à accepter. Le bouton place le pari.", "polite"],
    ]);
  });

  it("[BET-BUILDER-19] names the price that was accepted, and nothing more", async () => {
    const announce = vi.fn();
    const accepted = { ...states.open, builder: { ...states.open.builder, odds: 3.9 } };
    const screen = await renderComponent(<BetBuilder {...states["higher price offered"]} />, {
      announce,
    });
    expect(announce).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/de 3\.60 à 3\.90\.$/),
      "polite",
    );
    announce.mockClear();
    await screen.getByRole("button", { name: "Accepter la cote 3.90" }).click();
    await screen.rerender(<BetBuilder {...accepted} />);
    expect(announce).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^Nouvelle cote acceptée.: 3\.90\. Le pari n’est pas encore placé/),
      "polite",
    );
  });

  it("[BET-BUILDER-20] passes over a press that was meant for the offer before", async () => {
    const [onAccept, onPlace, announce] = [vi.fn(), vi.fn(), vi.fn()];
    let elapse = () => {};
    const schedule = (_: number, callback: () => void) => {
      elapse = callback;
      return () => undefined;
    };
    const builderIn = (name: "open" | "price moved" | "price moved again") => (
      <BetBuilder {...states[name]} {...{ onAccept, onPlace, schedule }} />
    );
    const screen = await renderComponent(builderIn("open"), { announce });
    for (const name of ["price moved", "price moved again", "open"] as const) {
      await screen.rerender(builderIn(name));
      control(screen.container).click();
    }
    expect([onAccept.mock.calls, onPlace.mock.calls]).toEqual([[], []]);
    const words = "La cote vient de changer. Vérifiez-la, puis appuyez de nouveau.";
    expect(announce).toHaveBeenLastCalledWith(words, "assertive");
    await expect.element(screen.getByText(words)).toBeVisible();
    await screen.rerender(builderIn("price moved again"));
    elapse();
    await expect.poll(() => control(screen.container).hasAttribute("data-settling")).toBe(false);
    control(screen.container).click();
    expect(onAccept).toHaveBeenCalledExactlyOnceWith(3.1);
    await screen.rerender(builderIn("open"));
    control(screen.container).click();
    expect(onPlace).toHaveBeenCalledOnce();
  });

  it("[BET-BUILDER-16] says the bet in one sentence only as it can be had", async () => {
    const screen = await renderComponent(<BetBuilder {...states.open} />);
    const sentence = /10,00.€ sur 3 choix qui doivent tous gagner, .* retour possible de 36,00.€\./;
    await expect.element(screen.getByText(sentence)).toBeVisible();
    expect(control(screen.container)).toHaveAccessibleDescription(sentence);
    for (const state of ["price moved", "insufficient funds", "offline"] as const) {
      await screen.rerender(<BetBuilder {...states[state]} />);
      await expect.element(screen.getByText(/qui doivent tous gagner/)).not.toBeInTheDocument();
    }
  });

  it("[BET-BUILDER-21] says of a bet in play that it takes a few seconds, and of no other", async () => {
    const announce = vi.fn();
    const words = "En direct, votre pari est confirmé après quelques secondes.";
    const screen = await renderComponent(<BetBuilder {...states["placing in play"]} />, {
      announce,
    });
    await expect.element(screen.getByText(words)).toBeVisible();
    expect(announce).toHaveBeenCalledExactlyOnceWith(words, "polite");
    await screen.rerender(<BetBuilder {...states.placing} />);
    await expect.element(screen.getByText(words)).not.toBeInTheDocument();
  });

  it("[BET-BUILDER-17] offers the person's own quick stakes", async () => {
    const { builder } = states.open;
    const props = { ...states.open, builder: { ...builder, quickStakes: [750] } };
    const screen = await renderComponent(<BetBuilder {...props} />);
    await expect.element(screen.getByRole("button", { name: /7,50/ })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: /^50/ })).not.toBeInTheDocument();
  });

  it("[BET-BUILDER-12] passes over the second click of two", async () => {
    const onPlace = vi.fn();
    const screen = await renderComponent(<BetBuilder {...states.open} onPlace={onPlace} />);
    const button = control(screen.container);
    button.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    button.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
    expect(onPlace).toHaveBeenCalledOnce();
  });

  it("[BET-BUILDER-13] checks a lost answer", async () => {
    const screen = await renderComponent(<BetBuilder {...states.checking} />);
    await expect.element(screen.getByText(/Vérification/)).toBeVisible();
    expect(screen.container.querySelector("button[data-control]")).toBeNull();
  });

  it("[BET-BUILDER-15] leads a visitor to the login", async () => {
    const onLogIn = vi.fn();
    const onRestricted = vi.fn();
    const screen = await renderComponent(<BetBuilder {...states.visitor} onLogIn={onLogIn} />);
    control(screen.container).click();
    expect(onLogIn).toHaveBeenCalledOnce();
    await screen.rerender(<BetBuilder {...states.restricted} onRestricted={onRestricted} />);
    control(screen.container).click();
    expect(onRestricted).toHaveBeenCalledExactlyOnceWith("cool-off");
  });

  it.each([
    ["cool-off", "pause de jeu"],
    ["self-excluded", "auto-exclusion"],
    ["under-21", "21 ans"],
    ["not-permitted", "Votre compte"],
  ] as const)(
    "[BET-BUILDER-27] says before the press why none can be placed: %s",
    async (because, words) => {
      const { builder } = states.restricted;
      const control = { kind: "restricted", because } as const;
      const screen = await renderComponent(
        <BetBuilder {...states.restricted} builder={{ ...builder, control }} />,
      );
      await expect.element(screen.getByText(words, { exact: false })).toBeVisible();
      await expect
        .element(screen.getByRole("button", { name: /^Placer/ }))
        .toHaveAccessibleDescription(expect.stringContaining(words));
    },
  );

  it("[BET-BUILDER-18] says that a return reaches the most that a bet pays", async () => {
    const screen = await renderComponent(<BetBuilder {...states["capped return"]} />);
    await expect.element(screen.getByText(/Au plus 250.000,00.€ par pari/)).toBeVisible();
  });
});
