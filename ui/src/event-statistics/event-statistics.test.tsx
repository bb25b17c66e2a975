import { intervals } from "@grandstand/rules/intervals";
import { afterEach, describe, expect, it, vi } from "vitest";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { eventStatisticsStates as states } from "./event-statistics.states.ts";
import { EventStatistics } from "./event-statistics.tsx";

checkConformance("event statistics", EventStatistics, states);

afterEach(() => vi.useRealTimers());

describe("event statistics", () => {
  it("[EVENT-STATISTICS-1] has a frame that names the event", async () => {
    const screen = await renderComponent(<EventStatistics {...states.usual} />);
    const title = `Statistiques de ${states.usual.eventName}`;
    await expect.element(screen.getByTitle(title)).toBeInTheDocument();
  });

  it("[EVENT-STATISTICS-2] closes before the frame, after it and by Escape", async () => {
    const onClose = vi.fn();
    const screen = await renderComponent(<EventStatistics {...states.usual} onClose={onClose} />);
    const frame = screen.baseElement.querySelector("iframe");
    const [first, last] = screen.getByRole("button", { name: "Fermer" }).elements();
    const { DOCUMENT_POSITION_PRECEDING, DOCUMENT_POSITION_FOLLOWING } = Node;
    expect(first && frame?.compareDocumentPosition(first)).toBe(DOCUMENT_POSITION_PRECEDING);
    expect(last && frame?.compareDocumentPosition(last)).toBe(DOCUMENT_POSITION_FOLLOWING);
    for (const button of [first, last]) (button as HTMLElement).click();
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it("[EVENT-STATISTICS-3][EVENT-STATISTICS-4] [CONSTANTS-33] loads in words until 1.5 s after the page is there", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const screen = await renderComponent(<EventStatistics {...states.usual} />);
    const region = screen.getByRole("status").element();
    const frame = screen.baseElement.querySelector("iframe");
    const box = screen.baseElement.querySelector("[data-statistics]");
    expect(region.textContent).toBe("Chargement des statistiques");
    frame?.dispatchEvent(new Event("load"));
    await vi.waitFor(() => expect(box?.getAttribute("data-statistics")).toBe("loaded"));
    await vi.advanceTimersByTimeAsync(intervals.statisticsLoader - 1);
    expect(box?.getAttribute("data-statistics")).toBe("loaded");
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(() => expect(box?.getAttribute("data-statistics")).toBe("shown"));
    expect(screen.getByRole("status").element()).toBe(region);
    expect(region.textContent).toBe("");
  });

  it("[EVENT-STATISTICS-6] says that the page does not answer, and requests it again", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const silence = (event: Event) => event.stopPropagation();
    document.addEventListener("load", silence, true);
    const screen = await renderComponent(<EventStatistics {...states.usual} />);
    const shown = () =>
      screen.baseElement.querySelector("[data-statistics]")?.getAttribute("data-statistics");
    const first = screen.baseElement.querySelector("iframe");
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    await vi.advanceTimersByTimeAsync(intervals.statisticsPatience);
    await vi.waitFor(() => expect(shown()).toBe("silent"));
    expect(screen.getByText("Les statistiques ne répondent pas.").elements()).not.toEqual([]);
    const retry = screen.getByRole("button", { name: "Réessayer" }).element();
    (retry as HTMLElement).click();
    await vi.waitFor(() => expect(shown()).toBe("loading"));
    expect(screen.baseElement.querySelector("iframe")).not.toBe(first);
    document.removeEventListener("load", silence, true);
  });

  it("[EVENT-STATISTICS-5] is without top navigation", async () => {
    const screen = await renderComponent(<EventStatistics {...states.usual} />);
    const frame = screen.baseElement.querySelector("iframe");
    expect(frame?.getAttribute("sandbox")).not.toContain("top-navigation");
  });
});
