import { intervals } from "@grandstand/rules/intervals";
import { useEffect, useEffectEvent, useRef } from "react";
import { Button } from "../button/index.ts";
import { Dialog, type DialogClose } from "../dialog/index.ts";
import { Notice } from "../notice/index.ts";
import { useAnnounce, useNow, useWording } from "../provider/index.ts";

/** `final`: the session has reached its longest duration, and can't be prolonged. */
export type SessionEndingStatus = "open" | "staying" | "failed" | "final";

export interface SessionEndingProps {
  readonly status: SessionEndingStatus;
  /** Epoch milliseconds at which the person is logged out. */
  readonly endsAt: number;
  /** Also by Escape, the close button or Back: a person who does any of it is there. */
  readonly onStay: () => void;
  readonly onLogout: () => void;
  /** Closes what can't be prolonged; the session still ends. */
  readonly onClose: DialogClose;
}

/**
 * Announces the end of a session while the person can still stay logged in (A4, WCAG 2.2.1). The seconds are announced
 * as it opens and once more near the end, and shown in between.
 *
 * Data attributes: `data-status` open | staying | failed | final.
 */
export function SessionEnding({ status, endsAt, onStay, onLogout, onClose }: SessionEndingProps) {
  const t = useWording();
  const stay = useRef<HTMLButtonElement>(null);
  const logout = useRef<HTMLButtonElement>(null);
  const seconds = Math.max(0, Math.ceil((endsAt - useNow(intervals.eachSecond)) / 1_000));
  const isFinal = status === "final";
  useLastWarning(seconds);
  return (
    <Dialog
      title={t("session-ending.title")}
      role="alertdialog"
      description={
        <p className="gs:type-body">
          {t(isFinal ? "session-ending.final" : "session-ending.text")}
        </p>
      }
      initialFocus={isFinal ? logout : stay}
      onClose={isFinal ? onClose : onStay}
      footer={
        <>
          <Button ref={logout} variant="outline" onPress={onLogout}>
            {t("session-ending.logout.button")}
          </Button>
          {!isFinal && (
            <Button ref={stay} variant="act" isBusy={status === "staying"} onPress={onStay}>
              {t("session-ending.stay.button")}
            </Button>
          )}
        </>
      }
    >
      <div data-status={status} className="gs:grid gs:gap-3 gs:pt-3">
        <p role="timer" className="gs:type-body gs:tabular gs:text-ink-muted">
          {t("session-ending.seconds", { count: seconds })}
        </p>
        {status === "failed" && (
          <Notice kind="error" announced={t("session-ending.failed")}>
            {t("session-ending.failed")}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

const firstSeconds = 20;
const lastSeconds = 10;

/** A count that is announced every second would bury everything else: twice are enough. */
function useLastWarning(seconds: number): void {
  const t = useWording();
  const announce = useAnnounce();
  const isNearEnd = seconds <= lastSeconds;
  const say = useEffectEvent(() => {
    const count = isNearEnd ? Math.min(seconds, lastSeconds) : Math.min(seconds, firstSeconds);
    announce(t("session-ending.seconds", { count }), "assertive");
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once as it opens, and once near the end
  useEffect(() => say(), [isNearEnd]);
}
