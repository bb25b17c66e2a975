import { describe, expect, it } from "vitest";
import { takeUserToken } from "./take-user-token.ts";

const take = (address: string) => takeUserToken(new URL(address, "https://bets.example"));

describe("a token in the address", () => {
  it("[ENTRY-5] is taken out, and nothing of it stays", () => {
    const { token, url } = take("/nl/?userToken=s3cr%2Bt&openLogin#x");
    expect(token).toBe("s3cr+t");
    expect(url.href).toBe("https://bets.example/nl/?openLogin#x");
  });

  it("[ENTRY-5] a second one leaves too", () => {
    expect(take("/?userToken=a&userToken=b").url.search).toBe("");
  });

  it("[ENTRY-6] an empty one is none, and leaves all the same", () => {
    expect(take("/?userToken=")).toMatchObject({ token: null });
    expect(take("/?userToken=").url.href).toBe("https://bets.example/");
  });

  it("[ENTRY-2] an address without one stays as it is", () => {
    expect(take("/live/?a=%20b").url.href).toBe("https://bets.example/live/?a=%20b");
  });
});
