import { countdown, countdownText } from "@grandstand/rules/event-time";
import { intervals } from "@grandstand/rules/intervals";
import { useId } from "react";
import { calendarDrawing, EmptyState } from "../empty-state/index.ts";
import { useFormat, useLink, useNow, useWording } from "../provider/index.ts";
import { drawLink } from "./virtual-channel.variants.ts";

/** One draw of a virtual sport. */
export interface VirtualDrawView {
  readonly id: string;
  readonly name: string;
  /** The virtual route with its event; a path with its language. */
  readonly href: string;
  /** Epoch milliseconds. */
  readonly startsAt: number;
}

export interface VirtualResultView {
  readonly id: string;
  readonly name: string;
  /** Epoch milliseconds. */
  readonly endedAt: number;
  /** Of a match; null for a race. */
  readonly score: { readonly home: number; readonly away: number } | null;
  /** The first home of a race. */
  readonly placed: readonly { readonly number: number; readonly name: string }[];
}

export interface VirtualChannelProps {
  readonly running: readonly VirtualDrawView[];
  /** Soonest first. */
  readonly upcoming: readonly VirtualDrawView[];
  readonly currentId: string | null;
}

/**
 * The next draws of a virtual sport, with a countdown to each (B2). It ticks in silence; the start of
 * each is beside it.
 */
export function VirtualChannel({ running, upcoming, currentId }: VirtualChannelProps) {
  const t = useWording();
  const heading = useId();
  if (running.length + upcoming.length === 0) {
    return (
      <EmptyState
        drawing={calendarDrawing}
        title={t("virtual-channel.empty")}
        text={t("virtual-channel.empty.next")}
      />
    );
  }
  return (
    <nav aria-labelledby={heading} className="gs:min-w-0">
      <h2 id={heading} className="gs:type-heading gs:px-3 gs:pb-2 gs:tablet:px-0">
        {t("virtual-channel.next")}
      </h2>
      <ul className="gs:flex gs:gap-2 gs:overflow-x-auto gs:overscroll-x-contain gs:scroll-px-3 gs:px-3 gs:py-1 gs:[scrollbar-width:none] gs:tablet:-mx-1 gs:tablet:scroll-px-1 gs:tablet:px-1">
        {running.map((draw) => (
          <li key={draw.id} className="gs:shrink-0">
            <Draw draw={draw} isRunning isCurrent={draw.id === currentId} />
          </li>
        ))}
        {upcoming.map((draw) => (
          <li key={draw.id} className="gs:shrink-0">
            <Draw draw={draw} isRunning={false} isCurrent={draw.id === currentId} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface DrawProps {
  readonly draw: VirtualDrawView;
  readonly isRunning: boolean;
  readonly isCurrent: boolean;
}

function Draw({ draw, isRunning, isCurrent }: DrawProps) {
  const Link = useLink();
  const t = useWording();
  const format = useFormat();
  return (
    <Link
      href={draw.href}
      aria-current={isCurrent ? "page" : undefined}
      className={drawLink({ isCurrent })}
    >
      <span className="gs:flex gs:items-baseline gs:justify-between gs:gap-2">
        {isRunning ? (
          <span className="gs:type-label">{t("virtual-channel.running")}</span>
        ) : (
          <Countdown startsAt={draw.startsAt} />
        )}
        <span className="gs:type-small gs:tabular gs:opacity-80">{format.time(draw.startsAt)}</span>
      </span>
      <span className="gs:type-small gs:block gs:truncate" title={draw.name}>
        {draw.name}
      </span>
    </Link>
  );
}

function Countdown({ startsAt }: { startsAt: number }) {
  const now = useNow(intervals.eachSecond);
  const left = Math.max(0, startsAt - now);
  return (
    <span role="timer" className="gs:type-label gs:tabular">
      {countdownText(countdown(left))}
    </span>
  );
}

/** How the last draws ended, latest first. */
export function VirtualResults({ results }: { results: readonly VirtualResultView[] }) {
  const t = useWording();
  const format = useFormat();
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="gs:overflow-hidden gs:bg-surface gs:shadow-card gs:tablet:rounded-md"
    >
      <h2 id={heading} className="gs:type-heading gs:px-3 gs:tablet:px-4 gs:pt-3 gs:pb-2.5">
        {t("virtual-channel.results")}
      </h2>
      {results.length === 0 && (
        <p className="gs:type-body gs:border-t gs:border-line gs:px-3 gs:tablet:px-4 gs:py-4 gs:text-ink-muted">
          {t("virtual-channel.no-results")}
        </p>
      )}
      <ul>
        {results.map((result) => (
          <li
            key={result.id}
            className="gs:flex gs:min-h-12 gs:items-baseline gs:gap-3 gs:border-t gs:border-line gs:px-3 gs:tablet:px-4 gs:py-2"
          >
            <span className="gs:type-small gs:tabular gs:w-12 gs:shrink-0 gs:text-ink-faint">
              {format.time(result.endedAt)}
            </span>
            <div className="gs:flex gs:min-w-0 gs:flex-1 gs:flex-wrap gs:items-baseline gs:justify-between gs:gap-x-4 gs:gap-y-0.5">
              <span className="gs:type-body gs:min-w-0 gs:wrap-break-word">{result.name}</span>
              <Outcome result={result} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The score; or who was first, second and third home, each whole on its line. */
function Outcome({ result: { score, placed } }: { result: VirtualResultView }) {
  if (score) {
    return (
      <span
        translate="no"
        className="gs:type-label gs:tabular gs:shrink-0 gs:text-end"
      >{`${score.home} – ${score.away}`}</span>
    );
  }
  return (
    <ol className="gs:flex gs:min-w-0 gs:flex-wrap gs:gap-x-4 gs:gap-y-0.5">
      {placed.map(({ number, name }, index) => (
        <li key={number} translate="no" className="gs:type-label gs:min-w-0 gs:wrap-break-word">
          {`${index + 1}. ${name} (${number})`}
        </li>
      ))}
    </ol>
  );
}
