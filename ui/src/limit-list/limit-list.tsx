import { type Limit, type LimitValue, limitKinds } from "@grandstand/rules/limits";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../button/index.ts";
import { LimitForm, type LimitFormStep } from "../limit-form/index.ts";
import type { LimitName } from "../limit-form/limit-words.ts";
import { Notice } from "../notice/index.ts";
import { useAnnounce, useFormat, useWording } from "../provider/index.ts";
import { Loading, Skeleton } from "../skeleton/index.ts";
import { limitCard } from "./limit-list.variants.ts";
import { LimitRow } from "./limit-row.tsx";

export type LimitListView =
  | { readonly status: "loading" }
  | { readonly status: "failed" }
  | {
      readonly status: "loaded";
      readonly limits: readonly Limit[];
      /** The limit whose change has been requested. */
      readonly changing: LimitName | null;
      /** Why the last change was refused: the server's words, or empty where no answer came. */
      readonly refusal: string | null;
    };

export interface LimitListProps {
  readonly list: LimitListView;
  readonly onChange: (name: LimitName, value: LimitValue) => void;
  readonly onRetry: () => void;
}

/**
 * The limits that a person has set of their play: in force, waiting, and what is left; each can be changed
 * (docs/decisions/60). A lower one holds at once, a higher one after three days.
 *
 * Data attributes: `data-status` loading | failed | loaded.
 */
export function LimitList({ list, onChange, onRetry }: LimitListProps) {
  const t = useWording();
  return (
    <div data-status={list.status} className="gs:grid gs:grid-cols-[minmax(0,1fr)] gs:gap-4">
      {list.status === "loading" && (
        <Loading>
          <div className="gs:grid gs:gap-4">
            <Skeleton shape="card" />
            <Skeleton shape="card" />
          </div>
        </Loading>
      )}
      {list.status === "failed" && (
        <Notice
          kind="error"
          announced={t("limit-list.failed")}
          action={<Button onPress={onRetry}>{t("limit-list.retry.button")}</Button>}
        >
          {t("limit-list.failed")}
        </Notice>
      )}
      {list.status === "loaded" && <Limits {...list} onChange={onChange} />}
    </div>
  );
}

type LimitsProps = Omit<Extract<LimitListView, { status: "loaded" }>, "status"> &
  Pick<LimitListProps, "onChange">;

function Limits({ limits, changing, refusal, onChange }: LimitsProps) {
  const t = useWording();
  const [editedName, setEditedName] = useState<LimitName | null>(null);
  const edited = limits.find((each) => editedName !== null && isSame(each, editedName));
  const refused = refusal === "" ? t("limit-list.not-changed") : refusal;
  useSaidChange({ limits, changing, refusal });
  return (
    <>
      {refused !== null && (
        <Notice kind="error" announced={refused}>
          {refused}
        </Notice>
      )}
      <div className="gs:grid gs:grid-cols-[minmax(0,1fr)] gs:items-start gs:gap-4 gs:wide:grid-cols-2">
        {limitKinds.map((kind) => (
          <section key={kind} className={limitCard()}>
            <h3 className="gs:type-label">{t(`limit-list.kind.${kind}`)}</h3>
            <p className="gs:type-small gs:text-ink-muted">{t(`limit-list.meaning.${kind}`)}</p>
            <ul className="gs:grid">
              {limits
                .filter((each) => each.kind === kind)
                .map((each) => (
                  <LimitRow
                    key={each.period}
                    limit={each}
                    isChanging={changing !== null && isSame(each, changing)}
                    onEdit={() => setEditedName(each)}
                    onKeep={() => onChange(nameOf(each), each.value)}
                  />
                ))}
            </ul>
          </section>
        ))}
      </div>
      {edited && (
        <LimitChange
          limit={edited}
          onChange={(value) => onChange(nameOf(edited), value)}
          onClose={() => setEditedName(null)}
        />
      )}
    </>
  );
}

interface LimitChangeProps {
  readonly limit: Limit;
  readonly onChange: (value: LimitValue) => void;
  readonly onClose: () => void;
}

/** Leads from the form to its confirmation; the same value again changes nothing. */
function LimitChange({ limit, onChange, onClose }: LimitChangeProps) {
  const [step, setStep] = useState<LimitFormStep>({ kind: "value", isWrong: false });
  return (
    <LimitForm
      limit={limit}
      step={step}
      onSubmit={(value) => {
        if (value === undefined) setStep({ kind: "value", isWrong: true });
        else if (value === limit.value) onClose();
        else setStep({ kind: "confirmation", value });
      }}
      onConfirm={(value) => {
        onClose();
        onChange(value);
      }}
      onCancel={onClose}
    />
  );
}

function isSame(one: LimitName, other: LimitName): boolean {
  return one.kind === other.kind && one.period === other.period;
}

function nameOf({ kind, period }: LimitName): LimitName {
  return { kind, period };
}

/** Announces what became of a change, once it is answered. */
function useSaidChange({ limits, changing, refusal }: Omit<LimitsProps, "onChange">): void {
  const t = useWording();
  const format = useFormat();
  const announce = useAnnounce();
  const before = useRef(changing);
  const say = useEffectEvent(() => {
    const changed = before.current;
    before.current = changing;
    if (changed === null || changing !== null || refusal !== null) return;
    const pending = limits.find((each) => isSame(each, changed))?.pending ?? null;
    announce(
      pending === null
        ? t("limit-list.lowered")
        : t("limit-list.raised", { at: format.dateTime(pending.appliesAt) }),
      "polite",
    );
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a change, whatever else is drawn again
  useEffect(() => say(), [changing]);
}
