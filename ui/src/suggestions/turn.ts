/** Scroll positions that differ by less are the same one, in pixels: browsers round them. */
const tolerance = 2;

/**
 * Scrolls a list by one of its tiles; from its end to its beginning, and the other way round. Where
 * it stands is read from the list itself, which a person may have moved.
 */
export function turn(list: HTMLElement, step: 1 | -1, isStill: boolean): void {
  const most = list.scrollWidth - list.clientWidth;
  const tiles = [...list.children].filter((tile) => tile instanceof HTMLElement);
  const first = tiles[0]?.offsetLeft ?? 0;
  const places = tiles.map((tile) => Math.min(most, tile.offsetLeft - first));
  const now = list.scrollLeft;
  const next =
    step === 1
      ? (places.find((place) => place > now + tolerance) ?? 0)
      : (places.findLast((place) => place < now - tolerance) ?? most);
  list.scrollTo({ left: next, behavior: isStill ? "instant" : "smooth" });
}
