import type { registrationSchema } from "@grandstand/contract/registration";
import type { InferOutput } from "valibot";

export type Registration = InferOutput<typeof registrationSchema>;

/** A registration as it is kept: neither passwords nor tokens are. */
export type KeptRegistration = Omit<
  Registration,
  "password" | "password_confirmation" | "g_recaptcha_response" | "auth"
>;
