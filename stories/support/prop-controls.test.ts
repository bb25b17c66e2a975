import { describe, expect, it, vi } from "vitest";
import { chosenArgs, firstArgs, type PropRow, propControls } from "./prop-controls.ts";

const row = (name: string, kind: PropRow["kind"], choices: PropRow["choices"] = []): PropRow => ({
  name,
  kind,
  choices,
  isRequired: false,
  description: "",
  type: "",
});

const rows = [
  row("slip", "view"),
  row("schedule", "function"),
  row("frameRef", "view"),
  row("size", "choice", ["small", "large"]),
  row("layout", "choice", ["a", "b", "c", "d", "e"]),
  row("isOpen", "boolean"),
  row("hint", "text"),
  { ...row("isShown", "boolean"), isRequired: true },
];
const states = {
  empty: { slip: { lines: [] } },
  closed: { slip: { lines: [] }, isOpen: false },
  "none, can't be": { slip: null },
};

describe("the control of a prop", () => {
  const controls = propControls(rows, states);

  it("chooses an object by the first state that has it", () => {
    expect(controls.slip).toMatchObject({
      control: { type: "select" },
      options: ["empty", "none cant be"],
      mapping: { empty: { lines: [] }, "none cant be": null },
    });
  });

  it("is the one of its kind, and none where no one could set it", () => {
    expect(controls.size).toMatchObject({ control: { type: "inline-radio" } });
    expect(controls.layout).toMatchObject({ control: { type: "select" } });
    expect(controls.isOpen).toMatchObject({ options: [true, false] });
    expect(controls.isShown).toMatchObject({ control: { type: "boolean" } });
    expect([controls.schedule?.control, controls.frameRef?.control]).toEqual([false, false]);
  });

  it("has an object of a state chosen by the name that stands for it", () => {
    expect(chosenArgs(states.closed, controls)).toEqual({ slip: "empty", isOpen: false });
    expect(chosenArgs(states["none, can't be"], controls)).toEqual({ slip: "none cant be" });
  });

  it("leaves an object with a spy in it, which a story looks at", () => {
    const withSpy = { lines: [], onClear: vi.fn() };
    expect(chosenArgs({ slip: withSpy }, controls)).toEqual({ slip: withSpy });
  });

  it("is an empty field where there is no text, which stands for none", () => {
    expect(controls.hint).toMatchObject({ control: { type: "text" }, mapping: { "": undefined } });
    expect(firstArgs({ isOpen: true }, controls)).toEqual({ hint: "", isOpen: true });
    expect(firstArgs({ hint: undefined }, controls)).toEqual({ hint: "" });
    expect(firstArgs({ hint: "Six digits" }, controls)).toEqual({ hint: "Six digits" });
  });
});
