import { describe, expect, it, vi } from "vitest";
import { checkConformance, liveRegionOf, renderComponent } from "../testing/index.ts";
import { sessionClockStates as states } from "./session-clock.states.ts";
import { SessionClock } from "./session-clock.tsx";

checkConformance("session clock", SessionClock, states);

const minutes = (text: string) => text.replaceAll("\u00a0", " ");

describe("session clock", () => {
  it("[SESSION-CLOCK-1] is a quiet timer", async () => {
    const announce = vi.fn();
    const screen = await renderComponent(<SessionClock {...states.shown} />, { announce });
    const timer = screen.getByRole("timer").element();
    expect(minutes(timer.textContent ?? "")).toBe("42 min");
    expect(liveRegionOf(timer)).toBeNull();
    expect(announce).not.toHaveBeenCalled();
  });

  it.each([
    ["just begun", "0 min"],
    ["shown", "42 min"],
    ["hours", "2 h 05"],
  ] as const)("[SESSION-CLOCK-3] %s: says %s", async (state, said) => {
    const screen = await renderComponent(<SessionClock {...states[state]} />);
    expect(minutes(screen.getByRole("timer").element().textContent ?? "")).toBe(said);
  });

  it.each([
    ["fr", "/garder-le-controle/"],
    ["nl", "/nl/zelf-de-baas/"],
    ["en", "/en/stay-in-control/"],
  ] as const)(
    "[SESSION-CLOCK-2] [SESSION-CLOCK-5] leads to the page in %s",
    async (locale, path) => {
      const screen = await renderComponent(<SessionClock {...states.shown} />, { locale });
      const link = screen.getByRole("link").element();
      expect(link.getAttribute("href")).toBe(path);
      expect(minutes(link.textContent ?? "")).toMatch(/42 min/);
      await screen.rerender(<SessionClock {...states.hidden} />);
      expect(screen.getByRole("link").element().getAttribute("href")).toBe(path);
    },
  );

  it("[SESSION-CLOCK-4] can be hidden and shown", async () => {
    const onToggle = vi.fn();
    const screen = await renderComponent(<SessionClock {...states.shown} onToggle={onToggle} />);
    await screen.getByRole("button", { name: "Masquer le temps de session" }).click();
    expect(onToggle).toHaveBeenLastCalledWith(
      false,
      expect.objectContaining({ reason: "pointer" }),
    );
    await screen.rerender(<SessionClock {...states.hidden} onToggle={onToggle} />);
    expect(screen.getByRole("timer").elements()).toHaveLength(0);
    await screen.getByRole("button", { name: "Afficher le temps de session" }).click();
    expect(onToggle).toHaveBeenLastCalledWith(true, expect.objectContaining({ reason: "pointer" }));
  });
});
