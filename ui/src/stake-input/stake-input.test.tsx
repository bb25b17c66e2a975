import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import {
  checkConformance,
  checkSeenDifference,
  detailsOf,
  renderComponent,
} from "../testing/index.ts";
import { stakeInputStates as states } from "./stake-input.states.ts";
import { StakeInput, type StakeInputProps } from "./stake-input.tsx";

checkConformance("stake input", StakeInput, states);

/** A caller that keeps what is typed, as the slip does. */
function Kept(props: Partial<StakeInputProps>) {
  const [text, setText] = useState(props.text ?? "");
  return (
    <StakeInput
      {...states.filled}
      {...props}
      text={text}
      onType={(typed, details) => {
        setText(typed);
        props.onType?.(typed, details);
      }}
    />
  );
}

describe("stake input", () => {
  it("[STAKE-INPUT-1] is labelled in sight, and by its selection where there are several", async () => {
    const screen = await renderComponent(<StakeInput {...states["of one selection"]} />);
    const input = screen.getByRole("textbox", { name: "Mise sur Union Saint-Gilloise" });
    await expect.element(input).toBeVisible();
  });

  it("[STAKE-INPUT-2] is described by its limits", async () => {
    const screen = await renderComponent(<StakeInput {...states["below the minimum"]} text="1" />);
    await expect
      .element(screen.getByRole("textbox"))
      .toHaveAccessibleDescription(/de 0,10.€ à 10.000.€/);
  });

  it("[STAKE-INPUT-3] says what is wrong, and that something is", async () => {
    const screen = await renderComponent(<StakeInput {...states["above the maximum"]} />);
    const input = screen.getByRole("textbox");
    await expect.element(input).toBeInvalid();
    await expect.element(input).toHaveAccessibleDescription(/Mise maximale.: 1.100.€/);
  });

  it("[STAKE-INPUT-4] is text that the wheel does not change", async () => {
    const onType = vi.fn();
    const screen = await renderComponent(<StakeInput {...states.filled} onType={onType} />);
    const input = screen.getByRole("textbox");
    await expect.element(input).toHaveAttribute("inputmode", "decimal");
    await input.click();
    const wheel = new WheelEvent("wheel", { deltaY: 100, bubbles: true, cancelable: true });
    input.element().dispatchEvent(wheel);
    await expect.element(input).toHaveValue("10,00");
    expect(onType).not.toHaveBeenCalled();
  });

  it("[STAKE-INPUT-5] reports each typed stake and announces none", async () => {
    const onType = vi.fn();
    const announce = vi.fn();
    const screen = await renderComponent(<Kept onType={onType} />, { announce });
    await screen.getByRole("textbox").click();
    await userEvent.keyboard("12,5");
    expect(onType.mock.calls.map(([text]) => text)).toEqual(["1", "12", "12,", "12,5"]);
    expect(announce).not.toHaveBeenCalled();
  });

  it("[STAKE-INPUT-16] says in which way the stake was changed", async () => {
    const onType = vi.fn();
    const screen = await renderComponent(
      <Kept {...states.filled} text="" quickStakes={[500]} onType={onType} />,
    );
    await screen.getByRole("textbox").click();
    await userEvent.keyboard("7{ArrowUp}{Tab}");
    await screen.getByRole("button").first().click();
    expect(onType.mock.calls.map(([, details]) => details)).toEqual(
      ["typing", "arrow-key", "quick-stake"].map(detailsOf),
    );
    await screen.getByRole("textbox").fill("9");
    await userEvent.keyboard("{Tab}");
    expect(onType).toHaveBeenLastCalledWith("9,00", detailsOf("leaving"));
  });

  it.each(["10,50", "10.50"])("[STAKE-INPUT-6] accepts %s", async (text) => {
    const screen = await renderComponent(<StakeInput {...states.filled} text={text} />);
    await expect.element(screen.getByRole("textbox")).toBeValid();
  });

  it.each(["1,", "007", "abc", "12..5", " 3"])(
    "[STAKE-INPUT-7] leaves %s as it is while it is typed",
    async (text) => {
      const screen = await renderComponent(<Kept />);
      await screen.getByRole("textbox").click();
      await userEvent.keyboard(text);
      await expect.element(screen.getByRole("textbox")).toHaveValue(text);
    },
  );

  it.each([
    ["10.5", "10,50"],
    ["7", "7,00"],
    ["dix", "dix"],
    ["", ""],
  ])("[STAKE-INPUT-8] settles %s as %s when it is left", async (typed, settled) => {
    const screen = await renderComponent(<Kept />);
    await screen.getByRole("textbox").click();
    await userEvent.keyboard(`${typed}{Tab}`);
    await expect.element(screen.getByRole("textbox")).toHaveValue(settled);
  });

  it("[STAKE-INPUT-9] [CONSTANTS-10] accepts 0 to 1100 euro without other limits", async () => {
    const screen = await renderComponent(<StakeInput {...states.filled} text="0" />);
    await expect.element(screen.getByRole("textbox")).toBeValid();
    await screen.rerender(<StakeInput {...states.filled} text="1100,01" />);
    await expect.element(screen.getByRole("textbox")).toBeInvalid();
    await screen.rerender(<StakeInput {...states["below the minimum"]} text="9999,99" />);
    await expect.element(screen.getByRole("textbox")).toBeValid();
    await screen.rerender(<StakeInput {...states["below the minimum"]} text="0,09" />);
    await expect.element(screen.getByRole("textbox")).toBeInvalid();
  });

  it("[STAKE-INPUT-10] has other words for each way to be wrong", async () => {
    const wrong = [
      states["empty where a stake is needed"],
      states["not a number"],
      states["too many decimals"],
      states["below the minimum"],
      states["above the maximum"],
    ];
    const said = new Set<string>();
    for (const props of wrong) {
      const screen = await renderComponent(<StakeInput {...props} />);
      said.add(screen.container.querySelector("[id$=-problem]")?.textContent ?? "");
      await screen.unmount();
    }
    expect(said.size).toBe(wrong.length);
    expect(said.has("")).toBe(false);
  });

  it("[STAKE-INPUT-11] may be empty where no stake is required", async () => {
    const screen = await renderComponent(<StakeInput {...states.empty} />);
    await expect.element(screen.getByRole("textbox")).toBeValid();
  });

  it("[STAKE-INPUT-12] [CONSTANTS-9] steps by 1 euro with the arrow keys, and stays within the limits", async () => {
    const screen = await renderComponent(<Kept text="10,50" />);
    const input = screen.getByRole("textbox");
    await input.click();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}");
    await expect.element(input).toHaveValue("11,50");
    await input.fill("0,50");
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(input).toHaveValue("0,50");
  });

  it("[STAKE-INPUT-13] sets the stake by a chip, however often it is pressed", async () => {
    const screen = await renderComponent(<Kept quickStakes={[500, 2_500, 500_000]} text="10,00" />);
    const chip = screen.getByRole("button", { name: /25.€/ });
    await chip.click();
    await chip.click();
    await expect.element(screen.getByRole("textbox")).toHaveValue("25,00");
    await expect.element(chip).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByRole("button").elements()).toHaveLength(2);
  });

  it("[STAKE-INPUT-14] says that it counts for each bet", async () => {
    const screen = await renderComponent(<StakeInput {...states["for each bet"]} />);
    await expect.element(screen.getByRole("textbox", { name: "Mise par pari" })).toBeVisible();
  });

  it("[STAKE-INPUT-15] keeps the node of a quick stake that is set to another amount", async () => {
    const screen = await renderComponent(
      <StakeInput {...states.filled} quickStakes={[500, 1_000]} />,
    );
    const before = screen
      .getByRole("button")
      .all()
      .map((button) => button.element());
    await screen.rerender(<StakeInput {...states.filled} quickStakes={[750, 1_000]} />);
    await expect.element(screen.getByRole("button", { name: /7,50/ })).toBeVisible();
    const after = screen
      .getByRole("button")
      .all()
      .map((button) => button.element());
    expect(after).toEqual(before);
    expect(after[0]).toBe(before[0]);
  });

  it("[STAKE-INPUT-17] has the sign of the person's currency in all its parts", async () => {
    const person = { locale: "en", currency: "GBP" } as const;
    const screen = await renderComponent(<StakeInput {...states.filled} />, person);
    await expect.element(screen.getByText("£", { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/£1,100$/)).toBeVisible();
    expect(screen.container).not.toHaveTextContent("€");
  });

  it("[STAKE-INPUT-20] shows which quick stake is the stake in every theme, by more than a hue", async () => {
    await checkSeenDifference(
      <StakeInput {...states["with a comma"]} />,
      <StakeInput {...states.filled} />,
      (container) => container.querySelectorAll("button")[1] as Element,
    );
  });
});
