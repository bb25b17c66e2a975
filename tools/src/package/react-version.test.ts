import { describe, expect, it } from "vitest";
import { newerThanReact19, withEffectEvent } from "./react-version.ts";

describe("what React 19.0 lacks", () => {
  it("is named where a module imports it, by the name that React gives it", () => {
    const code = 'import { Activity as A, useState } from "react";\nimport { b } from "./b";';
    expect(newerThanReact19(code)).toEqual(["Activity"]);
  });

  it("is replaced: useEffectEvent, and nothing beside it", () => {
    const code = 'import { useEffect, useEffectEvent, useId } from "react";\nuseEffectEvent(a);';
    const replaced = withEffectEvent(code);
    expect(replaced).toMatch(/import \{ useEffectEvent \} from ".*effect-event\.ts";/);
    expect(replaced).toMatch(/import \{ useEffect,\s+useId \} from "react";/);
    expect(newerThanReact19(replaced)).toEqual([]);
  });

  it("leaves a module alone that does without", () => {
    const code = 'import { useEffect } from "react";\nconst useEffectEvent = 1;';
    expect(withEffectEvent(code)).toBe(code);
  });
});
