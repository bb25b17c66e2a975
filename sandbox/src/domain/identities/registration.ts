import type { registrationSchema } from "@grandstand/contract/registration";
import type { InferOutput } from "valibot";
import type { MessageKey } from "../../kernel/wording/messages.ts";

export type Registration = InferOutput<typeof registrationSchema>;

/** A registration as it is kept: neither passwords nor tokens are. */
export type KeptRegistration = Omit<
  Registration,
  "password" | "password_confirmation" | "g_recaptcha_response" | "auth"
>;

/** Why each refused field is refused. */
export type FieldErrors = ReadonlyMap<keyof Registration, MessageKey>;
