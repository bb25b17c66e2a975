import type { SelectionMarks } from "../mark-image/index.ts";
import { betweenSides, namesOfEvent } from "../sentence/index.ts";
import { markPicture } from "./mark-picture.ts";

/** What the image of a bet shows: lines of text as the person reads them, and nothing of the person. */
export interface BetImageText {
  readonly brand: string;
  readonly title: string;
  readonly status: string;
  readonly legs: readonly {
    readonly outcome: string;
    readonly market: string;
    readonly event: string;
    /** Names of the marks of both sides of the event, where it has them. */
    readonly marks: SelectionMarks["marks"];
    readonly odds: string;
  }[];
  readonly figures: readonly { readonly name: string; readonly value: string }[];
  readonly note: string;
}

/** Pixels; drawn twice as large, so that it stays sharp on a telephone. */
const width = 540;
const padding = 28;
const legHeight = 76;
const figureHeight = 30;
const markSize = 16;
const markGap = 4;

/**
 * Draws a bet as a picture, in the colours and the type of the theme in force. Rejects where the
 * browser can't draw.
 */
export async function drawBetImage(text: BetImageText): Promise<Blob> {
  const height =
    padding * 2 + 96 + text.legs.length * legHeight + text.figures.length * figureHeight + 28;
  const canvas = document.createElement("canvas");
  canvas.width = width * 2;
  canvas.height = height * 2;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("this browser draws no pictures");
  context.scale(2, 2);
  await document.fonts?.ready;
  const pen = makePen(context);
  context.fillStyle = pen.colour("surface");
  context.fillRect(0, 0, width, height);
  drawHead(pen, text);
  let top = padding + 96;
  for (const leg of text.legs) {
    drawLeg(pen, leg, top);
    await drawEvent(pen, leg, top + 50);
    top += legHeight;
  }
  for (const { name, value } of text.figures) {
    pen.write(name, { top: top + 8, weight: 400, size: 16, colour: "ink-muted" });
    pen.write(value, { top: top + 8, weight: 650, size: 18, colour: "ink", isRight: true });
    top += figureHeight;
  }
  pen.write(text.note, { top: top + 24, weight: 400, size: 13, colour: "ink-faint" });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

type Colour =
  | "surface"
  | "ink"
  | "ink-muted"
  | "ink-faint"
  | "line"
  | "act"
  | "on-act"
  | "header"
  | "on-header";
interface Writing {
  readonly top: number;
  /** Where it begins, unless it ends at the right. */
  readonly left?: number;
  readonly weight: number;
  readonly size: number;
  readonly colour: Colour;
  readonly isRight?: boolean;
  /** Pixels kept free for what is at the right. */
  readonly reserved?: number;
}
type Pen = ReturnType<typeof makePen>;

/** Writes with the theme's own colours and family, and cuts off what does not fit; says how wide that is. */
function makePen(context: CanvasRenderingContext2D) {
  const styles = getComputedStyle(document.documentElement);
  const family = styles.fontFamily || "sans-serif";
  const colour = (name: Colour) => styles.getPropertyValue(`--gs-color-${name}`).trim();
  function shorten(words: string, available: number): string {
    if (context.measureText(words).width <= available) return words;
    let end = words.length;
    while (end > 1 && context.measureText(`${words.slice(0, end)}…`).width > available) end -= 1;
    return `${words.slice(0, end).trimEnd()}…`;
  }
  return {
    context,
    colour,
    write(
      words: string,
      { top, left = padding, weight, size, colour: name, isRight = false, reserved = 0 }: Writing,
    ): number {
      context.font = `${weight} ${size}px ${family}`;
      context.fillStyle = colour(name);
      context.textBaseline = "top";
      context.textAlign = isRight ? "right" : "left";
      const shown = shorten(words, Math.max(0, width - left - padding - reserved));
      context.fillText(shown, isRight ? width - padding : left, top);
      return context.measureText(shown).width;
    },
  };
}

function drawHead(pen: Pen, { brand, title, status }: BetImageText): void {
  const { context, colour } = pen;
  context.fillStyle = colour("header");
  context.fillRect(0, 0, width, 56);
  pen.write(brand, { top: 18, weight: 800, size: 20, colour: "on-header" });
  pen.write(title, { top: 76, weight: 700, size: 22, colour: "ink", reserved: 130 });
  pen.write(status, { top: 80, weight: 600, size: 16, colour: "ink-muted", isRight: true });
}

function drawLeg(pen: Pen, leg: BetImageText["legs"][number], top: number): void {
  const { context, colour } = pen;
  context.fillStyle = colour("line");
  context.fillRect(padding, top, width - padding * 2, 1);
  pen.write(leg.outcome, { top: top + 10, weight: 650, size: 17, colour: "ink", reserved: 90 });
  pen.write(leg.odds, { top: top + 10, weight: 700, size: 19, colour: "ink", isRight: true });
  pen.write(leg.market, { top: top + 32, weight: 400, size: 14, colour: "ink-faint" });
}

/** Both names with their marks before them, as far as marks are drawn on the page. */
async function drawEvent(
  pen: Pen,
  { event, marks }: BetImageText["legs"][number],
  top: number,
): Promise<void> {
  const words = { top, weight: 400, size: 14, colour: "ink-muted" } as const;
  const names = namesOfEvent(event);
  const pictures = await Promise.all(
    (marks ?? []).map((mark) => markPicture(mark, pen.colour("ink-muted"))),
  );
  const drawn = pictures.filter((picture) => picture !== null);
  if (drawn.length !== names.length) {
    pen.write(event, words);
    return;
  }
  let left = padding;
  drawn.forEach((picture, side) => {
    if (side > 0) left += pen.write(betweenSides, { ...words, left });
    pen.context.drawImage(picture, left, top - 1, markSize, markSize);
    left += markSize + markGap;
    left += pen.write(names[side] ?? "", { ...words, left });
  });
}
