import { useState } from "react";
import { languageNames } from "./language-names.ts";
import { type SeenText, seenIn } from "./lines-of.ts";
import type { Language, ShownRow, WordingRow } from "./review-data.ts";

/** The address, within a published Storybook, of the state that shows a text; null where there is no Storybook around. */
export type StateFrame = (shown: ShownRow, language: Language) => string | null;

interface ShownFramesProps {
  readonly row: WordingRow;
  readonly order: readonly Language[];
  readonly frameOf: StateFrame;
}

/** The widths of a text's pictures, in px, with the share at which each is drawn here: the narrowest page, and a desktop's. */
const views = [
  { width: 320, scale: 1, frame: "gs:h-112 gs:w-80" },
  { width: 1280, scale: 0.5, frame: "gs:h-112 gs:w-160" },
] as const;
type View = (typeof views)[number];

/** A text as a person reads it: the state that shows it, drawn at both widths in each language. */
export function ShownFrames({ row, order, frameOf }: ShownFramesProps) {
  const [shown] = row.shownBy;
  if (!shown) return null;
  return (
    <ul className="gs:grid gs:gap-6">
      {order
        .filter((language) => row.texts[language])
        .map((language) => (
          <li key={language} className="gs:flex gs:flex-wrap gs:gap-4">
            {views.map((view) => (
              <ShownFrame
                key={view.width}
                view={view}
                row={row}
                language={language}
                address={frameOf(shown, language)}
                next={shown.next}
              />
            ))}
          </li>
        ))}
    </ul>
  );
}

interface ShownFrameProps {
  readonly view: View;
  readonly row: WordingRow;
  readonly language: Language;
  readonly address: string | null;
  readonly next: string | null;
}

/** The story of a state draws itself after its page has loaded: the text is searched for until it is there. */
const tries = 40;
const tryEveryMilliseconds = 250;

function ShownFrame({ view, row, language, address, next }: ShownFrameProps) {
  const [seen, setSeen] = useState<SeenText | "drawing" | "absent">("drawing");
  if (address === null) return <p className="gs:type-small">It is drawn within Storybook alone.</p>;
  const { width, scale } = view;
  const text = row.texts[language]?.rendered ?? "";
  const find = (frame: HTMLIFrameElement, left: number) => {
    const page = frame.contentDocument;
    if (!page || !frame.isConnected) return;
    const found = seenIn(page, text);
    // The lines are those of our own letters, which the page fetches when it first draws a word.
    if (found) void page.fonts.ready.then(() => setSeen(seenIn(page, text) ?? found));
    else if (left > 0) setTimeout(() => find(frame, left - 1), tryEveryMilliseconds);
    else setSeen("absent");
  };
  const limits = width === 320 ? limitsInWords(seen, row, text) : "";
  return (
    <figure className="gs:grid gs:content-start gs:gap-2">
      <figcaption className="gs:type-small">
        <span lang={language}>{languageNames[language]}</span>
        <span role="status" className="gs:block gs:type-caption gs:text-ink-muted gs:tabular">
          {inWords(seen, width, next)}
          {limits}
        </span>
      </figcaption>
      <div inert className={`gs:overflow-hidden gs:border gs:border-line ${view.frame}`}>
        <iframe
          src={address}
          title={`At ${width} px, ${languageNames[language]}`}
          loading="lazy"
          style={{
            width,
            height: `${100 / scale}%`,
            transform: `scale(${scale})`,
            transformOrigin: "top left",
          }}
          className="gs:max-w-none gs:border-0"
          onLoad={({ currentTarget }) => find(currentTarget, tries)}
        />
      </div>
    </figure>
  );
}

function inWords(seen: SeenText | "drawing" | "absent", width: number, next: string | null) {
  if (seen === "drawing") return "Being drawn";
  if (seen === "absent") return next === null ? "Not in the words drawn" : `Shown then: ${next}`;
  if (seen.lines === 0) return "Said by a screen reader, not drawn";
  const lines = seen.lines === 1 ? "1 line" : `${seen.lines} lines`;
  return `${lines} at ${width} px${seen.isCut ? ", cut off" : ""}`;
}

/** Whether the text keeps to its limits, which are those of the narrowest page. */
function limitsInWords(
  seen: SeenText | "drawing" | "absent",
  { budget, lineLimit }: WordingRow,
  text: string,
): string {
  if (budget === undefined || lineLimit === undefined) return "; nothing limits it";
  const characters = `; ${[...text].length} of ${budget} characters`;
  if (typeof seen === "string" || seen.lines === 0) return characters;
  const side = seen.lines > lineLimit ? "over" : "within";
  return `, ${side} the limit of ${lineLimit}${characters}`;
}
