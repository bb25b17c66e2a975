import { describe, expect, it } from "vitest";
import { consumeUserToken } from "./consume-user-token.ts";

const consume = (address: string) => consumeUserToken(new URL(address, "https://bets.example"));

describe("a token in the address", () => {
  it("[ENTRY-5] is removed, and nothing of it stays", () => {
    const { token, url } = consume("/nl/?userToken=s3cr%2Bt&openLogin#x");
    expect(token).toBe("s3cr+t");
    expect(url.href).toBe("https://bets.example/nl/?openLogin#x");
  });

  it("[ENTRY-5] a second one leaves too", () => {
    expect(consume("/?userToken=a&userToken=b").url.search).toBe("");
  });

  it("[ENTRY-6] an empty one is none, and leaves all the same", () => {
    expect(consume("/?userToken=")).toMatchObject({ token: null });
    expect(consume("/?userToken=").url.href).toBe("https://bets.example/");
  });

  it("[ENTRY-2] an address without one stays as it is", () => {
    expect(consume("/live/?a=%20b").url.href).toBe("https://bets.example/live/?a=%20b");
  });
});
