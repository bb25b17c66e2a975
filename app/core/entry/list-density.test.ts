import { describe, expect, it } from "vitest";
import { storageKeys } from "../storage/storage.ts";
import { densityMark, listDensityScript } from "./list-density.ts";

/** Runs the script at the head of a document, and returns the marks that it has then. */
function marksWith(getItem: (key: string) => string | null) {
  const marks = new Map<string, string>();
  const documentElement = { setAttribute: (name: string, value: string) => marks.set(name, value) };
  new Function("document", "localStorage", listDensityScript)({ documentElement }, { getItem });
  return [...marks];
}

const keeping = (text: string) => (key: string) => (key === storageKeys.lists ? text : null);

describe("a document with compact lists", () => {
  it("[ENTRY-33] is marked before it is drawn", () => {
    expect(marksWith(keeping('{"density":"compact"}'))).toEqual([[densityMark, "compact"]]);
  });

  it.each([
    ["nothing is kept", () => null],
    ["its rows are as usual", keeping('{"density":"comfortable"}')],
    ["what is kept is of no density", keeping('{"density":"<b>","columns":{}}')],
    ["what is kept can't be read", keeping("{")],
  ])("[ENTRY-33] has no mark where %s", (_, getItem) => {
    expect(marksWith(getItem)).toEqual([]);
  });

  it("[ENTRY-33] has no mark where the browser keeps nothing", () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    expect(marksWith(refuse)).toEqual([]);
  });
});
