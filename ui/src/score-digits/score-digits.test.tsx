import { describe, expect, it } from "vitest";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { scoreDigitsStates as states } from "./score-digits.states.ts";
import { ScoreColumns, ScoreDigits } from "./score-digits.tsx";

checkConformance("score digits", ScoreDigits, states);

const cell = (container: HTMLElement) => container.firstElementChild as HTMLElement;

describe("score digits", () => {
  it("[SCORE-DIGITS-1] is plain text and no live region", async () => {
    const screen = await renderComponent(<ScoreDigits {...states["two figures"]} />);
    expect(screen.container.textContent).toBe("61");
    expect(screen.container.querySelector("[aria-live], [role]")).toBeNull();
  });

  it("[SCORE-DIGITS-2] keeps its space before the start", async () => {
    const screen = await renderComponent(<ScoreDigits {...states["not started"]} />);
    const { width, height } = cell(screen.container).getBoundingClientRect();
    await screen.rerender(<ScoreDigits {...states["one figure"]} />);
    const after = cell(screen.container).getBoundingClientRect();
    expect([after.width, after.height]).toEqual([width, height]);
  });

  it("[SCORE-DIGITS-3] turns over, but not under reduced motion", async () => {
    const screen = await renderComponent(<ScoreDigits {...states["one figure"]} />);
    const duration = () => {
      const figure = cell(screen.container).firstElementChild;
      return figure && getComputedStyle(figure).animationDuration;
    };
    expect(duration()).toBe("0.26s");
    document.documentElement.dataset.motion = "reduced";
    expect(duration()).not.toBe("0.26s");
    delete document.documentElement.dataset.motion;
  });

  it("[SCORE-DIGITS-4] is set in Archivo, in figures of one width", async () => {
    const screen = await renderComponent(<ScoreDigits score="11" />);
    const loaded = await document.fonts.load("720 17px Archivo", "0123456789");
    expect(loaded.length).toBeGreaterThan(0);
    const width = () => cell(screen.container).firstElementChild?.getBoundingClientRect().width;
    const ones = width();
    await screen.rerender(<ScoreDigits score="88" />);
    expect(width()).toBe(ones);
  });

  it("[SCORE-DIGITS-5] has its fold behind the figure", async () => {
    const screen = await renderComponent(<ScoreDigits score={0} />);
    const box = cell(screen.container);
    expect(getComputedStyle(box, "::before").height).toBe("1px");
    expect(getComputedStyle(box, "::after").content).toBe("none");
    const figure = box.firstElementChild;
    expect(figure && getComputedStyle(figure).position).toBe("relative");
  });

  it("[SCORE-DIGITS-6] has its figures whole where the row is too narrow for its columns", async () => {
    const { container } = await renderComponent(
      <div style={{ width: 60, letterSpacing: "0.12em" }}>
        <ScoreColumns home={[13, 11, 25]} away={[10, 9, 23]} size="small" />
      </div>,
    );
    const cells = [...container.querySelectorAll<HTMLElement>("[data-period] > *")];
    expect(cells).toHaveLength(6);
    for (const each of cells) expect(each.scrollWidth).toBeLessThanOrEqual(each.clientWidth);
  });
});
