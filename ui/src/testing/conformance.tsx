import { type Locale, locales } from "@grandstand/rules/locale";
import axe from "axe-core";
import type { ComponentType } from "react";
import { describe, expect, it, vi } from "vitest";
import { atWidth } from "./frame-width.ts";
import type { NamedStates } from "./named-states.ts";
import { type DrawnCheck, inLanguage } from "./render-component.tsx";
import { checkShownTexts, keepShownTexts } from "./shown-texts.ts";
import { checkTranscripts } from "./transcripts.ts";

/** A dotted or underscored key that reached the screen, as i18next shows a missing one. */
const rawKey = /\b[a-z0-9]+(?:[-_][a-z0-9]+)*(?:\.[a-z0-9]+(?:[-_][a-z0-9]+)*){1,4}\b/;
const focusable =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex='0']:not([data-radix-focus-guard])";

/** Dutch words are the longest, so they are drawn on the narrowest page (WCAG 1.4.10). */
const widths: Readonly<Record<Locale, number>> = { fr: 1280, nl: 320, en: 1280 };

/** The checks that every component passes in every named state; each component's test opens with them. */
export function checkConformance<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
  states: NamedStates<Props>,
): void {
  describe(`${name}: conformance`, () => {
    keepShownTexts();

    it.each(Object.entries(states))(
      "%s: says everything in words, fits 320 px, passes axe and shows where the focus is",
      async (state, props) => {
        const complaints = vi.spyOn(console, "error");
        const checkDrawn: DrawnCheck = async (container, locale, listener) => {
          // First: it waits for a part whose code is on its way.
          await checkShownTexts(Component, state, locale, container, listener);
          expect(missingWords(container)).toEqual([]);
          expect(bareTexts(container)).toEqual([]);
          expect(sharedClasses(container)).toEqual([]);
          if (locale === "nl")
            expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
          if (locale === "fr") await checkAccess(container);
        };
        for (const locale of locales) {
          await atWidth(widths[locale], () => inLanguage(locale, Component, props, checkDrawn));
        }
        expect(complaints.mock.calls).toEqual([]);
      },
    );

    checkTranscripts(Component, states);
  });
}

/** What is the same in each language: axe's rules, and where the focus is and how large its targets are. */
async function checkAccess(container: HTMLElement): Promise<void> {
  expect(await axeViolations(container)).toEqual([]);
  for (const element of container.querySelectorAll<HTMLElement>(focusable)) checkTarget(element);
}

/** Classes that a host's sheet may have too; lucide's are on its icons, and nothing styles them. */
function sharedClasses(container: Element): string[] {
  const classes = [...container.querySelectorAll("[class]")].flatMap((element) => [
    ...element.classList,
  ]);
  return classes.filter((name) => !/^(?:gs[:-]|lucide)/.test(name));
}

function missingWords(container: HTMLElement): string[] {
  const texts = shownTexts(container);
  for (const element of container.querySelectorAll("[aria-label], [title], [placeholder], [alt]")) {
    for (const attribute of ["aria-label", "title", "placeholder", "alt"]) {
      texts.push(element.getAttribute(attribute) ?? "");
    }
  }
  return texts
    .flatMap((text) => text.match(rawKey) ?? [])
    .filter((found) => /[a-z]{3,}/.test(found));
}

/**
 * Texts that React keeps as nodes of their own, because they stand beside something. A translator puts elements in their
 * place: React then changes a text that nobody sees, or finds no node beside which it puts the next (docs/decisions/102).
 */
function bareTexts(container: HTMLElement): string[] {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const isReacts = Object.keys(text).some((key) => key.startsWith("__reactFiber$"));
    if (isReacts && text.data.trim() !== "") {
      texts.push(
        `<${text.parentElement?.localName} class="${text.parentElement?.className}">${text.data}`,
      );
    }
  }
  return texts;
}

/** Each text by itself: neighbours that touch, a price and a word, would look like a key. */
function shownTexts(container: HTMLElement): string[] {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
  return texts;
}

/** axe's findings with every WCAG rule and target size on, as lines that a person can act on. */
export async function axeViolations(container: Element): Promise<string[]> {
  endAnimations();
  const found = await axe.run(container, {
    rules: { region: { enabled: false }, "target-size": { enabled: true } },
    resultTypes: ["violations"],
    // A finding is read by its element's HTML; no frame here has axe in it, and nothing here plays.
    selectors: false,
    iframes: false,
    preload: false,
  });
  return found.violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.html} ${node.failureSummary ?? ""}`),
  );
}

/** What fades in has too little contrast until it stands there. */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      animation.finish();
  }
}

function checkTarget(element: HTMLElement): void {
  // What has the focus already would not be asked to show it.
  element.blur();
  element.focus({ focusVisible: true } as FocusOptions);
  if (document.activeElement !== element) return;
  const style = getComputedStyle(element);
  const ring = style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2;
  const around = element.closest("[data-focus-within-ring]");
  expect(ring || around !== null, `no focus ring on ${element.outerHTML.slice(0, 160)}`).toBe(true);
  const box = element.getBoundingClientRect();
  const isInline = style.display === "inline" || element.matches("input");
  // One pixel: hidden from sight, and what stands around it is what one presses.
  if (isInline || box.width <= 1) return;
  expect(
    Math.min(box.width, box.height),
    `too small: ${element.outerHTML.slice(0, 160)}`,
  ).toBeGreaterThanOrEqual(24);
}
