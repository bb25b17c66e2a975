import { intervals } from "@grandstand/rules/intervals";
import type { Cents } from "@grandstand/rules/money";
import { useFormat, useNow, useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import { useDuration } from "../session-clock/index.ts";
import { playFact, playFacts } from "./drawer-account.variants.ts";

/** What the last seven days came to: the operator's sums. */
export interface PlayWeek {
  readonly staked: Cents;
  readonly received: Cents;
  readonly netResult: Cents;
}

/** The session that is open. */
export interface PlaySession {
  /** Epoch milliseconds of the login. */
  readonly startedAt: number;
  /** Milliseconds that it may last; null where the person has set no limit. */
  readonly limit: number | null;
  /** Epoch milliseconds of the next reality check. */
  readonly nextCheckAt: number;
}

export interface PlayFactsProps {
  /** Null while it is loaded. */
  readonly week: PlayWeek | "failed" | null;
  /** Null while it is not known. */
  readonly session: PlaySession | null;
}

/** What a sum or a time is while it is not known: never zero. */
const unknown = "–";

/** The net result of seven days with both of its sums, and how long the session has lasted (docs/decisions/60). */
export function PlayFacts({ week, session }: PlayFactsProps) {
  const t = useWording();
  const format = useFormat();
  const duration = useDuration();
  const now = useNow(intervals.sessionClock);
  const checkAt = ({ startedAt, nextCheckAt }: PlaySession) => duration(nextCheckAt - startedAt);
  const net = week === null || week === "failed" ? null : week;
  return (
    <dl className={playFacts()}>
      <Fact
        name={t("account.facts.net")}
        value={net && format.money(net.netResult)}
        more={
          net &&
          t("account.facts.net.sums", {
            stake: format.money(net.staked),
            amount: format.money(net.received),
          })
        }
      />
      <Fact
        name={t("account.facts.session")}
        value={session && duration(now - session.startedAt)}
        more={
          session &&
          (session.limit === null
            ? t("account.facts.session.no-limit", { time: checkAt(session) })
            : t("account.facts.session.limit", {
                limit: duration(session.limit),
                time: checkAt(session),
              }))
        }
      />
    </dl>
  );
}

interface FactProps {
  readonly name: string;
  /** Null: not known. */
  readonly value: string | null;
  readonly more: string | null;
}

function Fact({ name, value, more }: FactProps) {
  const t = useWording();
  return (
    <div className={playFact()}>
      <dt className="gs:type-small gs:text-ink-muted">{name}</dt>
      <dd className="gs:type-heading gs:tabular gs:wrap-anywhere">
        {value === null ? (
          <>
            <span aria-hidden>{unknown}</span>
            <span className="gs:sr-only">{t("account.facts.unknown")}</span>
          </>
        ) : (
          <Sentence>{value}</Sentence>
        )}
      </dd>
      {more !== null && (
        <dd className="gs:text-[0.75rem]/4 gs:tabular gs:wrap-anywhere gs:text-ink-muted gs:[font-stretch:88%]">
          <Sentence>{more}</Sentence>
        </dd>
      )}
    </div>
  );
}
