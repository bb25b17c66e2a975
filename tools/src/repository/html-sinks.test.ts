import { describe, expect, it } from "vitest";
import { htmlSinks } from "./html-sinks.ts";

function findIn(text: string, path = "ui/src/badge/badge.tsx") {
  return htmlSinks.find([{ path, text }]);
}

describe("no place sets HTML", () => {
  it.each([
    "const a = <b dangerouslySetInnerHTML={{ __html: text }} />;",
    'createElement("b", { dangerouslySetInnerHTML: { __html: text } });',
    "element.innerHTML = text;",
    "element.outerHTML += text;",
    'element.insertAdjacentHTML("beforeend", text);',
    "const a = <iframe srcDoc={text} />;",
    "document.write(text);",
    'new DOMParser().parseFromString(text, "text/html");',
  ])("fails %s", (text) => {
    expect(findIn(text)).toHaveLength(1);
  });

  it.each([
    "element.textContent = text;",
    "const size = element.innerHTML.length;",
    "stream.write(text);",
  ])("is content with %s", (text) => {
    expect(findIn(text)).toEqual([]);
  });

  it("leaves tests alone, which draw what a page may not", () => {
    expect(findIn("element.innerHTML = text;", "ui/src/badge/badge.test.tsx")).toEqual([]);
  });
});
