import type { Box } from "./part-markers.ts";

/** How a tile shows what is laid out in it: how large, and moved by how many pixels. */
export interface Fit {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const leastScale = 0.5;
const mostScale = 1.25;

/** In pixels: what is smaller is not seen. */
const leastSize = 2;

/** The space that is kept free around what is shown, in pixels of the tile. */
const margin = 12;

/** As large as fits, and in the middle; what is too large even at half its size stays at the upper left corner. */
export function fitIn(
  contents: Box,
  tile: { readonly width: number; readonly height: number },
): Fit {
  const fitting = Math.min(
    (tile.width - 2 * margin) / contents.width,
    (tile.height - 2 * margin) / contents.height,
  );
  const scale = Math.min(Math.max(fitting, leastScale), mostScale);
  const middle = (start: number, size: number, space: number) =>
    size * scale > space ? 0 : Math.round((space - size * scale) / 2 - start * scale);
  return {
    scale,
    x: middle(contents.left, contents.width, tile.width),
    y: middle(contents.top, contents.height, tile.height),
  };
}

function boxesOf(node: Node): DOMRect[] {
  if (node instanceof Text) {
    const parent = node.parentElement?.getBoundingClientRect();
    // What is for a screen reader alone is a text of any width in an element of one pixel.
    if (node.data.trim() === "" || !parent || parent.width < leastSize) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  }
  if (!(node instanceof Element) || node.childNodes.length > 0) return [];
  return [node.getBoundingClientRect()];
}

/** Around all texts and pictures in an element, in its own pixels; null where it has none. */
export function contentsOf(element: HTMLElement): Box | null {
  const own = element.getBoundingClientRect();
  const scale = own.width / element.offsetWidth;
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const boxes: DOMRect[] = [];
  while (nodes.nextNode()) boxes.push(...boxesOf(nodes.currentNode));
  const seen = boxes.filter(({ width, height }) => Math.min(width, height) >= leastSize);
  if (seen.length === 0) return null;
  const left = Math.min(...seen.map((box) => box.left));
  const top = Math.min(...seen.map((box) => box.top));
  return {
    left: (left - own.left) / scale,
    top: (top - own.top) / scale,
    width: (Math.max(...seen.map((box) => box.right)) - left) / scale,
    height: (Math.max(...seen.map((box) => box.bottom)) - top) / scale,
  };
}
