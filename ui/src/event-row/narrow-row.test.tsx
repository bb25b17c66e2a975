import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { type RenderOutcome, renderPlainOutcome } from "../event-view/index.ts";
import { UiProvider } from "../provider/index.ts";
import { renderComponent, testEnvironment } from "../testing/index.ts";
import { eventRowStates } from "./event-row.states.ts";
import { EventRow, type EventRowProps } from "./event-row.tsx";

const { columns } = eventRowStates.today;
const shownOnPhones = columns[0]?.headings.length ?? 0;
const pricesOf = (element: Element) => element.querySelectorAll("button").length;

/** Counts how often a price is drawn. */
function counted() {
  const drawn = vi.fn<RenderOutcome>(renderPlainOutcome);
  return { drawn, props: { ...eventRowStates.today, renderOutcome: drawn } };
}

describe("a row of a window with room for one market", () => {
  afterEach(() => page.viewport(1280, 800));

  it("[EVENT-ROW-16] leaves what the server drew of the others alone until it is shown", async () => {
    const environment = await testEnvironment();
    const { drawn, props } = counted();
    const row = (more: Partial<EventRowProps> = {}) => (
      <StrictMode>
        <UiProvider value={environment}>
          <EventRow {...props} {...more} />
        </UiProvider>
      </StrictMode>
    );
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(row());
    const all = pricesOf(container);
    expect(all).toBeGreaterThan(shownOnPhones);
    await page.viewport(390, 800);
    drawn.mockClear();
    const onRecoverableError = vi.fn();
    const root = hydrateRoot(container, row(), { onRecoverableError });
    await expect.poll(() => drawn.mock.calls.length).toBeGreaterThan(0);
    const outcomes = new Set(drawn.mock.calls.map(([outcome]) => outcome.id));
    expect(outcomes.size).toBe(shownOnPhones);
    expect(pricesOf(container)).toBe(all);

    root.render(row({ columnIndex: 1 }));
    const second = () => container.querySelectorAll("fieldset")[1] ?? container;
    await expect.poll(() => second().checkVisibility()).toBe(true);
    await expect.poll(() => pricesOf(second())).toBe(columns[1]?.headings.length);
    await page.viewport(1280, 800);
    await expect.poll(() => new Set(drawn.mock.calls.map(([each]) => each.id)).size).toBe(all);
    expect(pricesOf(container)).toBe(all);
    expect(onRecoverableError).not.toHaveBeenCalled();
    root.unmount();
    container.remove();
  });

  it("[EVENT-ROW-16] draws nothing of the others where no server did", async () => {
    await page.viewport(390, 800);
    const { drawn, props } = counted();
    const screen = await renderComponent(<EventRow {...props} />);
    expect(pricesOf(screen.container)).toBe(shownOnPhones);
    await page.viewport(1280, 800);
    await expect.poll(() => pricesOf(screen.container)).toBeGreaterThan(shownOnPhones);
    const before = drawn.mock.calls.length;
    await screen.rerender(<EventRow {...props} />);
    expect(drawn.mock.calls.length).toBe(before);
  });
});
