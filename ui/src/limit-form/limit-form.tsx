import { intervals } from "@grandstand/rules/intervals";
import { changeOf, type Limit, type LimitValue, readLimitValue } from "@grandstand/rules/limits";
import { formatAmountInput } from "@grandstand/rules/money";
import { type FormEvent, useId, useRef, useState } from "react";
import { Button } from "../button/index.ts";
import { ConfirmDialog } from "../confirm-dialog/index.ts";
import { Dialog, type DialogClose } from "../dialog/index.ts";
import { CheckBox } from "../field/check-box.tsx";
import { TextField } from "../field/index.ts";
import { reporting, useFormat, useNow, useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import { useLimitWords } from "./limit-words.ts";

/** The form for the value, or the question whether the value is meant. */
export type LimitFormStep =
  | { readonly kind: "value"; readonly isWrong: boolean }
  | { readonly kind: "confirmation"; readonly value: LimitValue };

export interface LimitFormProps {
  readonly limit: Limit;
  readonly step: LimitFormStep;
  /** The value that was typed; undefined where it is none. */
  readonly onSubmit: (value: LimitValue | undefined) => void;
  readonly onConfirm: (value: LimitValue) => void;
  /** Also by Escape or the close button: the limit stays as it is. */
  readonly onCancel: DialogClose;
}

/**
 * Lets a person enter a limit's new value, and then confirm what it does and from when
 * (docs/decisions/60). The caller leads from one to the other.
 */
export function LimitForm({ limit, step, onSubmit, onConfirm, onCancel }: LimitFormProps) {
  if (step.kind === "value")
    return (
      <ValueForm limit={limit} isWrong={step.isWrong} onSubmit={onSubmit} onCancel={onCancel} />
    );
  const { value } = step;
  return (
    <Confirmation
      limit={limit}
      value={value}
      onConfirm={() => onConfirm(value)}
      onCancel={onCancel}
    />
  );
}

interface ConfirmationProps extends Pick<LimitFormProps, "limit" | "onCancel"> {
  readonly value: LimitValue;
  readonly onConfirm: () => void;
}

function Confirmation({ limit, value, onConfirm, onCancel }: ConfirmationProps) {
  const t = useWording();
  const format = useFormat();
  const words = useLimitWords();
  const change = changeOf(limit.value, value, useNow(intervals.eachSecond));
  const said = { limitName: words.name(limit), value: words.value(limit.kind, value) };
  const isRaise = change.kind === "raised";
  return (
    <ConfirmDialog
      title={t(isRaise ? "limit-form.raise.title" : "limit-form.lower.title")}
      text={
        <Sentence>
          {change.kind === "raised"
            ? t("limit-form.raise.text", { ...said, at: format.dateTime(change.appliesAt) })
            : t("limit-form.lower.text", said)}
        </Sentence>
      }
      confirmLabel={t(isRaise ? "limit-form.raise.button" : "limit-form.lower.button")}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

interface ValueFormProps extends Pick<LimitFormProps, "limit" | "onSubmit" | "onCancel"> {
  readonly isWrong: boolean;
}

function ValueForm({ limit, isWrong, onSubmit, onCancel }: ValueFormProps) {
  const t = useWording();
  const { locale } = useFormat();
  const words = useLimitWords();
  const form = useId();
  const input = useRef<HTMLInputElement>(null);
  const { kind, value } = limit;
  const isSession = kind === "session";
  const [text, setText] = useState(() => {
    if (value === null) return "";
    return isSession ? String(value) : formatAmountInput(value, locale);
  });
  const [isNone, setNone] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit(isNone ? null : readLimitValue(kind, text));
  }
  return (
    <Dialog
      title={words.name(limit)}
      initialFocus={input}
      description={<p className="gs:type-body">{t("limit-form.rule")}</p>}
      onClose={onCancel}
      footer={
        <>
          <Button variant="outline" onPressEvent={reporting("button", onCancel)}>
            {t("overlay.cancel.button")}
          </Button>
          <NextButton form={form} label={t("limit-form.next.button")} />
        </>
      }
    >
      <form id={form} noValidate className="gs:grid gs:gap-2 gs:pt-3" onSubmit={submit}>
        {!isNone && (
          <TextField
            ref={input}
            name="limit"
            label={t(isSession ? "limit-form.minutes" : "limit-form.amount")}
            {...(isSession && { hint: t("limit-form.minutes.hint") })}
            {...(isWrong && {
              error: t(isSession ? "limit-form.wrong-minutes" : "limit-form.wrong-amount"),
            })}
            inputMode={isSession ? "numeric" : "decimal"}
            autoComplete="off"
            value={text}
            onChange={setText}
          />
        )}
        {kind !== "deposit" && (
          <CheckBox label={t("limit-form.none")} isChecked={isNone} onChange={setNone} />
        )}
      </form>
    </Dialog>
  );
}

/** Submits a form that is elsewhere in the dialog. */
function NextButton({ form, label }: { readonly form: string; readonly label: string }) {
  return (
    <Button
      variant="act"
      onPress={() => (document.getElementById(form) as HTMLFormElement | null)?.requestSubmit()}
    >
      {label}
    </Button>
  );
}
