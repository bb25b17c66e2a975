import { type ReactNode, useId } from "react";
import { joined, useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import { FieldError } from "./field-error.tsx";
import { useSaidOnLeaving } from "./use-said-on-leaving.ts";

/** What an input takes over from its field: `<input {...attributes} />`. */
export interface FieldAttributes {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

export interface FieldProps {
  readonly label: string;
  /** Stays on screen while one types: limits, format. */
  readonly hint?: string;
  /** What is wrong and how to mend it; only the first thing (A5). */
  readonly error?: string;
  readonly isOptional?: boolean;
  /** The id of an element elsewhere that describes it as well. */
  readonly describedBy?: string;
  /** Of the input. */
  readonly id?: string;
  /** Of the whole. */
  readonly className?: string;
  readonly children: (attributes: FieldAttributes) => ReactNode;
}

/** Ties a label, a hint and an error to one input, and says what leaving it finds wrong (A5). */
export function Field(props: FieldProps) {
  const { label, hint, error, isOptional = false, describedBy, children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const t = useWording();
  const onBlur = useSaidOnLeaving(label, error);
  const described = [hint && `${id}-hint`, error && `${id}-error`, describedBy]
    .filter(Boolean)
    .join(" ");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to what its input does, and does nothing itself
    <div className={joined("gs:grid gs:gap-1", props.className)} onBlur={onBlur}>
      <label htmlFor={id} className="gs:type-label gs:wrap-anywhere">
        <span>{label}</span>
        {isOptional && (
          <span className="gs:type-small gs:text-ink-faint">{` ${t("common.optional")}`}</span>
        )}
      </label>
      {children({
        id,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="gs:type-small gs:text-ink-faint">
          <Sentence>{hint}</Sentence>
        </p>
      )}
      {error && <FieldError id={`${id}-error`} error={error} />}
    </div>
  );
}
