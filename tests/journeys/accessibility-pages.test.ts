import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import { describe } from "vitest";
import { oddsOf, verified } from "../support/bettor.ts";
import { listMotion, styleOf } from "../support/drawn-styles.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { mainPages } from "../support/pages.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

const engine = readFileSync(
  createRequire(import.meta.url).resolve("accessibility-checker-engine/ace.js"),
  "utf8",
);

/** Findings of the second engine on correct pages, each with the reason. */
const lookedAt: readonly RegExp[] = [
  // Skip links precede every landmark, as they must to be the first stop.
  /^aria_content_in_landmark: <a [^>]*href="#(main|slip-column)"/,
  // It ignores words for screen readers alone; ODDS-BUTTON-9 proves them.
  /^input_label_exists: <button [^>]*data-locked/,
];

describe("what a page is made of", () => {
  it("[ACCESSIBILITY-8] [ACCESSIBILITY-9] [ACCESSIBILITY-10] [ACCESSIBILITY-17] has names, landmarks, headings and a language", async ({
    journey,
  }) => {
    for (const language of ["fr", "nl"] as const) {
      for (const { name, path } of await mainPages(journey.programme, language)) {
        const page = await journey.visit(path);
        // The server waits at most 800 ms for a page's words for search engines (SERVER-77), and
        // serves what was rendered without them until it renders the page again.
        await expect(async () => {
          if ((await page.evaluate(readFacts)).alternates.includes("nl")) return;
          await page.reload();
          throw new Error(`${name} in ${language} has no word of other languages`);
        }).toPass({ timeout: 30_000 });
        const facts = await page.evaluate(readFacts);
        expect(facts, `${name} in ${language}`).toEqual({
          language,
          alternates: ["fr", "nl", "en", "x-default"],
          untoldLanguages: [],
          mains: 1,
          firstHeadings: 1,
          gaps: [],
          sameLandmarks: [],
          samePrices: [],
          shortcuts: [],
        });
        await page.close();
      }
    }
  });

  it("[ACCESSIBILITY-8] names no two prices alike on a home page that has suggestions", async ({
    journey,
  }) => {
    const page = await journey.visit("/", { as: verified });
    const suggestions = page.getByRole("region", { name: fr("suggestions.title") });
    await expect(suggestions.locator("button[data-movement]").first()).toBeAttached();
    expect((await page.evaluate(readFacts)).samePrices).toEqual([]);
  });

  it("[ACCESSIBILITY-18] passes axe and a second engine", async ({ journey }) => {
    for (const { name, path } of await mainPages(journey.programme)) {
      const page = await journey.visit(path, { bypassCSP: true });
      if (name === "history") await page.getByRole("dialog").waitFor();
      const { violations } = await new AxeBuilder({ page }).analyze();
      const lines = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
      expect(lines, `${name} by axe`).toEqual([]);
      if (name === "history") continue;
      await page.evaluate(`${engine};globalThis.ace = ace`);
      const found = await page.evaluate(runSecondEngine);
      const open = found.filter((line) => !lookedAt.some((known) => known.test(line)));
      expect(open, `${name} by the second engine`).toEqual([]);
      await page.close();
    }
  });
});

describe("a page in the system's colours and at rest", () => {
  it("[ACCESSIBILITY-5] distinguishes a selected price, the current page and the chosen segment from the others", async ({
    journey,
  }) => {
    const [match] = await journey.programme.upcoming("fr", 1);
    const offer = offerOf(match);
    const page = await journey.visit(pathOf(offer.event), { forcedColors: "active" });
    const odds = oddsOf(page, offer);
    const readStyle = () => odds.evaluate(styleOf);
    const before = await readStyle();
    await odds.click();
    await expect(odds).toHaveAttribute("aria-pressed", "true");
    await page.mouse.move(0, 0);
    expect(await readStyle()).not.toEqual(before);
    await page.goto("/live/");
    const tab = page.getByRole("banner").locator("[aria-current=page]").first();
    const other = page.getByRole("banner").getByRole("link", { name: "Sports", exact: true });
    expect(await tab.evaluate(styleOf)).not.toEqual(await other.evaluate(styleOf));
    await page.goto("/history/");
    const chosen = page.locator("main label:has(:checked)");
    const rest = page.locator("main label:not(:has(:checked))").first();
    expect(await chosen.evaluate(styleOf)).not.toEqual(await rest.evaluate(styleOf));
  });

  it("[ACCESSIBILITY-6] does not move for a person who prefers less motion", async ({
    journey,
  }) => {
    journey.problems.expect(/404/);
    const pages = await mainPages(journey.programme);
    for (const { name, path } of [...pages, { name: "error", path: "/no/such/page/here/" }]) {
      const page = await journey.visit(path, { bypassCSP: true });
      expect(await page.evaluate(listMotion), name).toEqual([]);
      await page.addStyleTag({ content: "* { letter-spacing: 0.12em !important }" });
      expect(await page.evaluate(countTransitions), name).toBe(0);
      if (name === "error") {
        await expect(page.locator("canvas")).toHaveAttribute("data-state", "still");
      }
      await page.close();
    }
  });
});

/** Runs in the page. */
function readFacts() {
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      // A heading without a box of its own is seen where what is in it is.
      (each) => each.checkVisibility() || each.firstElementChild?.checkVisibility(),
    );
  const twice = (names: readonly string[]) =>
    names.filter((name, at) => names.indexOf(name) !== at);
  const nameOf = (element: Element) => {
    const heading = element.getAttribute("aria-labelledby");
    const named = element.getAttribute("aria-label");
    return named ?? (heading && document.getElementById(heading)?.textContent) ?? "";
  };
  const levels = shown("main :is(h1, h2, h3, h4, h5, h6)").map((each) => Number(each.tagName[1]));
  const languageLinks = shown("a[hreflang]");
  return {
    language: document.documentElement.lang,
    alternates: [...document.querySelectorAll<HTMLLinkElement>("link[rel=alternate]")].map(
      ({ hreflang }) => hreflang,
    ),
    untoldLanguages: languageLinks
      .filter((link) => link.lang !== link.getAttribute("hreflang"))
      .map((link) => link.outerHTML),
    mains: shown("main").length,
    firstHeadings: shown("h1").length,
    gaps: levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1),
    sameLandmarks: [
      ...twice(shown("nav").map(nameOf)),
      ...twice(shown("aside").map(nameOf)),
      ...twice(shown("main section:is([aria-label], [aria-labelledby])").map(nameOf)),
    ],
    samePrices: twice(
      shown("main button[data-movement]").map((button) => button.textContent ?? ""),
    ),
    shortcuts: [
      ...document.querySelectorAll(
        "[accesskey], [aria-keyshortcuts], [tabindex]:not([tabindex='0'], [tabindex='-1'])",
      ),
    ].map((element) => element.outerHTML),
  };
}

interface Finding {
  readonly ruleId: string;
  readonly value: readonly [string, string];
  readonly snippet: string;
}

/** Runs in the page: the certain failures; the engine's questions and advice are for a person. */
async function runSecondEngine(): Promise<string[]> {
  type Engine = {
    Checker: new () => { check(on: Document, rules: string[]): Promise<{ results: Finding[] }> };
  };
  const { Checker } = Reflect.get(globalThis, "ace") as Engine;
  const { results } = await new Checker().check(document, ["IBM_Accessibility"]);
  return results
    .filter(({ value: [kind, outcome] }) => kind === "VIOLATION" && outcome === "FAIL")
    .map(({ ruleId, snippet }) => `${ruleId}: ${snippet}`);
}

/** Runs in the page: what changes by degrees after all styles have changed, however short it is. */
function countTransitions(): number {
  return document.getAnimations().filter((motion) => motion instanceof CSSTransition).length;
}
