/**
 * Runs `draw` while the page is that many pixels wide, for queries of media and units of the viewport too. The frame
 * that a test is drawn in changes, and at once; `page.viewport` has the browser change its whole window, and waits
 * for it.
 */
export async function atWidth(pixels: number, draw: () => Promise<void>): Promise<void> {
  const { style } = window.frameElement as HTMLIFrameElement;
  const before = style.width;
  style.width = `${pixels}px`;
  try {
    if (window.innerWidth !== pixels) throw new Error(`The page is ${window.innerWidth} px wide.`);
    await draw();
  } finally {
    style.width = before;
  }
}
