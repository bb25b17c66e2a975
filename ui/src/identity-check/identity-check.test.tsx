import { describe, expect, it, vi } from "vitest";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { identityResultStates, identityCheckStates as states } from "./identity-check.states.ts";
import { IdentityCheck } from "./identity-check.tsx";
import { IdentityResult } from "./identity-result.tsx";

checkConformance("identity check", IdentityCheck, states);
checkConformance("identity result", IdentityResult, identityResultStates);

describe("identity check", () => {
  it("[IDENTITY-CHECK-1] [IDENTITY-CHECK-3] has a titled frame without top navigation", async () => {
    const screen = await renderComponent(<IdentityCheck {...states.open} />);
    await expect.element(screen.getByTitle("Vérification de votre document")).toBeVisible();
    const frame = screen.container.querySelector("iframe");
    expect(frame?.getAttribute("sandbox")).not.toContain("top-navigation");
    expect(frame?.getAttribute("allow")).toBe("camera");
  });

  it.each([
    ["canceled", /annulé la vérification/],
    ["failed", /n’a pas pu être ouverte/],
    ["refused by the server", /n’est pas disponible/],
  ] as const)(
    "[IDENTITY-CHECK-2] [IDENTITY-CHECK-4] says what happened, and begins again: %s",
    async (name, words) => {
      const onRetry = vi.fn();
      const screen = await renderComponent(<IdentityCheck {...states[name]} onRetry={onRetry} />);
      await expect.element(screen.getByText(words).first()).toBeVisible();
      await screen.getByRole("button", { name: "Recommencer" }).click();
      expect(onRetry).toHaveBeenCalledOnce();
      expect(screen.container.querySelector("iframe")).toBeNull();
      await screen.unmount();
    },
  );

  it("[IDENTITY-CHECK-2] keeps the frame while it can't be followed", async () => {
    const screen = await renderComponent(<IdentityCheck {...states["status unreachable"]} />);
    await expect.element(screen.getByText(/suivre la vérification/).first()).toBeVisible();
    await expect.element(screen.getByTitle("Vérification de votre document")).toBeVisible();
  });

  it("[IDENTITY-CHECK-5] holds the place of its page", async () => {
    const screen = await renderComponent(<IdentityCheck {...states.opening} />);
    const height = () => screen.container.firstElementChild?.getBoundingClientRect().height;
    const before = height();
    expect(screen.container.querySelector("iframe")).toBeNull();
    await screen.rerender(<IdentityCheck {...states.open} />);
    expect(screen.container.querySelector("iframe")).not.toBeNull();
    expect(height()).toBe(before);
  });
});

describe("identity result", () => {
  it.each([
    ["validated", /est validé/, "success"],
    ["in review", /est en cours d’examen/, "information"],
    ["not accepted", /n’a pas été accepté/, "warning"],
    ["blocked", /est bloquée/, "error"],
    ["unknown", /ne savons pas encore/, "error"],
    ["unknown, in the server's words", /nombre inhabituel/, "error"],
  ] as const)(
    "[IDENTITY-CHECK-10] [ACCOUNT-164] says what became of it: %s",
    async (name, words, kind) => {
      const screen = await renderComponent(<IdentityResult {...identityResultStates[name]} />);
      await expect.element(screen.getByText(words).first()).toBeVisible();
      expect(screen.container.querySelector("[data-kind]")?.getAttribute("data-kind")).toBe(kind);
      await screen.unmount();
    },
  );
});
