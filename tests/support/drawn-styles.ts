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

/** Runs in the page: animations that last longer than a person could see, however late they begin. */
export function listMotion(): string[] {
  return document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? 0) > 1)
    .map((animation) => String((animation as CSSAnimation).animationName));
}
