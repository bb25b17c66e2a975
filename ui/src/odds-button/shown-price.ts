/** Whose price a button shows. */
export interface ShownPrice {
  readonly outcomeId: string;
  readonly outcomeName: string;
  readonly marketName: string;
  readonly eventName: string;
}

const shown = new WeakMap<Element, ShownPrice>();

/** Notes what a button shows: an attribute would be a part of the document hundreds of times. */
export function noteShownPrice(button: Element | null, price: ShownPrice): void {
  if (button) shown.set(button, price);
}

/**
 * The button of a price that something is in, with what it shows; null outside of one. For a page that listens to all
 * its prices at once.
 */
export function findShownPrice(
  target: EventTarget | null,
): { readonly button: HTMLElement; readonly price: ShownPrice } | null {
  const button = target instanceof Element ? target.closest("button") : null;
  const price = button && shown.get(button);
  return price ? { button, price } : null;
}
