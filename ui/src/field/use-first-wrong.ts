import { type RefObject, useEffect, useRef, useState } from "react";
import type { FieldState } from "./field-state.ts";

/** Matches a field at fault. */
export const wrongField = '[aria-invalid="true"], [data-wrong]';

interface FirstWrong {
  /** The form is meant to end now. */
  readonly seek: () => void;
  /** The person continues with something else. */
  readonly forget: () => void;
}

/**
 * Puts the focus on the first field at fault once a form was meant to end and did not, also where the
 * server says so a moment after.
 */
export function useFirstWrong(
  form: RefObject<HTMLElement | null>,
  fieldStates: Readonly<Partial<Record<string, FieldState>>>,
): FirstWrong {
  const [attempt, setAttempt] = useState(0);
  const done = useRef(0);
  useEffect(() => {
    const isPending = Object.values(fieldStates).some((state) => state?.isPending);
    if (attempt === done.current || isPending) return;
    const field = form.current?.querySelector<HTMLElement>(wrongField);
    if (!field) return;
    done.current = attempt;
    field.focus();
  }, [attempt, fieldStates, form]);
  return {
    seek: () => setAttempt((count) => count + 1),
    forget: () => {
      done.current = attempt;
    },
  };
}
