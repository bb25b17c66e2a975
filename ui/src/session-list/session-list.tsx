import { Monitor, Smartphone } from "lucide";
import { useEffect, useEffectEvent, useRef } from "react";
import { Badge } from "../badge/index.ts";
import { Button } from "../button/index.ts";
import { Dialog, type DialogClose } from "../dialog/index.ts";
import { Icon } from "../icon/index.ts";
import { Notice } from "../notice/index.ts";
import { useAnnounce, useFormat, useWording } from "../provider/index.ts";
import { Loading, Skeleton } from "../skeleton/index.ts";

/** Where a person is logged in. Instants are epoch milliseconds. */
export interface SessionView {
  readonly id: string;
  readonly isCurrent: boolean;
  readonly device: "desktop" | "mobile";
  /** Null where the operator does not know. */
  readonly browser: string | null;
  readonly system: string | null;
  readonly loggedInAt: number;
  readonly lastActiveAt: number;
}

export type SessionListView =
  | { readonly status: "loading" }
  | { readonly status: "failed" }
  | {
      readonly status: "loaded";
      readonly sessions: readonly SessionView[];
      /** The sessions whose end has been requested. */
      readonly ending: readonly string[];
      /** The last request to end some was not answered, or refused. */
      readonly hasFailed: boolean;
    };

export interface SessionListProps {
  readonly list: SessionListView;
  readonly onEnd: (ids: readonly string[]) => void;
  readonly onRetry: () => void;
  readonly onClose: DialogClose;
}

/** Where a person is logged in, with a way to end each session but this one. */
export function SessionList({ list, onEnd, onRetry, onClose }: SessionListProps) {
  const t = useWording();
  return (
    <Dialog title={t("session-list.title")} onClose={onClose}>
      <div data-status={list.status} className="gs:grid gs:gap-4">
        {list.status === "loading" && (
          <Loading>
            <div className="gs:grid gs:gap-3">
              <Skeleton shape="card" />
              <Skeleton shape="card" />
            </div>
          </Loading>
        )}
        {list.status === "failed" && (
          <Notice
            kind="error"
            announced={t("session-list.failed")}
            action={<Button onPress={onRetry}>{t("session-list.retry.button")}</Button>}
          >
            {t("session-list.failed")}
          </Notice>
        )}
        {list.status === "loaded" && <Sessions {...list} onEnd={onEnd} />}
      </div>
    </Dialog>
  );
}

interface SessionsProps {
  readonly sessions: readonly SessionView[];
  readonly ending: readonly string[];
  readonly hasFailed: boolean;
  readonly onEnd: (ids: readonly string[]) => void;
}

function Sessions({ sessions, ending, hasFailed, onEnd }: SessionsProps) {
  const t = useWording();
  const list = useRef<HTMLUListElement>(null);
  const others = sessions.filter(({ isCurrent }) => !isCurrent).map(({ id }) => id);
  useEndedSessions(sessions, list);
  return (
    <>
      <p className="gs:type-body gs:text-ink-muted">
        {t(others.length > 0 ? "session-list.intro" : "session-list.empty")}
      </p>
      {hasFailed && (
        <Notice kind="error" announced={t("session-list.not-ended")}>
          {t("session-list.not-ended")}
        </Notice>
      )}
      {/* It takes the focus when the row of a pressed button has gone. */}
      <ul ref={list} tabIndex={-1} className="gs:grid gs:outline-none">
        {sessions.map((session) => (
          <Session
            key={session.id}
            session={session}
            isEnding={ending.includes(session.id)}
            onEnd={() => onEnd([session.id])}
          />
        ))}
      </ul>
      {others.length > 1 && (
        <Button
          variant="outline"
          width="full"
          isBusy={others.every((id) => ending.includes(id))}
          onPress={() => onEnd(others)}
        >
          {t("session-list.end-all.button")}
        </Button>
      )}
    </>
  );
}

interface SessionProps {
  readonly session: SessionView;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function Session({ session, isEnding, onEnd }: SessionProps) {
  const t = useWording();
  const format = useFormat();
  const name = useSessionName();
  const shape = session.device === "mobile" ? Smartphone : Monitor;
  const at = format.dateTime(session.loggedInAt);
  return (
    <li
      data-current={session.isCurrent}
      className="gs:grid gs:grid-cols-[auto_minmax(0,1fr)] gs:items-center gs:gap-x-3 gs:gap-y-2 gs:border-t gs:border-line gs:py-3 gs:first:border-t-0 gs:tablet:grid-cols-[auto_minmax(0,1fr)_auto]"
    >
      <span className="gs:grid gs:size-10 gs:place-items-center gs:rounded-full gs:bg-raised">
        <Icon shape={shape} size={20} />
      </span>
      <div className="gs:grid gs:gap-0.5">
        <p className="gs:type-label gs:wrap-anywhere">{name(session)}</p>
        <p className="gs:type-small gs:tabular gs:text-ink-muted">
          {t("session-list.logged-in", { at })}
        </p>
        <p className="gs:type-small gs:tabular gs:text-ink-muted">
          {t("session-list.last-active", { at: format.dateTime(session.lastActiveAt) })}
        </p>
      </div>
      <div className="gs:col-start-2 gs:justify-self-start gs:tablet:col-start-3">
        {session.isCurrent ? (
          <Badge>{t("session-list.current")}</Badge>
        ) : (
          <Button isBusy={isEnding} onPress={onEnd}>
            <span aria-hidden>{t("session-list.end.button")}</span>
            <span className="gs:sr-only">
              {t("session-list.end.label", { device: name(session), at })}
            </span>
          </Button>
        )}
      </div>
    </li>
  );
}

/** What a session is called: its browser and system, or the kind of device where these are not known. */
function useSessionName(): (session: SessionView) => string {
  const t = useWording();
  return ({ browser, system, device }) => {
    if (browser !== null && system !== null) return t("session-list.browser", { browser, system });
    return browser ?? system ?? t(`session-list.${device}`);
  };
}

/** Announces the sessions that have gone from the list, and keeps the focus in it. */
function useEndedSessions(
  sessions: readonly SessionView[],
  list: { readonly current: HTMLElement | null },
): void {
  const t = useWording();
  const announce = useAnnounce();
  const name = useSessionName();
  const before = useRef(sessions);
  const say = useEffectEvent(() => {
    const ids = new Set(sessions.map(({ id }) => id));
    const ended = before.current.filter(({ id }) => !ids.has(id));
    before.current = sessions;
    const [first, second] = ended;
    if (!first) return;
    const words = second
      ? t("session-list.ended-all")
      : t("session-list.ended", { device: name(first) });
    announce(words, "polite");
    list.current?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a list, whatever else is drawn again
  useEffect(() => say(), [sessions]);
}
