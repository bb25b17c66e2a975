import type { HTMLInputAutoCompleteAttribute, ReactNode } from "react";
import { type HostAttributes, joined } from "../provider/index.ts";
import { Field } from "./field.tsx";
import { fieldBox, fieldInput } from "./field.variants.ts";

/** What a host sets is set on the input; its class on the whole, with label, hint and error. */
export interface TextFieldProps extends HostAttributes<HTMLInputElement> {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  readonly isOptional?: boolean;
  readonly describedBy?: string;
  readonly name: string;
  readonly value: string;
  readonly type?: "text" | "password";
  /** A token of the HTML standard, so that a password manager can fill it. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: "text" | "decimal" | "numeric" | "email" | "tel" | "search";
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  /** A form to follow, never the label. */
  readonly placeholder?: string;
  /** An address or a code, which a phone must neither capitalise nor correct. */
  readonly isVerbatim?: boolean;
  readonly onChange: (value: string) => void;
  /** The person leaves the field: the moment for checks that call the server (A5). */
  readonly onLeave?: () => void;
  /** Inside the box, before and after the text. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

/** One line of text (A5). Paste, drop and password managers work: nothing is masked or blocked. */
export function TextField({
  label,
  hint,
  error,
  isOptional,
  describedBy,
  name,
  value,
  type = "text",
  autoComplete,
  inputMode,
  isRequired = false,
  isDisabled = false,
  placeholder,
  isVerbatim = false,
  id,
  className,
  onChange,
  onLeave,
  before,
  after,
  ...host
}: TextFieldProps) {
  const isExact = isVerbatim || type === "password" || autoComplete?.includes("password");
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      isOptional={isOptional}
      describedBy={joined(host["aria-describedby"], describedBy)}
      id={id}
      className={className}
    >
      {(attributes) => (
        <div
          data-focus-within-ring
          className={fieldBox({ tone: isDisabled ? "disabled" : error ? "wrong" : "normal" })}
        >
          {before}
          <input
            {...host}
            {...attributes}
            name={name}
            type={type}
            value={value}
            autoComplete={autoComplete}
            inputMode={inputMode}
            required={isRequired}
            disabled={isDisabled}
            placeholder={placeholder}
            autoCapitalize={isExact ? "none" : undefined}
            autoCorrect={isExact ? "off" : undefined}
            spellCheck={isExact ? false : undefined}
            className={fieldInput()}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={() => onLeave?.()}
          />
          {after}
        </div>
      )}
    </Field>
  );
}
