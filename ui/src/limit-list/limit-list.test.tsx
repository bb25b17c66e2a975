import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { limitListStates as states } from "./limit-list.states.ts";
import { LimitList } from "./limit-list.tsx";

checkConformance("limit list", LimitList, states);

type Screen = Awaited<ReturnType<typeof renderComponent>>;
const change = (screen: Screen, name: string) =>
  screen.getByRole("button", { name: new RegExp(`^Modifier la limite.: ${name}`) });
const field = (screen: Screen) => screen.getByRole("textbox");
const goOn = (screen: Screen) => screen.getByRole("button", { name: "Continuer" });
const deposits = "Dépôts – En 7 jours";

async function draw(state: keyof typeof states) {
  const onChange = vi.fn();
  const screen = await renderComponent(<LimitList {...states[state]} onChange={onChange} />);
  return { screen, onChange };
}

describe("limit list", () => {
  it("[LIMIT-LIST-1] [LIMIT-LIST-4] says each limit and what is left of it", async () => {
    const { screen } = await draw("set");
    await expect.element(change(screen, deposits)).toBeVisible();
    const [first] = screen.getByRole("listitem").elements();
    expect(first?.textContent).toMatch(/200.€.*Il reste 50.€.*mar.*24 nov.*14:00/);
    expect(screen.getByText("Aucune limite").elements()).toHaveLength(4);
  });

  it("[LIMIT-LIST-6] lowers after a confirmation that says it holds at once", async () => {
    const { screen, onChange } = await draw("set");
    await change(screen, deposits).click();
    await field(screen).fill("50,50");
    await goOn(screen).click();
    expect(onChange).not.toHaveBeenCalled();
    const confirmation = screen.getByRole("alertdialog", { name: /Abaisser cette limite/ });
    await expect.element(confirmation).toHaveAccessibleDescription(/50,50.*tout de suite/);
    await screen.getByRole("button", { name: "Abaisser" }).click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ kind: "deposit", period: "week" }, 5_050);
  });

  it.for([
    ["50", "Abaisser"],
    ["500", "Relever"],
  ] as const)("[LIMIT-LIST-10] has the focus at the limit after %s", async ([value, button]) => {
    const { screen } = await draw("set");
    await change(screen, deposits).click();
    await expect.element(field(screen)).toHaveFocus();
    await field(screen).fill(value);
    await userEvent.keyboard("{Enter}");
    await screen.getByRole("button", { name: button }).click();
    await expect.element(change(screen, deposits)).toHaveFocus();
  });

  it("[LIMIT-LIST-6] raises after a confirmation that says from when", async () => {
    const { screen, onChange } = await draw("set");
    await change(screen, deposits).click();
    await field(screen).fill("500");
    await goOn(screen).click();
    const confirmation = screen.getByRole("alertdialog", { name: /Relever cette limite/ });
    await expect.element(confirmation).toHaveAccessibleDescription(/500.€.*24 nov.*14:00/);
    await screen.getByRole("button", { name: "Annuler" }).click();
    expect(onChange).not.toHaveBeenCalled();
  });

  it("[LIMIT-LIST-3] [LIMIT-LIST-8] says what is wrong at the field", async () => {
    const { screen, onChange } = await draw("set");
    await change(screen, deposits).click();
    await field(screen).fill("beaucoup");
    await goOn(screen).click();
    await expect.element(field(screen)).toHaveAccessibleDescription(/Indiquez un montant/);
    await field(screen).fill("200");
    await goOn(screen).click();
    await expect.element(field(screen)).not.toBeInTheDocument();
    await change(screen, "Temps par session").click();
    await field(screen).fill("9");
    await goOn(screen).click();
    await expect.element(field(screen)).toHaveAccessibleDescription(/de 10 à 1440 minutes/);
    await field(screen).fill("60");
    await goOn(screen).click();
    await screen.getByRole("button", { name: "Abaisser" }).click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ kind: "session", period: "session" }, 60);
  });

  it("[LIMIT-LIST-7] lifts every limit but the deposit limit", async () => {
    const { screen, onChange } = await draw("set");
    await change(screen, deposits).click();
    expect(screen.getByRole("checkbox").elements()).toHaveLength(0);
    await screen.getByRole("button", { name: "Annuler" }).click();
    await change(screen, "Mises – En 24 heures").click();
    await screen.getByRole("checkbox", { name: "Sans limite" }).click();
    await goOn(screen).click();
    await screen.getByRole("button", { name: "Relever" }).click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ kind: "stake", period: "day" }, null);
  });

  it("[LIMIT-LIST-5] says what waits, and drops it", async () => {
    const { screen, onChange } = await draw("raise waiting");
    await expect.element(screen.getByText("En attente")).toBeVisible();
    await expect.element(screen.getByText(/500.€ à partir du lun.*23 nov/)).toBeVisible();
    await screen.getByRole("button", { name: /^Renoncer au relèvement/ }).click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ kind: "deposit", period: "week" }, 20_000);
  });

  it("[LIMIT-LIST-2] announces what became of a change", async () => {
    const announce = vi.fn();
    const screen = await renderComponent(<LimitList {...states.changing} />, { announce });
    await screen.rerender(<LimitList {...states["raise waiting"]} />);
    expect(announce).toHaveBeenLastCalledWith(expect.stringMatching(/relevée le lun/), "polite");
    await screen.rerender(<LimitList {...states.changing} />);
    await screen.rerender(<LimitList {...states.set} />);
    expect(announce).toHaveBeenLastCalledWith(expect.stringMatching(/abaissée/), "polite");
    await screen.rerender(<LimitList {...states.refused} />);
    await expect.element(screen.getByText(/documents doivent d’abord/)).toBeVisible();
    expect(announce).toHaveBeenLastCalledWith(expect.stringMatching(/documents/), "assertive");
  });

  it("[LIMIT-LIST-9] is requested again after a failure", async () => {
    const onRetry = vi.fn();
    const screen = await renderComponent(<LimitList {...states.failed} onRetry={onRetry} />);
    await screen.getByRole("button", { name: "Réessayer" }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
