import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Dialog } from "../dialog/index.ts";
import { checkConformance, detailsOf, renderComponent } from "../testing/index.ts";
import { countryBoxStates as states } from "./country-box.states.ts";
import { CountryBox } from "./country-box.tsx";
import type { CountryBoxProps } from "./country-box-props.ts";

checkConformance("country box", CountryBox, states);

type Screen = Awaited<ReturnType<typeof renderComponent>>;
const field = (screen: Screen) => screen.getByRole("combobox", { name: "Nationalité" });
const options = (screen: Screen) => screen.getByRole("option").elements();
const names = (screen: Screen) => options(screen).map((option) => option.textContent);

/** A box that keeps what is chosen, after a button. */
function LiveBox(props: CountryBoxProps) {
  const [value, setValue] = useState(props.value);
  return (
    <>
      <button type="button">…</button>
      <CountryBox
        {...props}
        value={value}
        onChange={(code, details) => {
          setValue(code);
          props.onChange(code, details);
        }}
      />
    </>
  );
}

async function renderLive(props: Partial<CountryBoxProps> = {}) {
  const onChange = vi.fn();
  const screen = await renderComponent(
    <LiveBox {...states.chosen} {...props} onChange={onChange} />,
  );
  return { screen, onChange };
}

describe("country box", () => {
  afterEach(() => page.viewport(1280, 800));

  it("[COUNTRY-BOX-1] is a combo box with its list, its hint and its error", async () => {
    const screen = await renderComponent(<CountryBox {...states.wrong} hint="Deux lettres" />);
    await expect.element(field(screen)).toHaveAttribute("aria-invalid", "true");
    await expect
      .element(field(screen))
      .toHaveAccessibleDescription("Deux lettres Erreur\u00a0: Choisissez votre nationalité.");
    await field(screen).click();
    await expect.element(screen.getByRole("listbox", { name: "Nationalité" })).toBeVisible();
  });

  it("[COUNTRY-BOX-2] [COUNTRY-BOX-21] is opened, walked through and chosen from by keyboard", async () => {
    const { screen, onChange } = await renderLive();
    await userEvent.keyboard("{Tab}{Tab}{ArrowDown}");
    await expect.element(screen.getByRole("listbox")).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(onChange).toHaveBeenCalledExactlyOnceWith("BO", detailsOf("keyboard"));
    await expect.element(field(screen)).toHaveValue("Bolivie");
    await expect.element(field(screen)).toHaveFocus();
    expect(options(screen)).toEqual([]);
  });

  it("[COUNTRY-BOX-2] closes the list alone by Escape", async () => {
    const onClose = vi.fn();
    const screen = await renderComponent(
      <Dialog title="S’inscrire" onClose={onClose}>
        <CountryBox {...states.chosen} />
      </Dialog>,
    );
    await field(screen).click();
    await userEvent.keyboard("f");
    await userEvent.keyboard("{Escape}");
    expect(options(screen)).toEqual([]);
    await expect.element(field(screen)).toHaveValue("Belgique");
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledExactlyOnceWith("escape", expect.anything());
  });

  it("[COUNTRY-BOX-3] announces in the language how many are left", async () => {
    const screen = await renderComponent(<CountryBox {...states.chosen} />, { locale: "nl" });
    await field(screen).click();
    await userEvent.keyboard("lux");
    await expect
      .poll(() => document.querySelector("[data-live-announcer]")?.textContent)
      .toContain("1 optie beschikbaar");
  });

  it("[COUNTRY-BOX-4] marks what is chosen and where the arrow keys are", async () => {
    const screen = await renderComponent(<CountryBox {...states.chosen} />);
    await field(screen).click();
    const chosen = screen.getByRole("option", { name: "Belgique" });
    await expect.element(chosen).toHaveAttribute("aria-selected", "true");
    expect(chosen.element().querySelector("svg")).not.toBeNull();
    await userEvent.keyboard("{ArrowDown}");
    const active = screen.getByRole("option", { name: "Bolivie" }).element();
    expect(field(screen).element().getAttribute("aria-activedescendant")).toBe(active.id);
    expect(getComputedStyle(active).outlineWidth).toBe("2px");
  });

  it("[COUNTRY-BOX-5] has rows for fingers, within a narrow screen", async () => {
    await page.viewport(320, 640);
    const screen = await renderComponent(<CountryBox {...states["every country"]} />);
    await field(screen).click();
    for (const option of options(screen)) {
      expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    const list = screen.getByRole("listbox").element();
    expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
    expect(list.scrollWidth).toBe(list.clientWidth);
    const { left, right, bottom } = list.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(320);
    expect(bottom).toBeLessThanOrEqual(640);
  });

  it("[COUNTRY-BOX-10] opens at the chosen country, with all others", async () => {
    const screen = await renderComponent(<CountryBox {...states["every country"]} value="PT" />);
    await field(screen).click();
    expect(options(screen)).toHaveLength(states["every country"].options.length);
    const list = screen.getByRole("listbox").element().getBoundingClientRect();
    const chosen = screen.getByRole("option", { name: "Portugal" }).element();
    await expect.poll(() => chosen.getBoundingClientRect().top).toBeGreaterThanOrEqual(list.top);
    expect(chosen.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom);
  });

  it("[COUNTRY-BOX-10] opens and closes by its arrow", async () => {
    const { screen } = await renderLive();
    await screen.getByRole("button").last().click();
    await expect.element(screen.getByRole("listbox")).toBeVisible();
    await expect.element(field(screen)).toHaveFocus();
    await screen.getByText("Portugal").click();
    await expect.element(field(screen)).toHaveValue("Portugal");
  });

  it.each([
    ["a word of the name", "unis", ["États-Unis"]],
    ["the name from its beginning", "etats u", ["États-Unis"]],
    ["a code", "pl", ["Pologne"]],
    ["a dial code", "+35", ["Luxembourg", "Portugal"]],
    ["a dial code with zeroes", "0032", ["Belgique"]],
  ])("[COUNTRY-BOX-11] is searched by %s", async (_by, typed, found) => {
    const { screen } = await renderLive();
    await field(screen).click();
    await userEvent.keyboard(typed);
    await expect.poll(() => names(screen)).toEqual(found);
    await screen.unmount();
  });

  it("[COUNTRY-BOX-12] [COUNTRY-BOX-21] has the likeliest under Enter", async () => {
    const { screen, onChange } = await renderLive();
    await field(screen).click();
    await userEvent.keyboard("ma{Enter}");
    expect(onChange).toHaveBeenLastCalledWith("MA", detailsOf("keyboard"));
    await userEvent.keyboard("{ArrowDown}");
    await userEvent.fill(field(screen), "pol");
    await userEvent.keyboard("{Tab}");
    expect(onChange).toHaveBeenLastCalledWith("PL", detailsOf("keyboard"));
    await expect.element(field(screen)).toHaveValue("Pologne");
  });

  it("[COUNTRY-BOX-13] [COUNTRY-BOX-21] takes a whole name on leaving, and no half of one", async () => {
    const { screen, onChange } = await renderLive();
    await field(screen).click();
    await userEvent.keyboard("itali");
    await screen.getByText("…").click();
    await expect.element(field(screen)).toHaveValue("Belgique");
    expect(onChange).not.toHaveBeenCalled();
    await field(screen).click();
    await userEvent.keyboard("italie");
    await screen.getByText("…").click();
    await expect.element(field(screen)).toHaveValue("Italie");
    expect(onChange).toHaveBeenCalledExactlyOnceWith("IT", detailsOf("typing"));
  });

  it("[COUNTRY-BOX-13] [COUNTRY-BOX-21] takes what a browser fills in", async () => {
    const { screen, onChange } = await renderLive({ autoComplete: "country" });
    const input = field(screen).element() as HTMLInputElement;
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    write?.call(input, "FR");
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await expect.element(field(screen)).toHaveValue("France");
    expect(onChange).toHaveBeenCalledExactlyOnceWith("FR", detailsOf("typing"));
  });

  it("[COUNTRY-BOX-14] [COUNTRY-BOX-21] chooses none when it is emptied", async () => {
    const { screen, onChange } = await renderLive();
    await field(screen).click();
    await userEvent.keyboard("{Backspace}");
    expect(onChange).toHaveBeenCalledExactlyOnceWith("", detailsOf("typing"));
    await userEvent.keyboard("{Escape}");
    await expect.element(field(screen)).toHaveValue("");
  });

  it("[COUNTRY-BOX-15] says that nothing fits", async () => {
    const { screen } = await renderLive();
    await field(screen).click();
    await userEvent.keyboard("xyz");
    await expect
      .element(screen.getByText("Aucun pays ne correspond à «\u00a0xyz\u00a0»."))
      .toBeVisible();
    await expect.element(field(screen)).toHaveAttribute("aria-expanded", "false");
  });

  it("[COUNTRY-BOX-16] names the chosen one as soon as the countries are there", async () => {
    const screen = await renderComponent(<CountryBox {...states.loading} />);
    await expect.element(field(screen)).toHaveAttribute("placeholder", "Les pays se chargent…");
    await field(screen).click();
    await userEvent.keyboard("{ArrowDown}");
    expect(screen.getByRole("listbox").elements()).toEqual([]);
    (document.activeElement as HTMLElement).blur();
    await screen.rerender(<CountryBox {...states.chosen} />);
    await expect.element(field(screen)).toHaveValue("Belgique");
  });

  it("[COUNTRY-BOX-17] shows dial codes before and beside the names", async () => {
    const screen = await renderComponent(<CountryBox {...states["dial code"]} />);
    const box = screen.getByRole("combobox");
    await expect.element(box).toHaveValue("+32 Belgique");
    await box.click();
    await expect.element(screen.getByRole("option", { name: "France +33" })).toBeVisible();
  });

  it("[COUNTRY-BOX-18] reports once that it is left", async () => {
    const onLeave = vi.fn();
    const { screen } = await renderLive({ onLeave });
    await field(screen).click();
    await screen.getByText("Pologne").click();
    expect(onLeave).not.toHaveBeenCalled();
    await userEvent.keyboard("{Tab}");
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it("[COUNTRY-BOX-19] leaves a phone's keyboard to the text", async () => {
    const { screen } = await renderLive();
    await screen.getByRole("button").last().click();
    await expect.element(field(screen)).toHaveAttribute("inputmode", "none");
    await field(screen).click();
    await expect.element(field(screen)).toHaveAttribute("inputmode", "text");
  });

  it("[COUNTRY-BOX-20] [COUNTRY-BOX-21] has the behaviour near what is in sight alone, wherever that is", async () => {
    const { screen, onChange } = await renderLive(states["every country"]);
    const count = states["every country"].options.length;
    await field(screen).click();
    expect(options(screen)).toHaveLength(count);
    expect(document.querySelectorAll("[role=option][data-key]").length).toBeLessThan(60);
    screen.getByRole("listbox").element().scrollTop = 100_000;
    await screen.getByText("Zimbabwe").click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith("ZW", detailsOf("pointer"));
    await userEvent.keyboard("{ArrowDown}{Home}{ArrowUp}");
    const active = field(screen).element().getAttribute("aria-activedescendant") ?? "";
    expect(document.getElementById(active)?.textContent).toBe(names(screen).at(-1));
  });
});
