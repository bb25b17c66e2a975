import type { WordingKey } from "@grandstand/ui/locale";
import type { RegistrationError } from "./registration.ts";

type Reason = Extract<RegistrationError, { readonly reason: unknown }>["reason"];

const keys = {
  failed: "registration.error.failed",
  "not-sent": "registration.error.not-sent",
  "rate-limited": "registration.error.rate-limited",
  "never-arrived": "registration.error.never-arrived",
} as const satisfies Readonly<Record<Reason, WordingKey>>;

/** Our own words where the server said none. */
export function errorKey(reason: Reason): (typeof keys)[Reason] {
  return keys[reason];
}
