import { describe, expect, it, vi } from "vitest";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { sessionListStates as states } from "./session-list.states.ts";
import { SessionList } from "./session-list.tsx";

checkConformance("session list", SessionList, states);

describe("session list", () => {
  it("[SESSION-LIST-1] [SESSION-LIST-3] names each session and its button", async () => {
    const screen = await renderComponent(<SessionList {...states.several} />);
    const dialog = screen.getByRole("dialog", { name: "Vos sessions" });
    const names = dialog.getByRole("listitem").elements();
    expect(names.map((each) => each.querySelector("p")?.textContent)).toEqual([
      "Chrome sur Android",
      "Firefox sur Windows",
      "Ordinateur",
    ]);
    await expect
      .element(
        screen.getByRole("button", { name: /^Déconnecter Firefox sur Windows, connecté le/ }),
      )
      .toBeVisible();
  });

  it("[SESSION-LIST-2] announces the end of one and of all, and keeps the focus", async () => {
    const announce = vi.fn();
    const screen = await renderComponent(<SessionList {...states.several} />, { announce });
    await screen.rerender(<SessionList {...states["another device"]} />);
    expect(announce).toHaveBeenLastCalledWith("Ordinateur a été déconnecté.", "polite");
    expect(document.activeElement?.tagName).toBe("UL");
    await screen.rerender(<SessionList {...states.several} />);
    await screen.rerender(<SessionList {...states["this device only"]} />);
    expect(announce).toHaveBeenLastCalledWith(expect.stringMatching(/Tous les autres/), "polite");
  });

  it("[SESSION-LIST-4] says when each was opened and last used", async () => {
    const screen = await renderComponent(<SessionList {...states["another device"]} />);
    const [first] = screen.getByRole("listitem").elements();
    expect(first?.textContent).toMatch(/Connexion.*21 nov.*11:05.*Dernière activité.*11:32/);
  });

  it("[SESSION-LIST-5] marks this device, which has no button", async () => {
    const onEnd = vi.fn();
    const screen = await renderComponent(
      <SessionList {...states["this device only"]} onEnd={onEnd} />,
    );
    await expect.element(screen.getByText("Cet appareil")).toBeVisible();
    await expect.element(screen.getByText(/nulle part ailleurs/)).toBeVisible();
    expect(screen.getByRole("button", { name: /^Déconnecter/ }).elements()).toHaveLength(0);
  });

  it("[SESSION-LIST-6] ends one, or all others", async () => {
    const onEnd = vi.fn();
    const screen = await renderComponent(<SessionList {...states.several} onEnd={onEnd} />);
    await screen.getByRole("button", { name: /^Déconnecter Firefox/ }).click();
    expect(onEnd).toHaveBeenLastCalledWith(["session-2"]);
    await screen.getByRole("button", { name: /tous les autres/ }).click();
    expect(onEnd).toHaveBeenLastCalledWith(["session-2", "session-3"]);
    await screen.rerender(<SessionList {...states["another device"]} onEnd={onEnd} />);
    expect(screen.getByRole("button", { name: /tous les autres/ }).elements()).toHaveLength(0);
  });

  it("[SESSION-LIST-7] requests an end once, and says where it failed", async () => {
    const onEnd = vi.fn();
    const screen = await renderComponent(<SessionList {...states["one ending"]} onEnd={onEnd} />);
    await screen.getByRole("button", { name: /^Déconnecter Firefox/ }).click();
    expect(onEnd).not.toHaveBeenCalled();
    await screen.rerender(<SessionList {...states["not ended"]} onEnd={onEnd} />);
    await expect.element(screen.getByText(/n’a pas abouti/)).toBeVisible();
  });

  it("[SESSION-LIST-8] is requested again after a failure", async () => {
    const onRetry = vi.fn();
    const screen = await renderComponent(<SessionList {...states.failed} onRetry={onRetry} />);
    await screen.getByRole("button", { name: "Réessayer" }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
