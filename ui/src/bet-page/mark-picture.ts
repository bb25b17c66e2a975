import { symbolId } from "../mark/symbol-id.ts";

/**
 * A mark of the page as a picture that a canvas can draw; null where no sheet of the page has it. The operator's own
 * images are of other hosts, of which a canvas gives nothing on: of a club that has one it is the drawn mark. `colour`
 * is that of the text beside it, for the hairline.
 */
export async function markPicture(name: string, colour: string): Promise<HTMLImageElement | null> {
  const symbol = document.getElementById(symbolId(name, false));
  const sheet = symbol?.closest("svg");
  if (!symbol || !sheet) return null;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const facts = { viewBox: "0 0 48 48", width: "48", height: "48", color: colour };
  for (const [attribute, value] of Object.entries(facts)) svg.setAttribute(attribute, value);
  const shared = [...sheet.children].filter(({ localName }) => localName !== "symbol");
  svg.append(...[...shared, ...symbol.children].map((part) => part.cloneNode(true)));
  // The sheets of the page do not reach into a picture.
  for (const edge of svg.querySelectorAll(".gs-edge")) {
    edge.setAttribute("stroke", "currentColor");
    edge.setAttribute("stroke-opacity", "0.42");
  }
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await picture.decode();
  return picture;
}
