import { describe, expect, it, vi } from "vitest";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { stayInControlStates as states } from "./stay-in-control.states.ts";
import { StayInControl } from "./stay-in-control.tsx";

checkConformance("stay in control", StayInControl, states);

type Screen = Awaited<ReturnType<typeof renderComponent>>;
const press = (screen: Screen, name: string) => screen.getByRole("button", { name }).click();

async function answerAll(screen: Screen, answer: string) {
  for (const radio of screen.getByRole("radio", { name: answer, exact: true }).all()) {
    await radio.click();
  }
}

describe("stay in control", () => {
  it("[STAY-IN-CONTROL-1] [STAY-IN-CONTROL-3] says the figures of three periods", async () => {
    const screen = await renderComponent(<StayInControl {...states.person} />);
    await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
    const month = screen.container.querySelector("[data-period=month]")?.textContent;
    expect(month).toMatch(/10.h.10.*150,00.*214,00.*−82,50/);
    await screen.rerender(<StayInControl {...states.failed} />);
    await expect.element(screen.getByText(/chiffres n’ont pas pu/)).toBeVisible();
  });

  it.each(["person", "visitor"] as const)(
    "[STAY-IN-CONTROL-4] a break is one press away: %s",
    async (state) => {
      const onBreak = vi.fn();
      const screen = await renderComponent(<StayInControl {...states[state]} onBreak={onBreak} />);
      await press(screen, "Pause de jeu ou auto-exclusion");
      expect(onBreak).toHaveBeenCalledOnce();
    },
  );

  it("[STAY-IN-CONTROL-5] lets a visitor log in", async () => {
    const onLogIn = vi.fn();
    const screen = await renderComponent(<StayInControl {...states.visitor} onLogIn={onLogIn} />);
    expect(screen.getByText("Vos chiffres").elements()).toHaveLength(0);
    await press(screen, "Se connecter");
    expect(onLogIn).toHaveBeenCalledOnce();
  });

  it("[STAY-IN-CONTROL-6] hides the clock and checks more often", async () => {
    const onShowClock = vi.fn();
    const onChangeCheck = vi.fn();
    const screen = await renderComponent(
      <StayInControl {...states.person} onShowClock={onShowClock} onChangeCheck={onChangeCheck} />,
    );
    await screen.getByRole("checkbox", { name: /temps de session/ }).click();
    expect(onShowClock).toHaveBeenLastCalledWith(false, expect.anything());
    await screen.getByRole("radio", { name: /15.minutes/ }).click();
    expect(onChangeCheck).toHaveBeenLastCalledWith(15, expect.anything());
  });

  it("[STAY-IN-CONTROL-7] has a result once every question is answered, and keeps nothing", async () => {
    const screen = await renderComponent(<StayInControl {...states.visitor} />);
    await press(screen, "Faire le test");
    await answerAll(screen, "Presque toujours");
    await press(screen, "Voir le résultat");
    await expect.element(screen.getByText("Un risque élevé")).toBeVisible();
    expect((document.activeElement as HTMLElement | null)?.dataset.result).toBe("high");
    await press(screen, "Recommencer");
    const radios = screen.getByRole("radio").elements() as HTMLInputElement[];
    expect(radios).toHaveLength(36);
    expect(radios.some((radio) => radio.checked)).toBe(false);
    await answerAll(screen, "Jamais");
    await press(screen, "Voir le résultat");
    await expect.element(screen.getByText("Peu de signes de risque")).toBeVisible();
  });

  it("[STAY-IN-CONTROL-2] says what is missing, and goes there", async () => {
    const screen = await renderComponent(<StayInControl {...states.visitor} />);
    await press(screen, "Faire le test");
    await screen.getByRole("radio", { name: "Jamais", exact: true }).first().click();
    await press(screen, "Voir le résultat");
    await expect.element(screen.getByText(/chaque question/)).toBeVisible();
    const group = document.activeElement?.closest("fieldset");
    expect(group?.textContent).toMatch(/Question 2 sur 9/);
  });

  it("[STAY-IN-CONTROL-8] names who helps", async () => {
    const screen = await renderComponent(<StayInControl {...states.visitor} />);
    const telephone = screen.getByRole("link", { name: "0800 00 000" }).element();
    expect(telephone.getAttribute("href")).toBe("tel:080000000");
    await screen.rerender(<StayInControl {...states["without help lines"]} />);
    const contact = screen.getByRole("link", { name: "Nous contacter" }).element();
    expect(contact.getAttribute("href")).toBe("/support/contact-us/");
  });
});
