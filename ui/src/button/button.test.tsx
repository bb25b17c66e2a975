import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { checkConformance, checkSeenDifference, renderComponent } from "../testing/index.ts";
import { buttonLinkStates, buttonStates as states } from "./button.states.ts";
import { Button } from "./button.tsx";
import { ButtonLink } from "./button-link.tsx";

checkConformance("button", Button, states);
checkConformance("button link", ButtonLink, buttonLinkStates);

describe("button", () => {
  it("[BUTTON-1] submits only where it says so", async () => {
    const screen = await renderComponent(<Button {...states.act} />);
    await expect.element(screen.getByRole("button")).toHaveAttribute("type", "button");
    await screen.rerender(<Button {...states.act} type="submit" />);
    await expect.element(screen.getByRole("button")).toHaveAttribute("type", "submit");
  });

  it("[BUTTON-2] can be reached while it is held back, and says why", async () => {
    const onPress = vi.fn();
    const props = { ...states["disabled with its reason"], onPress };
    const screen = await renderComponent(<Button {...props} />);
    await userEvent.keyboard("{Tab}{Enter}");
    const button = screen.getByRole("button");
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAccessibleDescription("La mise est vide");
    expect(onPress).not.toHaveBeenCalled();
  });

  it("[BUTTON-3] keeps focus and ignores presses while it is busy", async () => {
    const onPress = vi.fn();
    const screen = await renderComponent(<Button {...states.act} onPress={onPress} />);
    await userEvent.keyboard("{Tab}{Enter}");
    await screen.rerender(<Button {...states.busy} onPress={onPress} />);
    await userEvent.keyboard("{Enter}");
    expect(onPress).toHaveBeenCalledOnce();
    await expect.element(screen.getByRole("button")).toHaveFocus();
    await expect.element(screen.getByText("En cours")).toBeInTheDocument();
  });

  it("[BUTTON-4] grows to a finger's size on a narrow screen", async () => {
    const height = () => screen.getByRole("button").element().getBoundingClientRect().height;
    const screen = await renderComponent(<Button {...states.raised} />);
    expect(height()).toBeGreaterThanOrEqual(44);
    await page.viewport(390, 800);
    await screen.rerender(<Button {...states.small} />);
    expect(height()).toBeGreaterThanOrEqual(44);
    await page.viewport(1280, 800);
  });

  it("[BUTTON-5] says that its link opens a new tab", async () => {
    const screen = await renderComponent(<ButtonLink {...buttonLinkStates["link to a new tab"]} />);
    const link = screen.getByRole("link", { name: "Contact (nouvel onglet)" });
    await expect.element(link).toHaveAttribute("rel", "noopener");
  });

  it("[BUTTON-6] does nothing when disabled", async () => {
    const onPress = vi.fn();
    const screen = await renderComponent(<Button {...states.disabled} onPress={onPress} />);
    await screen.getByRole("button").click({ force: true });
    expect(onPress).not.toHaveBeenCalled();
  });

  it("[BUTTON-7] shows that it is pressed in every theme, by more than a hue", async () => {
    await checkSeenDifference(
      <Button {...states.raised} />,
      <Button {...states.pressed} />,
      (container) => container.querySelector("button") as Element,
    );
  });

  it("[BUTTON-8] has its icon in its middle where a phone shows no words beside it", async () => {
    await page.viewport(390, 800);
    const screen = await renderComponent(<Button {...states["icon alone on a phone"]} />);
    const button = screen.getByRole("button", { name: "Placer le pari" }).element();
    const icon = button.querySelector("svg");
    if (icon === null) throw new Error("The button has no icon.");
    const [outer, inner] = [button.getBoundingClientRect(), icon.getBoundingClientRect()];
    expect(inner.left - outer.left).toBe(outer.right - inner.right);
    expect(inner.top - outer.top).toBe(outer.bottom - inner.bottom);
    await page.viewport(1280, 800);
    await expect.element(screen.getByText("Placer le pari")).toBeVisible();
    expect(screen.getByText("Placer le pari").element().clientWidth).toBeGreaterThan(40);
  });

  it("[BUTTON-9] counts where the field that is left would move it", async () => {
    const onPress = vi.fn();
    const screen = await renderComponent(
      <>
        <input type="text" />
        <Button {...states.act} keepsFocus onPress={onPress} />
      </>,
    );
    await screen.getByRole("textbox").click();
    await screen.getByRole("button").click();
    await expect.element(screen.getByRole("textbox")).toHaveFocus();
    expect(onPress).toHaveBeenCalledOnce();
  });
});
