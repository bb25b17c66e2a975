import type { ReactNode } from "react";
import type { DialogClose } from "../dialog/index.ts";

export interface LoginCredentials {
  readonly username: string;
  readonly password: string;
}

/** How the session before came to its end. */
export const sessionEnds = ["session-ended", "timed-out"] as const;

export type SessionEnd = (typeof sessionEnds)[number];

/** An outcome on the slip, by the names of it and of its event. */
export interface WaitingOutcome {
  readonly id: string;
  readonly outcome: string;
  readonly event: string;
}

export interface LoginOverlayProps {
  /** `page`: at its own address, with nothing under it to return to. */
  readonly layout?: "overlay" | "page";
  /** Why one has to log in again; null where one was not logged in. */
  readonly ended?: SessionEnd | null;
  /** The outcomes on the slip, which stays as it is; none where nothing waits. */
  readonly waiting?: readonly WaitingOutcome[];
  /** The server's words, or those of the address' `error`; null when all is well (A2, A8). */
  readonly error: string | null;
  readonly isSubmitting: boolean;
  /** The identity app's button; off with `hideItsme=true` (A2). */
  readonly showsIdentityApp: boolean;
  /** The server requires a captcha; `captcha` draws it. */
  readonly isCaptchaRequired: boolean;
  readonly isCaptchaSolved: boolean;
  readonly captcha?: ReactNode;
  readonly onSubmit: (credentials: LoginCredentials) => void;
  readonly onIdentityApp: () => void;
  readonly onRegister: () => void;
  readonly onClose: DialogClose;
}
