export type RecoveryStatus = "open" | "sending";

interface FormState {
  readonly status: RecoveryStatus;
  /** Why the last attempt failed, in the person's language; null where there was none. */
  readonly error: string | null;
}

/**
 * A document that has no code yet: a form in it would be sent by the browser itself, with what was typed in the address.
 */
export interface RecoveryLoading {
  readonly screen: "loading";
  readonly of: "request" | "new-password";
}

/** A username for the mail. */
export interface RecoveryRequest extends FormState {
  readonly screen: "request";
  readonly onSubmit: (username: string) => void;
}

/** The mail is on its way, if there is an account. */
export interface RecoverySent {
  readonly screen: "sent";
  readonly username: string;
  readonly onAgain: () => void;
}

/** The new password, behind the mail's link. */
export interface RecoveryNewPassword extends FormState {
  readonly screen: "new-password";
  /** The server's message for each field that it refused. */
  readonly fieldErrors: Readonly<Partial<Record<"password" | "password_confirmation", string>>>;
  readonly onSubmit: (password: string, confirmation: string) => void;
}

/** The link is used, expired or not whole: `reason` says which, in the server's words. */
export interface RecoveryRefused {
  readonly screen: "refused";
  readonly reason: string | null;
}

export interface RecoveryDone {
  readonly screen: "done";
  readonly onLogin: () => void;
}

export type PasswordRecoveryProps =
  | RecoveryLoading
  | RecoveryRequest
  | RecoverySent
  | RecoveryNewPassword
  | RecoveryRefused
  | RecoveryDone;
