import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { consumeAffiliation, defaultAffiliation } from "./consume-affiliation.ts";

const consume = (address: string) => consumeAffiliation(new URL(address, "https://bets.example"));

describe("an affiliate's link", () => {
  it("[ENTRY-1] [ACCOUNT-29] gives its three values and an address without them", () => {
    const { kept, url } = consume("/nl/?idaffiliation=42&click_id=a%20b&bonuscode=WELCOME");
    expect(kept).toEqual({ idaffiliation: "42", click_id: "a b", bonuscode: "WELCOME" });
    expect(url.href).toBe("https://bets.example/nl/");
  });

  it("[ENTRY-1] a parameter that is there twice is removed twice", () => {
    expect(consume("/?click_id=1&x=2&click_id=3").url.search).toBe("?x=2");
  });

  it("[ENTRY-1] a parameter whose name is written with escapes is removed too", () => {
    expect(consume("/?click%5Fid=1").url.search).toBe("");
  });

  it("[ENTRY-2] the other parameters and the hash stay as they are written", () => {
    const { url } = consume("/?b=%7e+x&idaffiliation=7&a&openLogin=#top");
    expect(url.href).toBe("https://bets.example/?b=%7e+x&a&openLogin=#top");
  });

  it("[ENTRY-2] whatever else the query holds reads the same afterwards", () => {
    const pair = fc.tuple(fc.constantFrom("a", "b", "é&"), fc.string());
    fc.assert(
      fc.property(fc.array(pair), (pairs) => {
        const others = new URLSearchParams(pairs);
        const { url } = consume(`/?${others}${pairs.length > 0 ? "&" : ""}idaffiliation=9`);
        expect([...url.searchParams]).toEqual(pairs);
      }),
    );
  });

  it("[ENTRY-3] [ACCOUNT-30] a click without an affiliation belongs to the operator", () => {
    expect(consume("/?click_id=xyz").kept).toEqual({ ...defaultAffiliation, click_id: "xyz" });
    expect(defaultAffiliation).toEqual({ idaffiliation: "1" });
  });

  it("[ENTRY-4] an ordinary address leaves nothing to store", () => {
    expect(consume("/live/?sport=football")).toMatchObject({ kept: null });
  });

  it("[ENTRY-6] an empty value is none, and an endless one is cut", () => {
    expect(consume("/?idaffiliation=&bonuscode=%20").kept).toBeNull();
    expect(consume(`/?bonuscode=${"x".repeat(500)}`).kept?.bonuscode).toHaveLength(128);
  });

  it("[ENTRY-1] a name that every object has does nothing", () => {
    expect(consume("/?__proto__=1&constructor=2").kept).toBeNull();
  });
});
