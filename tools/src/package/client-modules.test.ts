import { describe, expect, it } from "vitest";
import { needsClient, saysClient } from "./client-modules.ts";

describe("which modules are the browser's", () => {
  it.each([
    "const id = useId();",
    "const value = React.use(Context);",
    "export const Context = createContext(null);",
    "const Sheet = lazy(() => import('./sheet.tsx'));",
    "const a = <button onClick={press} />;",
    "const a = jsx('button', { onClick: press });",
  ])("%s", (code) => expect(needsClient(code)).toBe(true));

  it.each([
    "export const used = user();",
    "export const create = () => ({ onClick: null });",
    "const a = <p className='m-1'>{text}</p>;",
  ])("%s is anybody's", (code) => expect(needsClient(code)).toBe(false));

  it("is said in the first line only", () => {
    expect(saysClient('"use client";\nimport "a";')).toBe(true);
    expect(saysClient('import "a";\n"use client";')).toBe(false);
  });
});
