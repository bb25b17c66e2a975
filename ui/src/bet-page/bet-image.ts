import type { SelectionMarks } from "../mark-image/index.ts";
import { betweenSides, namesOfEvent } from "../sentence/index.ts";
import { markPicture } from "./mark-picture.ts";

/** What the image of a bet shows: lines of text as the person reads them, and nothing of the person. */
export interface BetImageText {
  readonly brand: string;
  readonly title: string;
  /** When it was placed. */
  readonly placedAt: string;
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
const padding = 48;
const scale = 2;
/** Around the paper, which is torn off above and below in half circles. */
const margin = 20;
const tooth = 6;
const notch = 9;
const headHeight = 56;
const titleHeight = 64;
const legHeight = 84;
const figureHeight = 32;
const footHeight = 52;
const markSize = 16;
const markGap = 4;

/**
 * Draws a bet as its coupon, in the paper's colours and the type of the page, on a canvas that it gives its size.
 * Rejects where the browser can't draw.
 */
export async function drawBetImage(
  canvas: HTMLCanvasElement | null,
  text: BetImageText,
): Promise<void> {
  const context = canvas?.getContext("2d");
  if (!canvas || !context) throw new Error("this browser draws no pictures");
  await document.fonts?.ready;
  const figures = text.figures.length * figureHeight + (text.figures.length > 0 ? 20 : 0);
  const paper = headHeight + titleHeight + text.legs.length * legHeight + figures + footHeight;
  canvas.width = width * scale;
  canvas.height = (paper + 2 * margin) * scale;
  context.scale(scale, scale);
  const pen = makePen(context);
  context.fillStyle = pen.colour("header");
  context.fillRect(0, 0, width, paper + 2 * margin);
  context.translate(0, margin);
  const cut = headHeight + titleHeight + text.legs.length * legHeight;
  drawPaper(pen, paper, cut);
  drawHead(pen, text);
  let top = headHeight + titleHeight;
  for (const leg of text.legs) {
    drawLeg(pen, leg, top);
    await drawEvent(pen, leg, top + 54);
    top += legHeight;
  }
  drawLine(pen, top);
  top += figures > 0 ? 10 : 0;
  for (const { name, value } of text.figures) {
    pen.write(name, { top: top + 8, weight: 400, size: 16, colour: "on-paper-muted" });
    pen.write(value, { top: top + 7, weight: 650, size: 18, colour: "on-paper", isRight: true });
    top += figureHeight;
  }
  if (figures > 0) drawLine(pen, paper - footHeight);
  const note = { top: paper - footHeight + 20, weight: 400, size: 13 } as const;
  pen.write(text.note, { ...note, colour: "on-paper-muted" });
}

/** What is drawn on a canvas, as a file. Rejects where the browser makes none of it. */
export function imageOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

type Colour = "paper" | "on-paper" | "on-paper-muted" | "paper-line" | "header";
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

/** The sheet, with its torn edges and the notches at the line where it is cut when it is paid. */
function drawPaper({ context, colour }: Pen, height: number, cut: number): void {
  const left = margin;
  const sheet = width - 2 * margin;
  context.fillStyle = colour("paper");
  context.fillRect(left, 0, sheet, height);
  context.fillStyle = colour("header");
  const dot = (x: number, y: number, radius: number) => {
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
  };
  const teeth = Math.floor(sheet / (3 * tooth));
  for (let each = 0; each < teeth; each += 1) {
    const x = left + ((each + 0.5) * sheet) / teeth;
    dot(x, 0, tooth);
    dot(x, height, tooth);
  }
  dot(left, cut, notch);
  dot(left + sheet, cut, notch);
}

function drawLine({ context, colour }: Pen, top: number): void {
  context.strokeStyle = colour("paper-line");
  context.setLineDash([5, 4]);
  context.beginPath();
  context.moveTo(margin + notch + 3, top + 0.5);
  context.lineTo(width - margin - notch - 3, top + 0.5);
  context.stroke();
}

function drawHead(pen: Pen, { brand, title, status, placedAt }: BetImageText): void {
  pen.write(brand, { top: 22, weight: 800, size: 20, colour: "on-paper" });
  pen.write(status, { top: 25, weight: 600, size: 15, colour: "on-paper", isRight: true });
  drawLine(pen, headHeight);
  const top = headHeight + 20;
  pen.write(title, { top, weight: 700, size: 24, colour: "on-paper", reserved: 190 });
  const when = { top: top + 8, weight: 400, size: 14, colour: "on-paper-muted" } as const;
  pen.write(placedAt, { ...when, isRight: true });
}

function drawLeg(pen: Pen, leg: BetImageText["legs"][number], top: number): void {
  drawLine(pen, top);
  pen.write(leg.outcome, {
    top: top + 12,
    weight: 650,
    size: 18,
    colour: "on-paper",
    reserved: 90,
  });
  pen.write(leg.odds, { top: top + 12, weight: 700, size: 18, colour: "on-paper", isRight: true });
  pen.write(leg.market, { top: top + 34, weight: 400, size: 14, colour: "on-paper-muted" });
}

/** Both names with their marks before them, as far as marks are drawn on the page. */
async function drawEvent(
  pen: Pen,
  { event, marks }: BetImageText["legs"][number],
  top: number,
): Promise<void> {
  const words = { top, weight: 400, size: 14, colour: "on-paper-muted" } as const;
  const names = namesOfEvent(event);
  const pictures = await Promise.all(
    (marks ?? []).map((mark) => markPicture(mark, pen.colour("on-paper-muted"))),
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
