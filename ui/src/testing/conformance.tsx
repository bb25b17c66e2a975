import { type Locale, locales } from "@grandstand/rules/locale";
import type { ComponentType } from "react";
import { describe, expect, it, vi } from "vitest";
import { checkAccess, cutWhenSpaced } from "./access.ts";
import { atWidth } from "./frame-width.ts";
import { translatedFigures } from "./kept-from-translators.ts";
import { namelessGroups } from "./markup.ts";
import type { NamedStates } from "./named-states.ts";
import { type DrawnCheck, inLanguage } from "./render-component.tsx";
import { checkShownTexts, keepShownTexts } from "./shown-texts.ts";
import { checkTranscripts } from "./transcripts.ts";

/** A dotted or underscored key that reached the screen, as i18next shows a missing one. */
const rawKey = /\b[a-z0-9]+(?:[-_][a-z0-9]+)*(?:\.[a-z0-9]+(?:[-_][a-z0-9]+)*){1,4}\b/;

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
          expect(translatedFigures(container, props, listener)).toEqual([]);
          expect(sharedClasses(container)).toEqual([]);
          if (locale === "nl") {
            expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
            expect(cutWhenSpaced(), "cut when it is spaced").toEqual([]);
            expect(namelessGroups(container), "groups without a name").toEqual([]);
          }
          if (locale === "fr") {
            await checkAccess(container, listener.i18n.t("common.close.button"));
          }
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
 * Texts that React keeps as nodes of their own, because they are beside something. A translator replaces them by
 * elements: React then changes a text that is not shown, or finds no node beside which it puts the next
 * (docs/decisions/102).
 */
function bareTexts(container: HTMLElement): string[] {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const isReacts = Object.keys(text).some((key) => key.startsWith("__reactFiber$"));
    // The sign that has no sound is in the library's own words beside a toast, and is not translated.
    if (isReacts && text.data.replaceAll("\u2060", "").trim() !== "") {
      texts.push(
        `<${text.parentElement?.localName} class="${text.parentElement?.className}">${text.data}`,
      );
    }
  }
  return texts;
}

/** Each text on its own: neighbours that touch, a price and a word, would look like a key. */
function shownTexts(container: HTMLElement): string[] {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
  return texts;
}
