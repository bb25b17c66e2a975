import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { sampleSystems, systemChooserStates as states } from "./system-chooser.states.ts";
import { SystemChooser } from "./system-chooser.tsx";

checkConformance("system chooser", SystemChooser, states);

describe("system chooser", () => {
  it("[SYSTEM-CHOOSER-1] [SYSTEM-CHOOSER-8] is chosen from by keyboard", async () => {
    const onChoose = vi.fn();
    const screen = await renderComponent(<SystemChooser {...states.open} onChoose={onChoose} />);
    await expect
      .element(screen.getByRole("button", { name: "Système Yankee, 11 paris" }))
      .toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{Tab}{Tab}{ArrowDown}");
    expect(onChoose).toHaveBeenCalledExactlyOnceWith("full-cover-with-singles", expect.anything());
  });

  it("[SYSTEM-CHOOSER-2] [SYSTEM-CHOOSER-5] [SYSTEM-CHOOSER-6] describes bets, cost and return", async () => {
    const screen = await renderComponent(<SystemChooser {...states.open} />);
    const radio = screen.getByRole("radio", { name: "Yankee" });
    await expect
      .element(radio)
      .toHaveAccessibleDescription(
        /Retour possible 105,05.€ .*6 doubles, 4 triples, 1 combiné de 4\. Paie à partir de 2 .*11 × 1,00.€/,
      );
    await screen.unmount();
    const english = await renderComponent(<SystemChooser {...states.open} />, { locale: "en" });
    await expect
      .element(english.getByRole("radio", { name: "Lucky 15" }))
      .toHaveAccessibleDescription(/4 singles, 6 doubles, 4 trebles, 1 four-fold|4-fold/);
  });

  it("[SYSTEM-CHOOSER-3] names every named system", async () => {
    const expected: Readonly<Record<number, readonly [string, string | null]>> = {
      3: ["Trixie", "Patent"],
      4: ["Yankee", "Lucky 15"],
      5: ["Canadian", "Lucky 31"],
      6: ["Heinz", "Lucky 63"],
      7: ["Super Heinz", null],
      8: ["Goliath", null],
    };
    for (const [count, [cover, withSingles]] of Object.entries(expected)) {
      const screen = await renderComponent(
        <SystemChooser {...states.open} choices={sampleSystems(Number(count))} />,
      );
      await expect.element(screen.getByRole("radio", { name: cover, exact: true })).toBeVisible();
      if (withSingles !== null) {
        await expect
          .element(screen.getByRole("radio", { name: withSingles, exact: true }))
          .toBeVisible();
      }
      await screen.unmount();
    }
  });

  it("[SYSTEM-CHOOSER-4] calls any other by its size", async () => {
    const screen = await renderComponent(<SystemChooser {...states["long text"]} />);
    await expect.element(screen.getByRole("radio", { name: "Système 7/16" })).toBeInTheDocument();
    await expect
      .element(screen.getByRole("radio", { name: "Toutes les combinaisons, simples compris" }))
      .toHaveAccessibleDescription(/de 1 à 16 sélections/);
  });

  it("[SYSTEM-CHOOSER-6] says the bets alone without a stake", async () => {
    const screen = await renderComponent(<SystemChooser {...states["no stake"]} />);
    await expect
      .element(screen.getByRole("radio", { name: "Yankee" }))
      .toHaveAccessibleDescription(/11 paris$/);
  });

  it("[SYSTEM-CHOOSER-7] shows a dash for a return that is not known", async () => {
    const screen = await renderComponent(<SystemChooser {...states["return not known"]} />);
    await expect
      .element(screen.getByRole("radio", { name: "Yankee" }))
      .toHaveAccessibleDescription(/Retour possible -/);
  });
});
