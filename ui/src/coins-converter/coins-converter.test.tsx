import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { coinsConverterStates as states } from "./coins-converter.states.ts";
import { CoinsConverter } from "./coins-converter.tsx";

checkConformance("coins converter", CoinsConverter, states);

const convertButton = { name: "Convertir", exact: true };

describe("coins converter", () => {
  it("[COINS-CONVERTER-1] begins at the input as a dialog, and at itself as a panel", async () => {
    const onClose = vi.fn();
    const dialog = await renderComponent(<CoinsConverter {...states.usual} onClose={onClose} />);
    await expect.element(dialog.getByRole("textbox")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await dialog.unmount();
    const page = (isOpen: boolean) => (
      <>
        <button type="button">opener</button>
        {isOpen && <CoinsConverter {...states.floating} onClose={onClose} />}
      </>
    );
    const panel = await renderComponent(page(false));
    await panel.getByRole("button", { name: "opener" }).click();
    await panel.rerender(page(true));
    await expect.element(panel.getByRole("dialog")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledTimes(2);
    await panel.rerender(page(false));
    await expect.element(panel.getByRole("button", { name: "opener" })).toHaveFocus();
  });

  it("[COINS-CONVERTER-1] leaves the focus where a person has moved it meanwhile", async () => {
    const page = (isOpen: boolean) => (
      <>
        <input aria-label="elsewhere" />
        {isOpen && <CoinsConverter {...states.floating} />}
      </>
    );
    const screen = await renderComponent(page(true));
    await expect.element(screen.getByRole("dialog")).toHaveFocus();
    const elsewhere = screen.getByRole("textbox", { name: "elsewhere" });
    await elsewhere.click();
    await screen.rerender(page(false));
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(elsewhere).toHaveFocus();
  });

  it("[COINS-CONVERTER-1] goes to the input once that is there", async () => {
    const dialog = await renderComponent(<CoinsConverter {...states.loading} />);
    await expect.element(dialog.getByRole("heading")).toHaveFocus();
    await dialog.rerender(<CoinsConverter {...states.usual} />);
    await expect.element(dialog.getByRole("textbox")).toHaveFocus();
  });

  it("[COINS-CONVERTER-2] [COINS-CONVERTER-5] says the most there is, at the input", async () => {
    const screen = await renderComponent(<CoinsConverter {...states["above the maximum"]} />);
    const input = screen.getByRole("textbox");
    await expect
      .element(input)
      .toHaveAccessibleDescription(/600 coins aujourd’hui.*Max\. 600 coins/);
    await expect.element(input).toHaveAttribute("aria-invalid", "true");
    await expect.element(screen.getByRole("button", convertButton)).toBeDisabled();
  });

  it("[COINS-CONVERTER-3] writes money and coins as the language does", async () => {
    const screen = await renderComponent(<CoinsConverter {...states.usual} />, { locale: "nl" });
    await expect.element(screen.getByText("2.750")).toBeVisible();
    await expect.element(screen.getByText(/^€\s1,50$/)).toBeVisible();
    await expect.element(screen.getByText(/€\s0,01/)).toBeVisible();
  });

  it("[COINS-CONVERTER-4] accepts what is typed and shows digits", async () => {
    const onType = vi.fn();
    const screen = await renderComponent(
      <CoinsConverter {...states.empty} text="1a2" onType={onType} />,
    );
    await expect.element(screen.getByRole("textbox")).toHaveValue("12");
    await userEvent.type(screen.getByRole("textbox"), "x");
    expect(onType).toHaveBeenCalledWith("12x");
  });

  it("[COINS-CONVERTER-6] converts once, and only what may be converted", async () => {
    const onConvert = vi.fn();
    const screen = await renderComponent(
      <CoinsConverter {...states.usual} onConvert={onConvert} />,
    );
    await screen.getByRole("button", convertButton).click();
    expect(onConvert).toHaveBeenCalledExactlyOnceWith(150);
    await screen.rerender(<CoinsConverter {...states.converting} onConvert={onConvert} />);
    await userEvent.type(screen.getByRole("textbox"), "{Enter}");
    await screen.rerender(<CoinsConverter {...states.empty} onConvert={onConvert} />);
    await userEvent.type(screen.getByRole("textbox"), "{Enter}");
    expect(onConvert).toHaveBeenCalledOnce();
  });

  it("[COINS-CONVERTER-11] goes back to the input when it has ended", async () => {
    const screen = await renderComponent(<CoinsConverter {...states.floating} isConverting />);
    await expect.element(screen.getByRole("textbox")).not.toHaveFocus();
    await screen.rerender(<CoinsConverter {...states.floating} text="" />);
    await expect.element(screen.getByRole("textbox")).toHaveFocus();
  });

  it("[COINS-CONVERTER-7] sets all there is with one press", async () => {
    const onType = vi.fn();
    const screen = await renderComponent(<CoinsConverter {...states.empty} onType={onType} />);
    await screen.getByRole("button", { name: "Mettre le maximum" }).click();
    expect(onType).toHaveBeenCalledExactlyOnceWith("600");
  });

  it("[COINS-CONVERTER-8] [ERRORS-15] says why nothing can be converted", async () => {
    const screen = await renderComponent(<CoinsConverter {...states["daily limit reached"]} />);
    await expect.element(screen.getByText(/limite de conversion du jour/)).toBeVisible();
    await screen.rerender(<CoinsConverter {...states["no coins"]} />);
    await expect.element(screen.getByText(/pas de coins à convertir/)).toBeVisible();
  });

  it("[COINS-CONVERTER-9] keeps a refusal in words", async () => {
    const screen = await renderComponent(<CoinsConverter {...states.refused} />);
    await expect.element(screen.getByText("Conversion impossible")).toBeVisible();
    await expect.element(screen.getByText(/limite de conversion d’aujourd’hui/)).toBeVisible();
  });

  it("[COINS-CONVERTER-10] requests the data again", async () => {
    const onRetry = vi.fn();
    const screen = await renderComponent(<CoinsConverter {...states.failed} onRetry={onRetry} />);
    await screen.getByRole("button", { name: "Réessayer" }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it("[COINS-CONVERTER-12] says that a lost conversion is being checked, and sends nothing", async () => {
    const announce = vi.fn();
    const onConvert = vi.fn();
    const screen = await renderComponent(
      <CoinsConverter {...states.checking} onConvert={onConvert} />,
      { announce },
    );
    await expect.element(screen.getByText(/Nous vérifions/)).toBeVisible();
    expect(announce).toHaveBeenCalledWith(expect.stringContaining("Nous vérifions"), "polite");
    await userEvent.keyboard("{Enter}");
    expect(onConvert).not.toHaveBeenCalled();
  });
});
