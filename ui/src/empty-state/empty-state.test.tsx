import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { emptyStateStates as states } from "./empty-state.states.ts";
import { EmptyState } from "./empty-state.tsx";

checkConformance("empty state", EmptyState, states);

const boxes = (container: Element) => {
  const [drawing, words] = [...(container.querySelector("[data-layout]")?.children ?? [])];
  if (!drawing || !words) throw new Error("There is no drawing, or no words.");
  return { drawing: drawing.getBoundingClientRect(), words: words.getBoundingClientRect() };
};

describe("empty state", () => {
  it("[EMPTY-STATE-1] hides its drawing from readers", async () => {
    const { container } = await renderComponent(<EmptyState {...states.receipt} />);
    expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
    expect(container).toMatchTextContent(/^Aucun pari réglé/);
  });

  it("[EMPTY-STATE-2] says what is missing, what will come, and leads on by keyboard", async () => {
    const screen = await renderComponent(<EmptyState {...states["with an action"]} />);
    await expect
      .element(screen.container)
      .toMatchTextContent(/^Aucun pari réglé.*dès que leur résultat.*Voir les matchs en direct$/);
    await userEvent.keyboard("{Tab}");
    await expect.element(screen.getByRole("link")).toHaveFocus();
  });

  it("[EMPTY-STATE-2] reports the press of what does something on the page", async () => {
    const onPressEvent = vi.fn();
    const actions = [{ label: "Effacer", onPressEvent }];
    const screen = await renderComponent(<EmptyState {...states.receipt} actions={actions} />);
    await screen.getByRole("button", { name: "Effacer" }).click();
    expect(onPressEvent).toHaveBeenCalledOnce();
  });

  it("[EMPTY-STATE-3] has its words beside the drawing, and under it where there is no room", async () => {
    const { container, rerender } = await renderComponent(
      <div style={{ width: 360 }}>
        <EmptyState {...states["long text"]} />
      </div>,
    );
    const beside = boxes(container);
    expect(beside.words.left).toBeGreaterThan(beside.drawing.right);
    await rerender(
      <div style={{ width: 280 }}>
        <EmptyState {...states["long text"]} />
      </div>,
    );
    const under = boxes(container);
    expect(under.words.top).toBeGreaterThanOrEqual(under.drawing.bottom);
    const card = container.querySelector("[data-layout]");
    expect(card?.scrollWidth).toBe(card?.clientWidth);
  });

  it("[EMPTY-STATE-4] is centred on a page, with a larger drawing", async () => {
    const { container } = await renderComponent(<EmptyState {...states.page} />);
    const { drawing, words } = boxes(container);
    expect(drawing.width).toBe(208);
    const middle = ({ left, width }: DOMRect) => left + width / 2;
    expect(middle(drawing)).toBeCloseTo(middle(words), 0);
  });
});
