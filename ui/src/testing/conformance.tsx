import axe from "axe-core";
import type { ComponentType } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import type { NamedStates } from "./named-states.ts";
import { inEveryLanguage, renderComponent } from "./render-component.tsx";
import { checkShownTexts, keepShownTexts } from "./shown-texts.ts";
import { checkTranscripts } from "./transcripts.ts";

/** A dotted or underscored key that reached the screen, as i18next shows a missing one. */
const rawKey = /\b[a-z0-9]+(?:[-_][a-z0-9]+)*(?:\.[a-z0-9]+(?:[-_][a-z0-9]+)*){1,4}\b/;
const focusable =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex='0']:not([data-radix-focus-guard])";

/** The checks that every component passes in every named state; each component's test opens with them. */
export function checkConformance<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
  states: NamedStates<Props>,
): void {
  describe(`${name}: conformance`, () => {
    afterEach(() => vi.restoreAllMocks());
    keepShownTexts();

    it.each(Object.entries(states))(
      "%s: says everything in words, without complaint",
      async (state, props) => {
        const complaints = vi.spyOn(console, "error");
        await inEveryLanguage(Component, props, async (container, locale, listener) => {
          expect(missingWords(container)).toEqual([]);
          await checkShownTexts(Component, state, locale, container, listener);
        });
        expect(complaints.mock.calls).toEqual([]);
      },
    );

    checkTranscripts(Component, states);

    it.each(Object.entries(states))("%s: passes axe", async (_state, props) => {
      const screen = await renderComponent(<Component {...props} />);
      expect(await axeViolations(screen.baseElement)).toEqual([]);
    });

    it.each(Object.entries(states))("%s: fits 320 px", async (_state, props) => {
      await page.viewport(320, 800);
      const screen = await renderComponent(<Component {...props} />, { locale: "nl" });
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
      await screen.unmount();
      await page.viewport(1280, 800);
    });

    it("shows where the focus is, is large enough to press, and has classes of ours alone", async () => {
      for (const props of Object.values(states)) {
        const screen = await renderComponent(<Component {...props} />);
        expect(sharedClasses(screen.baseElement)).toEqual([]);
        for (const element of screen.baseElement.querySelectorAll<HTMLElement>(focusable)) {
          checkTarget(element);
        }
        await screen.unmount();
      }
    });
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
