import type { User } from "@grandstand/contract/user";
import { describe, expect, it, vi } from "vitest";
import { person } from "../../testing/person.ts";
import { verificationAddress } from "./verification-address.ts";

describe("the identity app", () => {
  it("[DOCUMENTS-STORE-10] [ACCOUNT-345] confirms a person under their id and token", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const addressOf = (user: User | null) =>
      verificationAddress({
        session: { getState: () => ({ user, tokens: user && { token: "a&b", jwt: null } }) },
        configuration: { hosts: { account: "https://account.example" } },
        language: "nl",
      } as never);
    expect(addressOf(person())).toBe(
      "https://account.example/auth/itsme/authorizeUrl/verification?lang=nl&user_id=person-1&token=a%26b",
    );
    expect([addressOf(null), warn.mock.calls.length]).toEqual([null, 1]);
    warn.mockRestore();
  });
});
