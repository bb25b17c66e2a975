import { describe, expect, it } from "vitest";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { markSheetStates as states } from "./mark-sheet.states.ts";
import { MarkSheet } from "./mark-sheet.tsx";

checkConformance("mark sheet", MarkSheet, states);

describe("mark sheet", () => {
  it("[MARK-SHEET-1] is hidden and takes no space", async () => {
    const { container } = await renderComponent(<MarkSheet {...states["all kinds"]} />);
    const svg = container.querySelector("svg") as SVGSVGElement;
    expect(svg).toHaveAttribute("aria-hidden", "true");
    expect(svg.getBoundingClientRect().height).toBe(0);
    expect(getComputedStyle(svg).position).toBe("absolute");
  });
});
