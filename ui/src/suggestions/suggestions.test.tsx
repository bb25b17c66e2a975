import { intervals } from "@grandstand/rules/intervals";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { suggestionsStates as states } from "./suggestions.states.ts";
import { Suggestions } from "./suggestions.tsx";

checkConformance("suggestions", Suggestions, states);

const stop = "Arrêter le défilement";
const start = "Reprendre le défilement";

async function drawn() {
  const screen = await renderComponent(<Suggestions {...states.five} />);
  const list = screen.getByRole("list", { name: "Paris suggérés" }).element() as HTMLElement;
  const scrolls = vi.spyOn(list, "scrollTo");
  const box = list.parentElement as HTMLElement;
  return { screen, list, box, scrolls };
}

describe("suggestions", () => {
  beforeEach(async () => {
    await page.viewport(700, 800);
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  });
  afterEach(async () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    delete document.documentElement.dataset.motion;
    await page.viewport(1280, 800);
  });

  it("[SUGGESTIONS-1][SUGGESTIONS-9] is a named region with a list of events and prices", async () => {
    const { screen, list } = await drawn();
    const region = screen.getByRole("region", { name: "Suggestions" });
    await expect.element(region).toBeVisible();
    expect(list.children).toHaveLength(5);
    expect(list.querySelectorAll("fieldset")).toHaveLength(5);
    expect(
      region
        .element()
        .querySelector("[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]"),
    ).toBeNull();
  });

  it("[SUGGESTIONS-2] has what stops it first, and starts again by it", async () => {
    const { screen, box, scrolls } = await drawn();
    expect(box.querySelector("button")?.textContent).toBe(stop);
    await screen.getByRole("button", { name: stop }).click();
    await expect.element(screen.getByRole("button", { name: start })).toBeVisible();
    vi.advanceTimersByTime(intervals.carouselTurn * 2);
    expect(scrolls).not.toHaveBeenCalled();
    await screen.getByRole("button", { name: start }).click();
    expect(box.dataset.turning).toBe("true");
  });

  it("[SUGGESTIONS-3][SUGGESTIONS-5] stops for good at a focus, and shows its tile whole", async () => {
    const { screen, list, box, scrolls } = await drawn();
    const prices = list.querySelectorAll<HTMLElement>("li:nth-child(4) button");
    prices[0]?.focus();
    await expect.poll(() => box.dataset.turning).toBe("false");
    const tile = list.children[3]?.getBoundingClientRect();
    await expect.poll(() => Math.round(list.scrollLeft)).toBeGreaterThan(0);
    expect(tile).toBeDefined();
    (document.activeElement as HTMLElement).blur();
    vi.advanceTimersByTime(intervals.carouselTurn * 2);
    expect(scrolls).not.toHaveBeenCalled();
    await expect.element(screen.getByRole("button", { name: start })).toBeVisible();
  });

  it("[SUGGESTIONS-4] does not move on its own under reduced motion, and steps at once", async () => {
    document.documentElement.dataset.motion = "reduced";
    const { screen, list, scrolls } = await drawn();
    vi.advanceTimersByTime(intervals.carouselTurn * 2);
    expect(scrolls).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: stop }).elements()).toEqual([]);
    await screen.getByRole("button", { name: "Suggestion suivante" }).click();
    expect(scrolls).toHaveBeenCalledWith(expect.objectContaining({ behavior: "instant" }));
    expect(list.scrollLeft).toBeGreaterThan(0);
  });

  it("[SUGGESTIONS-6] [CONSTANTS-30] turns every 5 s, and from its end to its beginning", async () => {
    const { box, list, scrolls } = await drawn();
    // The previous test may have left the pointer where the list is now.
    box.dispatchEvent(
      new PointerEvent("pointerout", {
        bubbles: true,
        pointerType: "mouse",
        relatedTarget: document.body,
      }),
    );
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    // A poll that looks twice moves the clock: what is exact is the time from one turn to the next.
    vi.advanceTimersToNextTimer();
    const second = (list.children[1] as HTMLElement).offsetLeft;
    const first = (list.children[0] as HTMLElement).offsetLeft;
    expect(scrolls).toHaveBeenCalledExactlyOnceWith({ left: second - first, behavior: "smooth" });
    vi.advanceTimersByTime(intervals.carouselTurn - 1);
    expect(scrolls).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1);
    expect(scrolls).toHaveBeenCalledTimes(2);
    list.scrollTo({ left: list.scrollWidth, behavior: "instant" });
    vi.advanceTimersByTime(intervals.carouselTurn);
    expect(scrolls).toHaveBeenLastCalledWith({ left: 0, behavior: "smooth" });
  });

  it("[SUGGESTIONS-7] pauses while the pointer is on it", async () => {
    const { box, scrolls } = await drawn();
    box.dispatchEvent(new PointerEvent("pointerover", { pointerType: "mouse", bubbles: true }));
    await expect.poll(() => vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(intervals.carouselTurn * 2);
    expect(scrolls).not.toHaveBeenCalled();
    box.dispatchEvent(
      new PointerEvent("pointerout", {
        pointerType: "mouse",
        bubbles: true,
        relatedTarget: document.body,
      }),
    );
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(intervals.carouselTurn);
    expect(scrolls).toHaveBeenCalledOnce();
  });

  it("[SUGGESTIONS-8] steps back from its beginning to its end, and stops", async () => {
    const { screen, list, box, scrolls } = await drawn();
    await screen.getByRole("button", { name: "Suggestion précédente" }).click();
    const left = list.scrollWidth - list.clientWidth;
    expect(scrolls).toHaveBeenCalledExactlyOnceWith({ left, behavior: "smooth" });
    expect(box.dataset.turning).toBe("false");
  });

  it("[SUGGESTIONS-10] is not there without suggestions", async () => {
    const screen = await renderComponent(<Suggestions {...states.empty} />);
    expect(screen.container.textContent).toBe("");
  });

  it("[SUGGESTIONS-11] is switched off, and on again", async () => {
    const onSwitch = vi.fn();
    const screen = await renderComponent(<Suggestions {...states.five} onSwitch={onSwitch} />);
    await screen.getByRole("button", { name: "Masquer" }).click();
    await screen.rerender(<Suggestions {...states["switched off"]} onSwitch={onSwitch} />);
    expect(screen.getByRole("list").elements()).toEqual([]);
    await screen.getByRole("button", { name: "Afficher" }).click();
    expect(onSwitch.mock.calls).toMatchObject([
      [false, { reason: "pointer" }],
      [true, { reason: "pointer" }],
    ]);
  });

  it("[SUGGESTIONS-12] has prices that say where they are", async () => {
    const screen = await renderComponent(<Suggestions {...states.five} />);
    const prices = [...screen.container.querySelectorAll("[data-movement]")];
    expect(prices.length).toBeGreaterThan(4);
    for (const price of prices) expect(price.textContent).toMatch(/, Suggestions/);
  });
});
