import { countdown, countdownText } from "@grandstand/rules/event-time";
import { useId } from "react";
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

const second = 1_000;

/**
 * The next draws of a virtual sport, with a countdown to each (B2). It ticks in silence; the start of
 * each stands beside it.
 */
export function VirtualChannel({ running, upcoming, currentId }: VirtualChannelProps) {
  const t = useWording();
  const heading = useId();
  if (running.length + upcoming.length === 0) {
    return (
      <p className="type-body bg-surface px-3 tablet:px-4 py-6 text-ink-muted tablet:rounded-md">
        {t("virtual-channel.empty")}
      </p>
    );
  }
  return (
    <nav aria-labelledby={heading} className="min-w-0">
      <h2 id={heading} className="type-heading px-3 pb-2 tablet:px-0">
        {t("virtual-channel.next")}
      </h2>
      <ul className="flex gap-2 overflow-x-auto overscroll-x-contain scroll-px-3 px-3 py-1 [scrollbar-width:none] tablet:-mx-1 tablet:scroll-px-1 tablet:px-1">
        {running.map((draw) => (
          <li key={draw.id} className="shrink-0">
            <Draw draw={draw} isRunning isCurrent={draw.id === currentId} />
          </li>
        ))}
        {upcoming.map((draw) => (
          <li key={draw.id} className="shrink-0">
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
      <span className="flex items-baseline justify-between gap-2">
        {isRunning ? (
          <span className="type-label">{t("virtual-channel.running")}</span>
        ) : (
          <Countdown startsAt={draw.startsAt} />
        )}
        <span className="type-small tabular opacity-80">{format.time(draw.startsAt)}</span>
      </span>
      <span className="type-small block truncate" title={draw.name}>
        {draw.name}
      </span>
    </Link>
  );
}

function Countdown({ startsAt }: { startsAt: number }) {
  const now = useNow(second);
  const left = Math.max(0, startsAt - now);
  return (
    <span role="timer" aria-live="off" className="type-label tabular">
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
      className="overflow-hidden bg-surface shadow-card tablet:rounded-md"
    >
      <h2 id={heading} className="type-heading px-3 tablet:px-4 pt-3 pb-2.5">
        {t("virtual-channel.results")}
      </h2>
      {results.length === 0 && (
        <p className="type-body border-t border-line px-3 tablet:px-4 py-4 text-ink-muted">
          {t("virtual-channel.no-results")}
        </p>
      )}
      <ul>
        {results.map((result) => (
          <li
            key={result.id}
            className="flex min-h-12 items-baseline gap-3 border-t border-line px-3 tablet:px-4 py-2"
          >
            <span className="type-small tabular w-12 shrink-0 text-ink-faint">
              {format.time(result.endedAt)}
            </span>
            <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
              <span className="type-body min-w-0 wrap-break-word">{result.name}</span>
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
      <span className="type-label tabular shrink-0 text-end">{`${score.home} – ${score.away}`}</span>
    );
  }
  return (
    <ol className="flex min-w-0 flex-wrap gap-x-4 gap-y-0.5">
      {placed.map(({ number, name }, index) => (
        <li key={number} className="type-label min-w-0 wrap-break-word">
          {`${index + 1}. ${name} (${number})`}
        </li>
      ))}
    </ol>
  );
}
