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
      className="grid gap-4 rounded-md bg-surface p-5 print:break-inside-avoid print:border"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="type-heading">{message.name}</h2>
        <a
          className="rounded-sm type-small underline focus-ring print:hidden"
          href={`${storyAddress("review-popup-wall--wall")}&args=message:${message.id}`}
          target="_top"
        >
          Address of this message
        </a>
      </div>
      <Facts message={message} />
      <ul className="grid gap-4 wide:grid-cols-3 print:grid-cols-3">
        {languages.map((language) => (
          <li key={language} className="grid content-start gap-2">
            <div className="flex flex-wrap items-center justify-between gap-2 type-small">
              <h3 lang={language} className="type-label">
                {languageNames[language]}
              </h3>
              <label className="flex min-h-8 items-center gap-2">
                <input
                  type="checkbox"
                  className="size-5 accent-act focus-ring print:hidden"
                  checked={isTicked(language)}
                  onChange={() => onTick(language)}
                />
                <span>
                  Sign off ({standing[language]})
                  <span className="sr-only">
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

/** Drawn to be seen alone: what it says stands in the texts below it, and a dialog in it keeps no focus. */
function Frame({ address, title, isLow }: FrameProps) {
  if (!address) return null;
  return (
    <div className="grid gap-1">
      <div
        inert
        className={`overflow-hidden rounded-sm border border-line ${isLow ? "h-60" : "h-112"}`}
      >
        <iframe src={address} title={title} loading="lazy" className="size-full border-0" />
      </div>
      <a
        className="justify-self-start rounded-sm type-caption underline focus-ring print:hidden"
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
    <dl className="grid gap-x-8 gap-y-1 type-small tablet:grid-cols-2 full:grid-cols-3">
      {facts.map(([name, value]) => (
        <div key={name} className="flex gap-2">
          <dt className="text-ink-faint">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Texts({ rows }: { readonly rows: readonly WordingRow[] }) {
  return (
    <details className="type-small" open={rows.length <= 6}>
      <summary className="w-fit cursor-pointer rounded-sm type-label focus-ring">
        {rows.length} {rows.length === 1 ? "text" : "texts"}
      </summary>
      <ul className="mt-2 grid gap-3">
        {rows.map((row) => (
          <li key={row.key} className="grid gap-1 border-t border-line pt-2">
            <code className="type-caption break-words text-ink-faint">{row.key}</code>
            <ul className="grid gap-2 wide:grid-cols-3 print:grid-cols-3">
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
