import { intervals } from "@grandstand/rules/intervals";
import { type Limit, pendingAt, usedShare, valueAt } from "@grandstand/rules/limits";
import { LockKeyhole } from "lucide";
import { Badge } from "../badge/index.ts";
import { Button } from "../button/index.ts";
import { Icon } from "../icon/index.ts";
import { useLimitWords } from "../limit-form/limit-words.ts";
import { useFormat, useNow, useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import { limitMeter, limitRow } from "./limit-list.variants.ts";

interface LimitRowProps {
  readonly limit: Limit;
  readonly isChanging: boolean;
  readonly onEdit: () => void;
  /** Drops the raise that waits. */
  readonly onKeep: () => void;
}

/** One limit: in force, what is left of it, and what waits. */
export function LimitRow({ limit, isChanging, onEdit, onKeep }: LimitRowProps) {
  const t = useWording();
  const words = useLimitWords();
  const now = useNow(intervals.eachSecond);
  const pending = pendingAt(limit, now);
  return (
    <li data-pending={pending !== null || undefined} className={limitRow()}>
      <div className="gs:grid gs:gap-0.5">
        <p className="gs:type-small gs:text-ink-muted">{t(`limit-list.period.${limit.period}`)}</p>
        <p className="gs:type-label gs:tabular">
          <Sentence>{words.value(limit.kind, valueAt(limit, now))}</Sentence>
        </p>
      </div>
      <Button isBusy={isChanging} onPress={onEdit}>
        <span aria-hidden>{t("limit-list.change.button")}</span>
        <span className="gs:sr-only">
          {t("limit-list.change.label", { name: words.name(limit) })}
        </span>
      </Button>
      <Left limit={limit} />
      {pending && <Pending limit={limit} pending={pending} isHeld={isChanging} onKeep={onKeep} />}
    </li>
  );
}

function Left({ limit }: { readonly limit: Limit }) {
  const t = useWording();
  const format = useFormat();
  const words = useLimitWords();
  const share = usedShare(limit);
  if (share === null || limit.left === null) return null;
  const isFull = limit.left === 0;
  const left = isFull
    ? t("limit-list.used-up")
    : t("limit-list.left", { left: words.value(limit.kind, limit.left) });
  const { freesAt } = limit;
  const frees = freesAt && t("limit-list.frees", { at: format.dateTime(freesAt) });
  return (
    <div className="gs:col-span-2 gs:grid gs:gap-1">
      <div aria-hidden className={limitMeter({ isFull })}>
        <div className="gs:h-full" style={{ width: `${share * 100}%` }} />
      </div>
      <p className="gs:type-small gs:tabular gs:text-ink-muted">
        <Sentence>{frees === null ? left : `${left} ${frees}`}</Sentence>
      </p>
    </div>
  );
}

interface PendingProps {
  readonly limit: Limit;
  readonly pending: NonNullable<Limit["pending"]>;
  readonly isHeld: boolean;
  readonly onKeep: () => void;
}

function Pending({ limit, pending, isHeld, onKeep }: PendingProps) {
  const t = useWording();
  const format = useFormat();
  const words = useLimitWords();
  return (
    <div className="gs:col-span-2 gs:grid gs:justify-items-start gs:gap-2 gs:rounded-sm gs:bg-well gs:p-3">
      <Badge>
        <Icon shape={LockKeyhole} size={14} className="gs:inline" />{" "}
        <span>{t("limit-list.locked")}</span>
      </Badge>
      <p className="gs:type-small">
        <Sentence>
          {t("limit-list.pending", {
            value: words.value(limit.kind, pending.value),
            at: format.dateTime(pending.appliesAt),
          })}
        </Sentence>
      </p>
      <Button size="small" variant="outline" isDisabled={isHeld} onPress={onKeep}>
        <span>{t("limit-list.keep.button")}</span>
        <span className="gs:sr-only">{` (${words.name(limit)})`}</span>
      </Button>
    </div>
  );
}
