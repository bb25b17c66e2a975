import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { settledToastStates } from "../settled-toast/settled-toast.states.ts";
import { SettledToast } from "../settled-toast/settled-toast.tsx";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { goalToastStates as states } from "./goal-toast.states.ts";
import { GoalToast } from "./goal-toast.tsx";

checkConformance("goal toast", GoalToast, states);

const boxOf = (container: HTMLElement, mark: string) =>
  container.querySelector(`[${mark}]`)?.getBoundingClientRect();
const plain = (text: string | null | undefined) => (text ?? "").replaceAll(/[\u00a0\u202f]/g, " ");
const first = states["decided with it"];

describe("goal toast", () => {
  it("[GOAL-TOAST-1] is said once, and leaves the focus where it is", async () => {
    const announce = vi.fn();
    const screen = await renderComponent(<GoalToast {...first} />, { announce });
    await screen.rerender(<GoalToast {...first} />);
    expect(announce).toHaveBeenCalledOnce();
    const [words, urgency] = announce.mock.calls[0] ?? [];
    expect([plain(words), urgency]).toEqual([
      "But pour Arsenal, 71′. Score : 2 à 1. Plus de 2,5, C’est fait, le règlement suit.",
      "polite",
    ]);
    expect(document.activeElement).toBe(document.body);
  });

  it("[GOAL-TOAST-2] reads the score in words, and turns the flap that changed", async () => {
    const screen = await renderComponent(<GoalToast {...first} />);
    const flaps = [...screen.container.querySelectorAll<HTMLElement>(".gs-goal-flap")];
    expect(flaps.map(({ textContent }) => textContent)).toEqual(["2", "1"]);
    expect(flaps[0]?.closest("[aria-hidden]")).not.toBeNull();
    await expect.element(screen.getByText(/^Score.: 2 à 1\.$/)).toBeInTheDocument();
    const durations = () =>
      flaps.map(({ firstElementChild: figure }) => figure && getComputedStyle(figure).animationDuration);
    expect(durations()).toEqual(["0.26s", "0s"]);
    document.documentElement.dataset.motion = "reduced";
    expect(durations()[0]).not.toBe("0.26s");
    delete document.documentElement.dataset.motion;
  });

  it("[GOAL-TOAST-3] says for whom, when, and who scored", async () => {
    const screen = await renderComponent(<GoalToast {...first} />);
    await expect.element(screen.getByRole("heading", { name: "But pour Arsenal, 71′" })).toBeVisible();
    await expect.element(screen.getByText("Okoro")).toBeVisible();
    await screen.rerender(<GoalToast {...states["own goal"]} />);
    await expect.element(screen.getByText("But contre son camp")).toBeVisible();
    await screen.rerender(<GoalToast {...states["from a penalty, in stoppage time"]} />);
    await expect.element(screen.getByText("But sur penalty")).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: /90\+3′$/ })).toBeVisible();
    await screen.rerender(<GoalToast {...states["one is missing"]} />);
    await expect
      .element(screen.getByRole("heading", { name: "But pour Bayern München, 71′" }))
      .toBeVisible();
  });

  it("[GOAL-TOAST-4] says how the bet is with it, and no amount", async () => {
    const screen = await renderComponent(<GoalToast {...first} />);
    await expect.element(screen.getByText("C’est fait, le règlement suit.")).toBeVisible();
    await expect.element(screen.getByText("1 sélection sur 3 gagnante")).toBeInTheDocument();
    expect(screen.container.querySelectorAll("[data-goal] p [aria-hidden] > span > svg")).toHaveLength(3);
    await screen.rerender(<GoalToast {...states["one is missing"]} />);
    await expect.element(screen.getByText(/Il manque encore 2 buts/)).toBeVisible();
    await screen.rerender(<GoalToast {...states["lost with it"]} />);
    await expect.element(screen.getByText(/^Ce n’est plus possible/)).toBeVisible();
    await screen.rerender(<GoalToast {...states["settled meanwhile"]} />);
    await expect.element(screen.getByText("Gagné", { exact: true })).toBeVisible();
    await screen.rerender(<GoalToast {...states["nothing known of the selection"]} />);
    await expect.element(screen.getByText("En direct")).toBeVisible();
    expect(screen.container.textContent).not.toContain("€");
  });

  it("[GOAL-TOAST-5] says of several bets how many, and leads to their list", async () => {
    const screen = await renderComponent(<GoalToast {...states["several bets"]} />, {
      locale: "nl",
    });
    await expect.element(screen.getByText("2 weddenschappen op deze wedstrijd")).toBeVisible();
    expect(screen.getByRole("link").element().getAttribute("href")).toBe("/nl/history/");
  });

  it("[GOAL-TOAST-6] closes after eight seconds", async () => {
    vi.useFakeTimers();
    const onClose = vi.fn();
    await renderComponent(<GoalToast {...first} onClose={onClose} />);
    vi.advanceTimersByTime(7_999);
    expect(onClose).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onClose).toHaveBeenCalledExactlyOnceWith("lifetime", {
      reason: "lifetime",
      event: null,
    });
    vi.useRealTimers();
  });

  it("[GOAL-TOAST-6] closes by its button, its link and Escape, and says which", async () => {
    const onClose = vi.fn();
    const screen = await renderComponent(<GoalToast {...first} onClose={onClose} />);
    await screen.getByRole("button", { name: "Fermer" }).click();
    await userEvent.keyboard("{Escape}");
    const link = screen.getByRole("link", { name: "Combiné de 3" });
    expect(link.element().getAttribute("href")).toBe(first.bets[0]?.bet.href);
    link.element().addEventListener("click", (event) => event.preventDefault());
    await link.click();
    expect(onClose.mock.calls.map(([reason]) => reason)).toEqual(["button", "escape", "link"]);
  });

  it("[GOAL-TOAST-7] is held by the focus, and stays where messages stay", async () => {
    vi.useFakeTimers();
    const onClose = vi.fn();
    const screen = await renderComponent(<GoalToast {...first} onClose={onClose} />);
    const close = screen.getByRole("button", { name: "Fermer" }).element() as HTMLElement;
    close.focus();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onClose).not.toHaveBeenCalled();
    close.blur();
    await vi.advanceTimersByTimeAsync(8_000);
    expect(onClose).toHaveBeenCalledOnce();
    await screen.rerender(
      <GoalToast {...states["stays until it is closed"]} onClose={onClose} key="stays" />,
    );
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(onClose).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it.each([390, 1280])("[GOAL-TOAST-8] is where a settled bet is said at %i px", async (width) => {
    await page.viewport(width, 844);
    const screen = await renderComponent(<SettledToast {...settledToastStates.won} />);
    const settled = boxOf(screen.container, "data-settled");
    await screen.rerender(<GoalToast {...states["scorer not known"]} />);
    const goal = boxOf(screen.container, "data-goal");
    expect([goal?.left, goal?.right, goal?.top]).toEqual([
      settled?.left,
      settled?.right,
      settled?.top,
    ]);
    expect(goal?.height).toBeLessThanOrEqual(160);
    await page.viewport(1280, 800);
  });
});
