import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { placeControlStates as states } from "./place-control.states.ts";
import { PlaceControl } from "./place-control.tsx";

checkConformance("place control", PlaceControl, states);

type State = keyof typeof states;

const control = (container: Element) => {
  const found = container.querySelector<HTMLButtonElement>("button[data-control]");
  if (!found) throw new Error("there is no place control");
  return found;
};

const callbacks = () => ({
  onPlace: vi.fn(),
  onAccept: vi.fn(),
  onLogIn: vi.fn(),
  onRestricted: vi.fn(),
  onDeposit: vi.fn(),
});

describe("place control", () => {
  it("[PLACE-CONTROL-1] is one button, which says what a press does", async () => {
    const screen = await renderComponent(<PlaceControl {...states.place} />);
    const button = control(screen.container);
    const labels = {
      place: /^Placer le pari de 10,00.€$/,
      "nothing staked": /^Placer le pari$/,
      "one price to accept": /^Accepter la cote 2\.10$/,
      "several prices to accept": /^Accepter 2 cotes$/,
      visitor: /^Se connecter et parier$/,
      "login open": /^En attente de votre connexion$/,
      processing: /^Envoi du pari$/,
      checking: /^Vérification en cours$/,
      "long text": /^Placer 120 paris, 1.234.567,89.€$/,
    };
    for (const [state, label] of Object.entries(labels)) {
      await screen.rerender(<PlaceControl {...states[state as State]} />);
      expect(control(screen.container)).toBe(button);
      expect(button).toHaveAccessibleName(label);
    }
  });

  it("[PLACE-CONTROL-2] is closed with its reasons, and reached all the same", async () => {
    const handlers = callbacks();
    const screen = await renderComponent(
      <PlaceControl {...states["nothing staked"]} {...handlers} />,
    );
    const button = control(screen.container);
    expect(button.getAttribute("aria-disabled")).toBe("true");
    button.focus();
    await expect.element(button).toHaveFocus();
    expect(button).toHaveAccessibleDescription(/Indiquez une mise\./);
    button.click();
    await screen.rerender(<PlaceControl {...states["login open"]} {...handlers} />);
    expect(button.getAttribute("aria-disabled")).toBe("true");
    button.click();
    for (const handler of Object.values(handlers)) expect(handler).not.toHaveBeenCalled();
    await screen.rerender(<PlaceControl {...states.place} />);
    expect(button).toHaveAccessibleDescription(/Un pari simple de 10,00.€/);
  });

  it("[PLACE-CONTROL-3] is busy while bets are under way or looked up", async () => {
    const screen = await renderComponent(<PlaceControl {...states["processing in play"]} />);
    const button = control(screen.container);
    expect(button.getAttribute("aria-busy")).toBe("true");
    expect(button).toHaveAccessibleDescription(/En direct, votre pari est confirmé/);
    await screen.rerender(<PlaceControl {...states.checking} />);
    expect(button.getAttribute("aria-busy")).toBe("true");
    await screen.rerender(<PlaceControl {...states.place} />);
    expect(button.hasAttribute("aria-busy")).toBe(false);
  });

  it.each<[State, keyof ReturnType<typeof callbacks>, readonly unknown[]]>([
    ["place", "onPlace", []],
    ["one price to accept", "onAccept", []],
    ["visitor", "onLogIn", []],
    ["under age", "onRestricted", ["under-21"]],
  ])("[PLACE-CONTROL-4] reports a press alone: %s", async (state, name, given) => {
    const handlers = callbacks();
    const screen = await renderComponent(<PlaceControl {...states[state]} {...handlers} />);
    control(screen.container).click();
    expect(handlers[name]).toHaveBeenCalledExactlyOnceWith(...given);
    for (const [other, handler] of Object.entries(handlers)) {
      if (other !== name) expect(handler).not.toHaveBeenCalled();
    }
  });

  it.each<[State, string]>([
    ["cool-off", "pause de jeu"],
    ["self-excluded", "auto-exclusion"],
    ["under age", "21 ans"],
    ["not permitted", "Votre compte"],
  ])("[PLACE-CONTROL-5] says before the press who may not bet: %s", async (state, words) => {
    const screen = await renderComponent(<PlaceControl {...states[state]} />);
    await expect.element(screen.getByText(words, { exact: false })).toBeVisible();
    expect(control(screen.container)).toHaveAccessibleDescription(expect.stringContaining(words));
  });

  it("[PLACE-CONTROL-6] leads from missing funds to the deposit", async () => {
    const onDeposit = vi.fn();
    const screen = await renderComponent(
      <PlaceControl {...states["insufficient funds"]} onDeposit={onDeposit} />,
    );
    await expect.element(screen.getByText(/4,50/)).toBeVisible();
    await screen.getByRole("button", { name: "Déposer maintenant" }).click();
    expect(onDeposit).toHaveBeenCalledOnce();
    await screen.rerender(<PlaceControl {...states["insufficient funds, found by the server"]} />);
    await expect.element(screen.getByRole("button", { name: "Déposer maintenant" })).toBeVisible();
    await expect.element(screen.getByText(/4,50/)).not.toBeInTheDocument();
  });

  it("[PLACE-CONTROL-7] has its reasons in one order", async () => {
    const screen = await renderComponent(<PlaceControl {...states["all reasons"]} />);
    const said = screen.container.querySelector("[id$=reasons]")?.textContent ?? "";
    const parts = [
      "pause de jeu",
      "Les cotes ont changé",
      "Déposer maintenant",
      "limite de perte",
      "Ce ticket a expiré",
    ];
    const positions = parts.map((part) => said.indexOf(part));
    expect(positions).not.toContain(-1);
    expect(positions).toEqual(positions.toSorted((one, other) => one - other));
  });

  it("[PLACE-CONTROL-8] passes over the second click of two, and over a key that is held", async () => {
    const onPlace = vi.fn();
    const screen = await renderComponent(<PlaceControl {...states.place} onPlace={onPlace} />);
    const button = control(screen.container);
    button.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    button.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
    expect(onPlace).toHaveBeenCalledOnce();
    const held = new KeyboardEvent("keydown", {
      key: "Enter",
      repeat: true,
      bubbles: true,
      cancelable: true,
    });
    button.dispatchEvent(held);
    expect(held.defaultPrevented).toBe(true);
    button.focus();
    await userEvent.keyboard("{Enter}");
    expect(onPlace).toHaveBeenCalledTimes(2);
  });

  it("[PLACE-CONTROL-9] passes over a press that was meant for the offer before", async () => {
    const [onAccept, announce] = [vi.fn(), vi.fn()];
    let elapse = () => {};
    const schedule = (_: number, callback: () => void) => {
      elapse = callback;
      return () => undefined;
    };
    const drawn = (state: State) => (
      <PlaceControl {...states[state]} onAccept={onAccept} schedule={schedule} />
    );
    const screen = await renderComponent(drawn("place"), { announce });
    await screen.rerender(drawn("one price to accept"));
    control(screen.container).click();
    expect(onAccept).not.toHaveBeenCalled();
    const words = "La cote vient de changer. Vérifiez-la, puis appuyez de nouveau.";
    expect(announce).toHaveBeenCalledExactlyOnceWith(words, "assertive");
    await expect.element(screen.getByText(words)).toBeVisible();
    elapse();
    await expect.poll(() => control(screen.container).hasAttribute("data-settling")).toBe(false);
    control(screen.container).click();
    expect(onAccept).toHaveBeenCalledOnce();
  });
});
