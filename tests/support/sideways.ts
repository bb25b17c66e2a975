/** Runs in the page: the elements that reach beyond its right edge, if it scrolls sideways. */
export function sidewaysCulprits(): string[] {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.getBoundingClientRect().right > width + 1)
    .map((element) => element.outerHTML.slice(0, 120))
    .slice(0, 5);
}
