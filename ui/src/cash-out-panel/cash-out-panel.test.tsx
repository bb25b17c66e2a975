import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, detailsOf, liveRegionOf, renderComponent } from "../testing/index.ts";
import { cashOutPanelStates as states } from "./cash-out-panel.states.ts";
import { CashOutPanel } from "./cash-out-panel.tsx";

checkConformance("cash-out panel", CashOutPanel, states);

describe("cash-out panel", () => {
  it("[CASH-OUT-PANEL-1] [CASH-OUT-PANEL-5] is a dialog with the bet and its offer", async () => {
    const screen = await renderComponent(<CashOutPanel {...states.quoted} />);
    const dialog = screen.getByRole("dialog", { name: "Cash-out" });
    await expect.element(dialog).toHaveAccessibleDescription(/Union Saint-Gilloise, mise 10,00/);
    const text = dialog.element().textContent ?? "";
    expect(text).toMatch(/Offre9,01.€valable encore 8 s/);
    expect(text).toMatch(/ne peut plus payer 25,00/);
  });

  it("[CASH-OUT-PANEL-2] announces the offer and its end, not the seconds", async () => {
    const announce = vi.fn();
    const screen = await renderComponent(<CashOutPanel {...states.quoted} />, { announce });
    expect(announce).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/Offre de cash-out.*9,01.*8 secondes/),
      "polite",
    );
    expect(liveRegionOf(screen.getByRole("timer").element())).toBeNull();
    await screen.rerender(<CashOutPanel {...states.expired} />);
    expect(announce).toHaveBeenLastCalledWith(expect.stringMatching(/a expiré/), "polite");
  });

  it("[CASH-OUT-PANEL-3] accepts a part by slider and as typed", async () => {
    const onChoose = vi.fn();
    const screen = await renderComponent(
      <CashOutPanel {...states["a part"]} onChoose={onChoose} />,
    );
    const slider = screen.getByRole("slider");
    await expect.element(slider).toHaveAttribute("aria-valuetext", expect.stringMatching(/3,33/));
    (slider.element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(onChoose).toHaveBeenLastCalledWith({ kind: "amount", amount: 334 }, expect.anything());
    for (const [text, cents] of [
      ["4,5", 450],
      ["4.25", 425],
    ] as const) {
      await userEvent.fill(screen.getByLabelText("Montant"), text);
      expect(onChoose).toHaveBeenLastCalledWith(
        { kind: "amount", amount: cents },
        expect.anything(),
      );
    }
  });

  it.each([
    ["paid", /9,01.*encaissés/],
    ["refused", /Rien n’a été encaissé/],
  ] as const)("[CASH-OUT-PANEL-4] announces that it ended: %s", async (name, words) => {
    const announce = vi.fn();
    const screen = await renderComponent(<CashOutPanel {...states.quoted} />, { announce });
    await screen.rerender(<CashOutPanel {...states[name]} />);
    expect(announce.mock.calls.flat().join(" ")).toMatch(words);
    await expect.element(screen.getByRole("button", { name: "Fermer" }).last()).toHaveFocus();
  });

  it("[CASH-OUT-PANEL-6] says what runs on", async () => {
    const screen = await renderComponent(<CashOutPanel {...states["a part"]} />);
    await expect
      .element(screen.getByText(/Une mise de 6,31.€ continue et peut encore payer 15,76/))
      .toBeVisible();
  });

  it("[CASH-OUT-PANEL-6] says it of a second part too", async () => {
    const screen = await renderComponent(<CashOutPanel {...states["a part of what runs on"]} />);
    await expect
      .element(screen.getByText(/Une mise de 3,16.€ continue et peut encore payer 7,88/))
      .toBeVisible();
  });

  it("[CASH-OUT-PANEL-13] sets a quarter, a half or three quarters by a press", async () => {
    const onChoose = vi.fn();
    const props = { ...states["a part by press"], onChoose };
    const screen = await renderComponent(<CashOutPanel {...props} />);
    const press = (name: RegExp) => screen.getByRole("button", { name });
    await expect.element(press(/^25/)).toHaveAttribute("aria-pressed", "true");
    await expect.element(press(/^75/)).toHaveAttribute("aria-pressed", "false");
    await press(/^75/).click();
    expect(onChoose).toHaveBeenLastCalledWith(
      { kind: "percent", percent: 75 },
      detailsOf("pointer"),
    );
    await expect.element(screen.getByRole("button", { name: /Encaisser 2,25/ })).toBeEnabled();
  });

  it("[CASH-OUT-PANEL-15] says in which way the part was chosen", async () => {
    const onChoose = vi.fn();
    const props = { ...states["a part by press"], onChoose };
    const screen = await renderComponent(<CashOutPanel {...props} />);
    (screen.getByRole("button", { name: /^75/ }).element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await screen.getByRole("radio", { name: "Tout", exact: true }).click();
    (screen.getByRole("slider").element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}");
    await screen.getByLabelText("Montant").fill("2");
    expect(onChoose.mock.calls).toEqual([
      [{ kind: "percent", percent: 75 }, detailsOf("keyboard")],
      [{ kind: "all" }, detailsOf("pointer")],
      [
        { kind: "amount", amount: expect.any(Number) },
        { reason: "slider", event: null },
      ],
      [{ kind: "amount", amount: 200 }, detailsOf("typing")],
    ]);
  });

  it("[CASH-OUT-PANEL-14] keeps the part in an expired offer and when it is gone", async () => {
    const screen = await renderComponent(<CashOutPanel {...states["a part, expired"]} />);
    const chosen = () => screen.getByRole("radio", { name: "Une partie" });
    await expect.element(chosen()).toBeChecked();
    await expect.element(screen.getByLabelText("Montant")).toHaveValue("2,00");
    await screen.rerender(<CashOutPanel {...states["a part that is gone"]} />);
    await expect.element(chosen()).toBeChecked();
    await expect.element(screen.getByText(/Une partie n’est plus possible/)).toBeVisible();
    await expect.element(screen.getByRole("button", { name: /Encaisser/ })).toBeDisabled();
  });

  it("[CASH-OUT-PANEL-7] refuses an amount that is no part", async () => {
    const onAccept = vi.fn();
    const screen = await renderComponent(
      <CashOutPanel {...states["an amount that is no part"]} onAccept={onAccept} />,
    );
    await expect.element(screen.getByText(/Indiquez un montant de 0,10/)).toBeVisible();
    await expect.element(screen.getByRole("button", { name: /Encaisser/ })).toBeDisabled();
  });

  it("[CASH-OUT-PANEL-8] requests a new offer after the end of an expired one", async () => {
    const onRequestQuote = vi.fn();
    const screen = await renderComponent(
      <CashOutPanel {...states.expired} onRequestQuote={onRequestQuote} />,
    );
    expect(screen.getByRole("button", { name: /Encaisser/ }).elements()).toHaveLength(0);
    await screen.getByRole("button", { name: "Nouvelle offre" }).click();
    expect(onRequestQuote).toHaveBeenCalledOnce();
  });

  it("[CASH-OUT-PANEL-9] has a moved value accepted again, with both amounts in words", async () => {
    const onAccept = vi.fn();
    const screen = await renderComponent(
      <CashOutPanel {...states["asked again, moved"]} onAccept={onAccept} />,
    );
    await expect.element(screen.getByText(/9,01.€ avant, 8,12.€ maintenant/)).toBeVisible();
    await screen.getByRole("button", { name: /Encaisser 8,12/ }).click();
    expect(onAccept).toHaveBeenCalledOnce();
  });

  it("[CASH-OUT-PANEL-10] can't be closed or pressed again while it is under way", async () => {
    const onAccept = vi.fn();
    const onClose = vi.fn();
    const screen = await renderComponent(
      <CashOutPanel {...states.accepting} onAccept={onAccept} onClose={onClose} />,
    );
    await screen.getByRole("button", { name: /Cash-out en cours/ }).click();
    await userEvent.keyboard("{Escape}");
    expect(onAccept).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it("[CASH-OUT-PANEL-11] says that a lost answer is being checked", async () => {
    const screen = await renderComponent(<CashOutPanel {...states.unknown} />);
    await expect.element(screen.getByText(/rien n’est envoyé une deuxième fois/)).toBeVisible();
  });

  it("[CASH-OUT-PANEL-12] gives the server's words of a refusal", async () => {
    const refused = { status: "refused", code: "X", message: "Suspendu." } as const;
    const screen = await renderComponent(<CashOutPanel {...states.refused} cashOut={refused} />);
    await expect.element(screen.getByText("Suspendu.")).toBeVisible();
  });
});
