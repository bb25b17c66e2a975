import { describe, expect, it } from "vitest";
import { createFakeStorage } from "../../testing/fake-storage.ts";
import { storageKeys } from "../storage/storage.ts";
import { consumeArrival } from "./consume-arrival.ts";

/** A tab that has set out with `s`. */
const setOut = () => createFakeStorage({ [storageKeys.identityState]: "s" });

function consume(address: string, tab = setOut()) {
  const { arrival, url } = consumeArrival(new URL(address, "https://bets.example"), tab.tab());
  const kept = tab.read(storageKeys.identityProof);
  return { ...arrival, left: url.href.replace("https://bets.example", ""), kept, tab };
}

describe("a token in the address", () => {
  it("[ENTRY-5] is removed, and nothing of it stays", () => {
    const { userToken, left } = consume("/nl/?userToken=s3cr%2Bt&openLogin#x");
    expect([userToken, left]).toEqual(["s3cr+t", "/nl/?openLogin#x"]);
  });

  it("[ENTRY-5] a second one leaves too", () => {
    expect(consume("/?userToken=a&userToken=b&state=s").left).toBe("/");
  });

  it("[ENTRY-6] an empty one is none, and leaves all the same", () => {
    expect(consume("/?userToken=")).toMatchObject({ userToken: null, left: "/" });
  });

  it("[ENTRY-2] an address without one stays as it is", () => {
    expect(consume("/live/?a=%20b&state=x").left).toBe("/live/?a=%20b&state=x");
  });

  it("[ENTRY-20] of elsewhere has no state, and is handed on", () => {
    expect(consume("/?userToken=t")).toMatchObject({
      userToken: "t",
      state: null,
      isForeign: false,
    });
  });

  it("[ENTRY-20] counts once in the tab that set out for it", () => {
    const first = consume("/?userToken=t&state=s");
    expect(first).toMatchObject({ userToken: "t", state: "s", isForeign: false, left: "/" });
    expect(consume("/?userToken=t&state=s", first.tab).isForeign).toBe(true);
  });

  it.each(["other", "S", "s2"])(
    "[ENTRY-20] counts in no tab that set out with another: %s",
    (state) => {
      const { tab, ...arrived } = consume(`/?userToken=t&state=${state}`);
      expect(arrived).toMatchObject({ userToken: null, isForeign: true, left: "/" });
      // A person who set out here may still come back.
      expect(tab.read(storageKeys.identityState)).toBe("s");
    },
  );

  it("[ENTRY-20] counts in no tab that did not set out", () => {
    expect(consume("/?userToken=t&state=s", createFakeStorage()).isForeign).toBe(true);
  });
});

describe("what the identity app proved", () => {
  it("[ENTRY-16] [ENTRY-21] leaves the address at once, and waits in the tab", () => {
    const { kept, left } = consume(
      "/register/?auth=a%2Bb&identifier=c&state=s&x=%7e&hideItsme=true",
    );
    expect(kept).toBe('{"auth":"a+b","identifier":"c"}');
    expect(left).toBe("/register/?x=%7e&hideItsme=true");
  });

  it.each(["?auth=a&identifier=c", "?auth=a&identifier=c&state=other", "?auth=a&state="])(
    "[ENTRY-20] is nothing where another tab set out: %s",
    (query) => {
      const { kept, left } = consume(`/register/${query}`);
      expect([kept, left]).toEqual(["null", "/register/"]);
    },
  );
});
