import { type RefObject, useEffect, useRef } from "react";
import { wrongField } from "../field/use-first-wrong.ts";
import type { RegistrationWizardProps } from "./registration-wizard-props.ts";

interface WizardElements {
  readonly root: RefObject<HTMLElement | null>;
  readonly heading: RefObject<HTMLElement | null>;
  readonly notice: RefObject<HTMLElement | null>;
}

/**
 * Where the focus goes automatically: to the server's words, to the first field that it refused, and to the
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
    const refused = isAnswered ? root.current?.querySelector<HTMLElement>(wrongField) : null;
    if (refused) return refused.focus();
    if (last.screen !== screen) heading.current?.focus();
  }, [screen, status, error, root, heading, notice]);
}
