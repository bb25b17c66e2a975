/** Scroll positions that differ by less are the same one, in pixels: browsers round them. */
const tolerance = 2;

/**
 * Scrolls a list by one of its tiles; from its end to its beginning, and the other way round. The
 * scroll position comes from the list itself, which a person may have moved.
 */
export function turn(list: HTMLElement, step: 1 | -1, isStill: boolean): void {
  const most = list.scrollWidth - list.clientWidth;
  const tiles = [...list.children].filter((tile) => tile instanceof HTMLElement);
  const first = tiles[0]?.offsetLeft ?? 0;
  const offsets = tiles.map((tile) => Math.min(most, tile.offsetLeft - first));
  const now = list.scrollLeft;
  const next =
    step === 1
      ? (offsets.find((offset) => offset > now + tolerance) ?? 0)
      : (offsets.findLast((offset) => offset < now - tolerance) ?? most);
  list.scrollTo({ left: next, behavior: isStill ? "instant" : "smooth" });
}
