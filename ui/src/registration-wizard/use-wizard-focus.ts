import { type RefObject, useEffect, useRef, useState } from "react";
import type { RegistrationWizardProps } from "./registration-wizard-props.ts";

const wrong = '[aria-invalid="true"], [data-wrong]';

interface FirstWrong {
  /** The step is meant to end now. */
  readonly seek: () => void;
  /** The person goes on with something else. */
  readonly forget: () => void;
}

/**
 * Puts the focus on the first field at fault once a step was meant to end and did not, also where the
 * server says so a moment after.
 */
export function useFirstWrong(
  form: RefObject<HTMLElement | null>,
  fieldStates: RegistrationWizardProps["fieldStates"],
): FirstWrong {
  const [attempt, setAttempt] = useState(0);
  const done = useRef(0);
  useEffect(() => {
    const isPending = Object.values(fieldStates).some((state) => state.isPending);
    if (attempt === done.current || isPending) return;
    const field = form.current?.querySelector<HTMLElement>(wrong);
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

interface WizardElements {
  readonly root: RefObject<HTMLElement | null>;
  readonly heading: RefObject<HTMLElement | null>;
  readonly notice: RefObject<HTMLElement | null>;
}

/**
 * Where the focus goes by itself: to the server's words, to the first field that it refused, and to the
 * heading of a new screen. Never as the wizard is first drawn.
 */
export function useWizardFocus(
  { screen, status, error }: Pick<RegistrationWizardProps, "screen" | "status" | "error">,
  { root, heading, notice }: WizardElements,
): void {
  const before = useRef({ screen, status, error });
  useEffect(() => {
    const last = before.current;
    before.current = { screen, status, error };
    const isAnswered = last.status !== "open" && status === "open";
    if (error !== null && (isAnswered || error !== last.error)) return notice.current?.focus();
    const refused = isAnswered ? root.current?.querySelector<HTMLElement>(wrong) : null;
    if (refused) return refused.focus();
    if (last.screen !== screen) heading.current?.focus();
  }, [screen, status, error, root, heading, notice]);
}
