import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { selfTestStates as states } from "./self-test.states.ts";
import { SelfTest } from "./self-test.tsx";

checkConformance("self-test", SelfTest, states);

async function draw(state: keyof typeof states) {
  const calls = { onStart: vi.fn(), onAnswer: vi.fn(), onFinish: vi.fn() };
  const screen = await renderComponent(<SelfTest {...states[state]} {...calls} />);
  return { screen, ...calls };
}

describe("self-test", () => {
  it("[SELF-TEST-1] has nine questions, each with four answers", async () => {
    const { screen } = await draw("answered");
    await expect.element(screen.getByRole("group", { name: /^Question 9 sur 9/ })).toBeVisible();
    expect(screen.getByRole("group").elements()).toHaveLength(9);
    const radios = screen.getByRole("radio").elements() as HTMLInputElement[];
    expect(radios).toHaveLength(36);
    expect(radios.filter(({ checked }) => checked)).toHaveLength(9);
  });

  it("[SELF-TEST-2] gives the focus to the next step, and leaves it alone at first", async () => {
    const { screen } = await draw("closed");
    await expect.element(screen.getByRole("heading", { level: 2 })).toBeVisible();
    expect(document.activeElement).toBe(document.body);
    await screen.rerender(<SelfTest {...states["high risk"]} />);
    await expect
      .poll(() => (document.activeElement as HTMLElement | null)?.dataset.result)
      .toBe("high");
  });

  it("[SELF-TEST-3] says what is missing, and goes to the first open question", async () => {
    const { screen, onFinish } = await draw("incomplete");
    const open = screen.getByRole("group", { name: /^Question 2 sur 9/ });
    await expect.element(open).toHaveAccessibleDescription(/chaque question/);
    const answered = screen.getByRole("group", { name: /^Question 1 sur 9/ });
    await expect.element(answered).not.toHaveAccessibleDescription(/chaque question/);
    await screen.getByRole("button", { name: "Voir le résultat" }).click();
    expect(onFinish).toHaveBeenCalledOnce();
    expect(open.element().contains(document.activeElement)).toBe(true);
  });

  it("[SELF-TEST-6] rings the answer that has the focus, and no other of its row", async () => {
    const { screen } = await draw("answered");
    const group = screen.getByRole("group", { name: /^Question 2 sur 9/ });
    const row = [...group.element().querySelectorAll("label")];
    const ringed = () => row.filter((label) => getComputedStyle(label).outlineStyle === "solid");
    expect(ringed()).toEqual([]);
    await userEvent.keyboard("{Tab}{Tab}");
    expect(ringed()).toEqual(row.filter((label) => label.contains(document.activeElement)));
    expect(ringed()).toHaveLength(1);
  });

  it("[SELF-TEST-4] reports what is pressed", async () => {
    const { screen, onStart, onAnswer } = await draw("closed");
    await screen.getByRole("button", { name: "Faire le test" }).click();
    await screen.rerender(<SelfTest {...states.questions} onAnswer={onAnswer} />);
    await screen.getByRole("radio", { name: "Jamais", exact: true }).nth(1).click();
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith("more", "never");
    await screen.rerender(<SelfTest {...states["low risk"]} onStart={onStart} />);
    await screen.getByRole("button", { name: "Recommencer" }).click();
    expect(onStart).toHaveBeenCalledTimes(2);
  });

  it.for([
    ["low risk", "Peu de signes de risque"],
    ["raised risk", "Des signes de risque"],
    ["high risk", "Un risque élevé"],
  ] as const)("[SELF-TEST-5] %s has a title, a text and its note", async ([state, title]) => {
    const { screen } = await draw(state);
    await expect.element(screen.getByRole("heading", { level: 3 })).toHaveTextContent(title);
    expect(document.querySelectorAll("[data-result] > p")).toHaveLength(2);
  });
});
