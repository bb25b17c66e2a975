import type { settingsSchema } from "@grandstand/contract/settings";
import type { User } from "@grandstand/contract/user";
import type { InferOutput } from "valibot";

/** A person's profile, without balance and loyalty, which only the ledger knows (A3). */
export type AccountProfile = Omit<
  User,
  "id" | "username" | "balance" | "loyaltyData" | "session_ends_at"
>;
/** Facts of a profile that change; permissions that are not among them stay as they are. */
export type ProfileChange = Partial<Omit<AccountProfile, "permissions">> & {
  permissions?: Partial<AccountProfile["permissions"]>;
};
/** A person's settings as the operator keeps them (A7). */
export type AccountSettings = InferOutput<typeof settingsSchema>;
/** `captcha`: always needs a captcha answer. `smart_registration`: login leads to that form (A4). */
export type LoginRule = "open" | "captcha" | "smart_registration";

export interface Account {
  id: string;
  username: string;
  passwordHash: string;
  profile: AccountProfile;
  settings: AccountSettings;
  loginRule: LoginRule;
  excludedByRegister: boolean;
  realityCheckMinutes: 15 | 30 | 60;
}

/** The sport account name is the username and a suffix (A3, A9). */
export function sportAccountName(username: string): string {
  return `${username}sport`;
}
