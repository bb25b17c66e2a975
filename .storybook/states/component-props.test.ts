import { expect, it } from "vitest";
import { componentProps } from "./component-props.ts";

it("reads of a component what its controls need", () => {
  const props = componentProps(["button", "odds-button"]);
  const oddsButton = new Map(props.get("OddsButton")?.map((row) => [row.name, row]));
  expect(oddsButton.get("outcome")).toMatchObject({ kind: "view", type: "OutcomeView" });
  expect(oddsButton.get("outcome")?.isRequired).toBe(true);
  expect(oddsButton.get("movement")).toMatchObject({
    kind: "choice",
    choices: ["up", "down", "none"],
    isRequired: false,
  });
  expect(oddsButton.get("movement")?.description).toMatch(/10 s/);
  expect(oddsButton.get("isSelected")?.kind).toBe("boolean");
  expect(oddsButton.get("blockedBecause")?.kind).toBe("text");
  expect(oddsButton.get("onToggle")?.kind).toBe("callback");
  const button = props.get("Button")?.map(({ name, kind }) => [name, kind]);
  expect(button).toContainEqual(["children", "text"]);
  expect(button).toContainEqual(["icon", "view"]);
});
