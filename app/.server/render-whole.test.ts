import { createElement, type ReactNode, Suspense, use } from "react";
import { describe, expect, it, vi } from "vitest";
import { LostPage } from "../core/entry/lost-page.tsx";
import { renderWhole } from "./render-whole.ts";

const options = { nonce: "abc", timeout: 1_000 };
const broken = new Error("broken");

function Broken(): ReactNode {
  throw broken;
}

function Awaited({ text }: { text: Promise<string> }) {
  return createElement("p", {}, use(text));
}

/** A page as the site's layout has it. */
const pageWith = (content: ReactNode) =>
  createElement(
    "html",
    {},
    createElement(
      "body",
      {},
      createElement(Suspense, { fallback: createElement(LostPage) }, content),
    ),
  );

describe("a page that is rendered", () => {
  it("[SERVER-88] is whole, with what it waited for in its position", async () => {
    const text = Promise.resolve("Cotes");
    const { html, failures } = await renderWhole(
      pageWith(createElement(Awaited, { text })),
      options,
    );
    expect(html).toContain("<p>Cotes</p>");
    expect(html).not.toContain("<template");
    expect(failures).toEqual([]);
  });

  it("[SERVER-88] is refused where it failed itself", async () => {
    await expect(renderWhole(pageWith(createElement(Broken)), options)).rejects.toBe(broken);
  });

  it("[SERVER-88] goes without a part that failed, and says what it was", async () => {
    const part = createElement(Suspense, {}, createElement(Broken));
    const page = pageWith(createElement("main", {}, "Accueil", part));
    const { html, failures } = await renderWhole(page, options);
    expect(html).toContain("Accueil");
    expect(failures).toEqual([broken]);
  });

  it("[SERVER-88] is refused where it never came", async () => {
    // React complains of a document that it was made to end.
    vi.spyOn(console, "error").mockImplementationOnce(() => undefined);
    const text = new Promise<string>(() => undefined);
    const page = pageWith(createElement(Awaited, { text }));
    await expect(renderWhole(page, { ...options, timeout: 20 })).rejects.toThrow(/abort/);
  });
});
