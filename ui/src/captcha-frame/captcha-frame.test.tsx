import { describe, expect, it } from "vitest";
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

  it("[CAPTCHA-FRAME-3] is without top navigation", async () => {
    const screen = await renderComponent(<CaptchaFrame {...states.asked} />);
    const frame = screen.container.querySelector("iframe");
    expect(frame?.getAttribute("sandbox")).not.toContain("top-navigation");
  });
});
