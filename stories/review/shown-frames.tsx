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

/** A text as a person reads it: the state that shows it, drawn at 320 px in each language. */
export function ShownFrames({ row, order, frameOf }: ShownFramesProps) {
  const [shown] = row.shownBy;
  if (!shown) return null;
  return (
    <ul className="gs:flex gs:flex-wrap gs:gap-4">
      {order
        .filter((language) => row.texts[language])
        .map((language) => (
          <li key={language}>
            <ShownFrame
              language={language}
              address={frameOf(shown, language)}
              text={row.texts[language]?.rendered ?? ""}
              next={shown.next}
              limit={row.budget}
            />
          </li>
        ))}
    </ul>
  );
}

interface ShownFrameProps {
  readonly language: Language;
  readonly address: string | null;
  readonly text: string;
  readonly next: string | null;
  readonly limit: number | undefined;
}

/** The story of a state draws itself after its page has loaded: the text is searched for until it is there. */
const tries = 40;
const tryEveryMilliseconds = 250;

function ShownFrame({ language, address, text, next, limit }: ShownFrameProps) {
  const [seen, setSeen] = useState<SeenText | "drawing" | "absent">("drawing");
  if (address === null) return <p className="gs:type-small">It is drawn within Storybook alone.</p>;
  const find = (frame: HTMLIFrameElement, left: number) => {
    const page = frame.contentDocument;
    if (!page || !frame.isConnected) return;
    const found = seenIn(page, text);
    // The lines are those of our own letters, which the page fetches when it first draws a word.
    if (found) void page.fonts.ready.then(() => setSeen(seenIn(page, text) ?? found));
    else if (left > 0) setTimeout(() => find(frame, left - 1), tryEveryMilliseconds);
    else setSeen("absent");
  };
  return (
    <figure className="gs:grid gs:gap-2">
      <figcaption className="gs:type-small">
        <span lang={language}>{languageNames[language]}</span>
        <span role="status" className="gs:block gs:type-caption gs:text-ink-muted gs:tabular">
          {inWords(seen, next)}
          {limit !== undefined && `; ${[...text].length} of ${limit} characters`}
        </span>
      </figcaption>
      <div inert className="gs:h-112 gs:w-80 gs:overflow-hidden gs:border gs:border-line">
        <iframe
          src={address}
          title={`At 320 px, ${languageNames[language]}`}
          className="gs:size-full gs:border-0"
          onLoad={({ currentTarget }) => find(currentTarget, tries)}
        />
      </div>
    </figure>
  );
}

function inWords(seen: SeenText | "drawing" | "absent", next: string | null): string {
  if (seen === "drawing") return "Being drawn";
  if (seen === "absent") return next === null ? "Not in the words drawn" : `Shown then: ${next}`;
  if (seen.lines === 0) return "Said by a screen reader, not drawn";
  const lines = seen.lines === 1 ? "1 line" : `${seen.lines} lines`;
  return `${lines} at 320 px${seen.isCut ? ", cut off" : ""}`;
}
