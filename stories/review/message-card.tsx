import { languageNames } from "./language-names.ts";
import type { MessageView } from "./message-views.ts";
import {
  type Language,
  languages,
  type MessageKind,
  type MessageRow,
  type WordingRow,
} from "./review-data.ts";
import { storyAddress } from "./review-page.tsx";
import { Difference } from "./word-difference.tsx";

interface MessageCardProps {
  readonly view: MessageView;
  readonly frameAddress: (message: MessageRow, language: Language) => string | null;
  readonly isTicked: (language: Language) => boolean;
  readonly onTick: (language: Language) => void;
}

/** One message of the wall: what it is, as it is drawn in each language, and its texts. */
export function MessageCard({ view, frameAddress, isTicked, onTick }: MessageCardProps) {
  const { message, rows, standing } = view;
  return (
    <article
      aria-label={message.name}
      className="gs:grid gs:gap-4 gs:rounded-md gs:bg-surface gs:p-5 gs:print:break-inside-avoid gs:print:border"
    >
      <div className="gs:flex gs:flex-wrap gs:items-baseline gs:justify-between gs:gap-x-6 gs:gap-y-1">
        <h2 className="gs:type-heading">{message.name}</h2>
        <a
          className="gs:rounded-sm gs:type-small gs:underline gs:focus-ring gs:print:hidden"
          href={`${storyAddress("review-popup-wall--wall")}&args=message:${message.id}`}
          target="_top"
        >
          Address of this message
        </a>
      </div>
      <Facts message={message} />
      <ul className="gs:grid gs:gap-4 gs:wide:grid-cols-3 gs:print:grid-cols-3">
        {languages.map((language) => (
          <li key={language} className="gs:grid gs:content-start gs:gap-2">
            <div className="gs:flex gs:flex-wrap gs:items-center gs:justify-between gs:gap-2 gs:type-small">
              <h3 lang={language} className="gs:type-label">
                {languageNames[language]}
              </h3>
              <label className="gs:flex gs:min-h-8 gs:items-center gs:gap-2">
                <input
                  type="checkbox"
                  className="gs:size-5 gs:accent-act gs:focus-ring gs:print:hidden"
                  checked={isTicked(language)}
                  onChange={() => onTick(language)}
                />
                <span>
                  Sign off ({standing[language]})
                  <span className="gs:sr-only">
                    : {message.name}, {languageNames[language]}
                  </span>
                </span>
              </label>
            </div>
            <Frame
              address={frameAddress(message, language)}
              isLow={lowKinds.includes(message.kind) && rows.length <= 3}
              title={`${message.name}, ${languageNames[language]}`}
            />
          </li>
        ))}
      </ul>
      <Texts rows={rows} />
    </article>
  );
}

/** What does not take up a screen. */
const lowKinds: readonly MessageKind[] = ["toast", "banner", "inline"];

interface FrameProps {
  readonly address: string | null;
  readonly title: string;
  readonly isLow: boolean;
}

/** Drawn to be seen alone: what it says is in the texts below it, and a dialog in it keeps no focus. */
function Frame({ address, title, isLow }: FrameProps) {
  if (!address) return null;
  return (
    <div className="gs:grid gs:gap-1">
      <div
        inert
        className={`gs:overflow-hidden gs:rounded-sm gs:border gs:border-line ${isLow ? "gs:h-60" : "gs:h-112"}`}
      >
        <iframe src={address} title={title} loading="lazy" className="gs:size-full gs:border-0" />
      </div>
      <a
        className="gs:justify-self-start gs:rounded-sm gs:type-caption gs:underline gs:focus-ring gs:print:hidden"
        href={address}
        target="_blank"
        rel="noreferrer"
      >
        Open it by itself
      </a>
    </div>
  );
}

function Facts({ message }: { readonly message: MessageRow }) {
  const facts: readonly (readonly [string, string])[] = [
    ["Reaches the person as", message.kind],
    ["Trigger", message.trigger],
    ["Severity", message.severity],
    ["Stands", message.lifetime],
    ["Can be closed", message.canBeClosed ? "yes" : "no"],
    ["Specified in", message.source],
    ["Legal basis", message.legalBasis ?? "none"],
    ["Owner", message.owner],
  ];
  return (
    <dl className="gs:grid gs:gap-x-8 gs:gap-y-1 gs:type-small gs:tablet:grid-cols-2 gs:full:grid-cols-3">
      {facts.map(([name, value]) => (
        <div key={name} className="gs:flex gs:gap-2">
          <dt className="gs:text-ink-faint">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Texts({ rows }: { readonly rows: readonly WordingRow[] }) {
  return (
    <details className="gs:type-small" open={rows.length <= 6}>
      <summary className="gs:w-fit gs:cursor-pointer gs:rounded-sm gs:type-label gs:focus-ring">
        {rows.length} {rows.length === 1 ? "text" : "texts"}
      </summary>
      <ul className="gs:mt-2 gs:grid gs:gap-3">
        {rows.map((row) => (
          <li key={row.key} className="gs:grid gs:gap-1 gs:border-t gs:border-line gs:pt-2">
            <code className="gs:type-caption gs:break-words gs:text-ink-faint">{row.key}</code>
            <ul className="gs:grid gs:gap-2 gs:wide:grid-cols-3 gs:print:grid-cols-3">
              {languages.map((language) => (
                <li key={language} lang={language}>
                  {row.texts[language]?.rendered}
                  <Difference parts={row.texts[language]?.difference} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}
