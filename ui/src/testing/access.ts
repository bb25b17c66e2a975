import axe from "axe-core";
import { expect, vi } from "vitest";
import { findCutTexts, textSpacing } from "./cut-texts.ts";
import { misplacedTokens, namelessGroups, namelessPictures } from "./markup.ts";

const focusable =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex='0']:not([data-radix-focus-guard])";

/**
 * What is the same in each language: axe's rules, the names of groups and pictures, tokens to fill a field in by, where
 * the focus begins, where it is and how large its targets are.
 */
export async function checkAccess(container: HTMLElement, closeLabel: string): Promise<void> {
  expect(document.activeElement, "the focus begins on what closes").not.toHaveAccessibleName(
    closeLabel,
  );
  expect(await axeViolations(container)).toEqual([]);
  expect(namelessGroups(container), "groups without a name").toEqual([]);
  expect(namelessPictures(container), "pictures neither named nor hidden").toEqual([]);
  expect(misplacedTokens(container), "tokens that are not for such a field").toEqual([]);
  for (const element of container.querySelectorAll<HTMLElement>(focusable)) {
    await checkTarget(element);
  }
}

/** Texts that a box cuts once they are spaced as WCAG 1.4.12 has it. */
export function cutWhenSpaced(): string[] {
  const sheet = document.createElement("style");
  sheet.textContent = textSpacing;
  document.head.append(sheet);
  try {
    return findCutTexts();
  } finally {
    sheet.remove();
  }
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

/** What fades in has too little contrast until it is there in full. */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      animation.finish();
  }
}

async function checkTarget(element: HTMLElement): Promise<void> {
  // What has the focus already would not have to show it, and what hands it on checks where it comes from.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  element.focus({ focusVisible: true } as FocusOptions);
  if (document.activeElement !== element) return;
  const around = element.closest("[data-focus-within-ring]");
  if (!hasRing(element)) {
    // What shows the focus in a frame learns of it by an event.
    const isShown = () =>
      expect(
        around !== null && hasRing(around),
        `no focus ring on ${element.outerHTML.slice(0, 160)}`,
      ).toBe(true);
    if (element.localName === "iframe") await vi.waitFor(isShown);
    else isShown();
  }
  const box = element.getBoundingClientRect();
  const isInline = getComputedStyle(element).display === "inline" || element.matches("input");
  // One pixel: hidden from sight, and what is around it is what one presses.
  if (isInline || box.width <= 1) return;
  expect(
    Math.min(box.width, box.height),
    `too small: ${element.outerHTML.slice(0, 160)}`,
  ).toBeGreaterThanOrEqual(24);
}

/** An outline of at least two pixels in a colour: a shadow does not outlive forced colours. */
function hasRing(element: Element): boolean {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  const isSeen = outlineStyle !== "none" && !/, 0\)$|\/ 0\)$|^transparent$/.test(outlineColor);
  return isSeen && Number.parseFloat(outlineWidth) >= 2;
}
