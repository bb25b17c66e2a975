import { describe, expect, it, vi } from "vitest";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { captchaFrameStates as states } from "./captcha-frame.states.ts";
import { CaptchaFrame } from "./captcha-frame.tsx";

checkConformance("captcha frame", CaptchaFrame, states);

describe("captcha frame", () => {
  it("[CAPTCHA-FRAME-1] has a title", async () => {
    const screen = await renderComponent(<CaptchaFrame {...states.asked} />);
    await expect.element(screen.getByTitle("Vérification anti-robot")).toBeVisible();
  });

  it("[CAPTCHA-FRAME-2] says that it was solved", async () => {
    const screen = await renderComponent(<CaptchaFrame {...states.asked} />);
    const region = screen.getByRole("status").element();
    expect(region.textContent).toBe("");
    await screen.rerender(<CaptchaFrame {...states.solved} />);
    expect(screen.getByRole("status").element()).toBe(region);
    await expect.element(screen.getByText("Vérification réussie.")).toBeVisible();
  });

  it("[CAPTCHA-FRAME-4] says that it is missing, and tries again where it is", async () => {
    const onRetry = vi.fn();
    const screen = await renderComponent(<CaptchaFrame {...states.missing} onRetry={onRetry} />);
    await expect.element(screen.getByText(/ne s’est pas chargée/).first()).toBeVisible();
    expect(screen.container.querySelector("iframe")).toBeNull();
    await screen.getByRole("button", { name: "Réessayer" }).click();
    expect(onRetry).toHaveBeenCalledOnce();
    await screen.rerender(<CaptchaFrame {...states.asked} />);
    await expect.element(screen.getByTitle("Vérification anti-robot")).toBeVisible();
    expect(document.activeElement?.contains(screen.container.querySelector("iframe"))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it("[CAPTCHA-FRAME-4] reports that its page is there", async () => {
    const onLoad = vi.fn();
    await renderComponent(<CaptchaFrame src="data:text/html,here" onLoad={onLoad} />);
    await expect.poll(() => onLoad.mock.calls.length).toBe(1);
  });

  it("[CAPTCHA-FRAME-3] is without top navigation", async () => {
    const screen = await renderComponent(<CaptchaFrame {...states.asked} />);
    const frame = screen.container.querySelector("iframe");
    expect(frame?.getAttribute("sandbox")).not.toContain("top-navigation");
  });
});
