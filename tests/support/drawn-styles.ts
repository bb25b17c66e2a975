/** Runs in the page: the styles of an element that forced colours keep. */
export function styleOf(element: Element) {
  return [undefined, "::after"].map((part) => {
    const style = getComputedStyle(element, part);
    const { backgroundColor, borderInlineStartColor, color, outlineStyle, outlineWidth } = style;
    const { borderInlineStartWidth, fontWeight } = style;
    const edge = [borderInlineStartColor, borderInlineStartWidth, outlineStyle, outlineWidth];
    return [backgroundColor, color, fontWeight, ...edge].join(" ");
  });
}

/** Runs in the page: animations that last longer than a person could see. */
export function listMotion(): string[] {
  return document
    .getAnimations()
    .filter((animation) => Number(animation.effect?.getComputedTiming().endTime ?? 0) > 1)
    .map((animation) => String((animation as CSSAnimation).animationName));
}
