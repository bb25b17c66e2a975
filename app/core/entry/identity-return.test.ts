import { describe, expect, it } from "vitest";
import { consumeIdentityReturn, identityAppAddress } from "./identity-return.ts";

const consume = (search: string) =>
  consumeIdentityReturn(new URL(`https://bets.example/nl/register/${search}`));
const nothing = { proof: null, error: null, offersApp: true };

describe("the way back from the identity app", () => {
  it("[ENTRY-16] brings what stands for the proof, once", () => {
    const { answer, url } = consume("?auth=a%2Bb&identifier=c&x=%7e&hideItsme=true");
    expect(answer).toEqual({ ...nothing, proof: { auth: "a+b", identifier: "c" } });
    expect(url.search).toBe("?x=%7e&hideItsme=true");
  });

  it("[ENTRY-16] brings half a proof for nothing", () => {
    const { answer, url } = consume("?auth=a");
    expect([answer, url.search]).toEqual([nothing, ""]);
  });

  it.each([
    ["?error=No&auth=a&identifier=b", { proof: null, error: "No", offersApp: false }],
    ["?error=No&showVendors", { proof: null, error: "No", offersApp: true }],
    [`?error=${"x".repeat(900)}`, { proof: null, error: "x".repeat(300), offersApp: false }],
    ["", nothing],
  ])("[ENTRY-16] says why there is none: %s", (search, answer) => {
    expect(consume(search).answer).toEqual(answer);
    expect(consume(search).url.search).toBe("");
  });

  it("[ENTRY-16] begins at the account service, in the language", () => {
    expect(identityAppAddress("https://account.example", "login", "nl")).toBe(
      "https://account.example/auth/itsme/authorizeUrl/login?lang=nl",
    );
  });
});
