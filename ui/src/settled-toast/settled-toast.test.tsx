import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { settledToastStates as states } from "./settled-toast.states.ts";
import { SettledToast } from "./settled-toast.tsx";

checkConformance("settled toast", SettledToast, states);

const boxOf = (container: HTMLElement) =>
  container.querySelector("[data-settled]")?.getBoundingClientRect();
const plain = (text: string | null | undefined) => (text ?? "").replaceAll(/[\u00a0\u202f]/g, " ");

describe("settled toast", () => {
  it("[SETTLED-TOAST-1] is said once, and leaves the focus where it is", async () => {
    const announce = vi.fn();
    const screen = await renderComponent(<SettledToast {...states.won} />, { announce });
    await screen.rerender(<SettledToast {...states.won} />);
    expect(announce).toHaveBeenCalledOnce();
    const [words, urgency] = announce.mock.calls[0] ?? [];
    expect([plain(words), urgency]).toEqual(["Combiné de 3 : gagné. Payé : 45,49 €", "polite"]);
    expect(document.activeElement).toBe(document.body);
  });

  it("[SETTLED-TOAST-2] reads the sum as it is written, and turns its figures", async () => {
    const screen = await renderComponent(<SettledToast {...states.won} />);
    const flaps = [...screen.container.querySelectorAll(".gs-sum-flap")];
    expect(flaps.map(({ textContent }) => textContent).join("")).toBe("4549");
    expect(flaps[0]?.closest("[aria-hidden]")).not.toBeNull();
    const read = flaps[0]?.closest("[translate]")?.querySelector(".gs\\:sr-only");
    expect(plain(read?.textContent)).toBe("45,49 €");
    const turn = () => {
      const figure = flaps[3]?.firstElementChild;
      return figure && getComputedStyle(figure).animationDelay;
    };
    expect(turn()).not.toBe("0s");
    document.documentElement.dataset.motion = "reduced";
    expect(turn()).toBe("0s");
    delete document.documentElement.dataset.motion;
  });

  it("[SETTLED-TOAST-3] has the end in a word, and the number of selections that won", async () => {
    const screen = await renderComponent(<SettledToast {...states.lost} />);
    await expect.element(screen.getByRole("heading", { name: /: perdu$/ })).toBeVisible();
    await expect.element(screen.getByText("1 sélection sur 2 gagnante")).toBeInTheDocument();
  });

  it("[SETTLED-TOAST-4] says what was paid, and whether that is in all", async () => {
    const screen = await renderComponent(<SettledToast {...states.won} />);
    await expect.element(screen.getByText("payés sur votre solde")).toBeVisible();
    await expect.element(screen.getByText(/^mise 10,00.€$/)).toBeVisible();
    await screen.rerender(<SettledToast {...states["won, a part cashed out before"]} />);
    await expect.element(screen.getByText("payés en tout")).toBeVisible();
  });

  it("[SETTLED-TOAST-5] has the same box for a lost bet, with the reason and without flaps", async () => {
    await page.viewport(390, 844);
    const screen = await renderComponent(<SettledToast {...states.won} />);
    const won = boxOf(screen.container);
    await screen.rerender(<SettledToast {...states.lost} />);
    const lost = boxOf(screen.container);
    expect([lost?.width, lost?.height]).toEqual([won?.width, won?.height]);
    expect(screen.container.querySelectorAll(".gs-sum-flap")).toHaveLength(0);
    const [leg] = states.lost.bets[0]?.legs.filter(({ result }) => result === "lost") ?? [];
    await expect.element(screen.getByText(leg?.outcomeName ?? "")).toBeVisible();
    await expect.element(screen.getByText(/^0,00.€$/)).toBeVisible();
    await screen.rerender(<SettledToast {...states.void} />);
    await expect.element(screen.getByText("La mise est rendue.")).toBeVisible();
    await page.viewport(1280, 800);
  });

  it.each(["won", "lost"] as const)(
    "[SETTLED-TOAST-6] %s: closes after eight seconds",
    async (end) => {
      vi.useFakeTimers();
      const onClose = vi.fn();
      await renderComponent(<SettledToast {...states[end]} onClose={onClose} />);
      vi.advanceTimersByTime(7_999);
      expect(onClose).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(onClose).toHaveBeenCalledExactlyOnceWith("lifetime", {
        reason: "lifetime",
        event: null,
      });
      vi.useRealTimers();
    },
  );

  it("[SETTLED-TOAST-6] closes by its button, its link and Escape, and says which", async () => {
    const onClose = vi.fn();
    const screen = await renderComponent(<SettledToast {...states.won} onClose={onClose} />);
    await screen.getByRole("button", { name: "Fermer" }).click();
    await userEvent.keyboard("{Escape}");
    const link = screen.getByRole("link", { name: "Voir le pari" });
    expect(link.element().getAttribute("href")).toBe(states.won.bets[0]?.href);
    link.element().addEventListener("click", (event) => event.preventDefault());
    await link.click();
    expect(onClose.mock.calls.map(([reason]) => reason)).toEqual(["button", "escape", "link"]);
    expect(onClose.mock.calls[0]?.[1]).toEqual({
      reason: "button",
      event: expect.any(PointerEvent),
    });
  });

  it("[SETTLED-TOAST-7] is held by pointer and focus, and has its whole time after that", async () => {
    vi.useFakeTimers();
    const onClose = vi.fn();
    const screen = await renderComponent(<SettledToast {...states.lost} onClose={onClose} />);
    const close = screen.getByRole("button", { name: "Fermer" }).element() as HTMLElement;
    vi.advanceTimersByTime(7_000);
    close.focus();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onClose).not.toHaveBeenCalled();
    close.blur();
    await vi.advanceTimersByTimeAsync(7_999);
    expect(onClose).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onClose).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it("[SETTLED-TOAST-7] stays where messages stay", async () => {
    vi.useFakeTimers();
    const onClose = vi.fn();
    await renderComponent(
      <SettledToast {...states["stays until it is closed"]} onClose={onClose} />,
    );
    vi.advanceTimersByTime(3_600_000);
    expect(onClose).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  it("[SETTLED-TOAST-8] says of several how many, and leads to their list", async () => {
    const screen = await renderComponent(<SettledToast {...states.several} />, { locale: "nl" });
    await expect
      .element(screen.getByRole("heading", { name: "3 weddenschappen afgehandeld" }))
      .toBeVisible();
    expect(screen.getByRole("link").element().getAttribute("href")).toBe("/nl/history/");
  });

  it.each([
    [360, 12, 348, 160],
    [390, 12, 378, 140],
  ])("[SETTLED-TOAST-9] is as wide as a phone of %i px", async (width, left, right, most) => {
    await page.viewport(width, 844);
    const screen = await renderComponent(<SettledToast {...states.won} />);
    const box = boxOf(screen.container);
    expect([box?.left, box?.right]).toEqual([left, right]);
    expect(box?.height).toBeLessThanOrEqual(most);
    expect(box?.top).toBeGreaterThanOrEqual(56);
    await page.viewport(1280, 800);
  });

  it("[SETTLED-TOAST-9] leaves the slip of a wide page alone", async () => {
    const screen = await renderComponent(<SettledToast {...states.won} />);
    const box = boxOf(screen.container);
    expect(box?.left).toBeGreaterThanOrEqual(244);
    expect(box?.right).toBeLessThan(1280 - 340);
  });
});
