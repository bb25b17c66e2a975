import { describe, expect, it } from "vitest";
import { createFakeStorage } from "../../testing/fake-storage.ts";
import { createStorage, storageKeys } from "../storage/storage.ts";
import { consumeArrival } from "./consume-arrival.ts";
import { consumeIdentityReturn, identityAppAddress, setOut } from "./identity-return.ts";

const proof = { auth: "a+b", identifier: "c" };
const nothing = { proof: null, error: null, offersApp: true, isForeign: false };

function consume(search: string, kept: object | null | undefined = undefined) {
  const key = storageKeys.identityProof;
  const tab = createFakeStorage(kept === undefined ? {} : { [key]: JSON.stringify(kept) });
  const address = new URL(`https://bets.example/nl/register/${search}`);
  return { ...consumeIdentityReturn(address, tab.tab()), kept: tab.read(key) };
}

describe("the way back from the identity app", () => {
  it("[ENTRY-16] brings what stands for the proof, once", () => {
    const { answer, url, kept } = consume("?x=%7e&hideItsme=true", proof);
    expect([answer, kept]).toEqual([{ ...nothing, proof }, null]);
    expect(url.search).toBe("?x=%7e&hideItsme=true");
  });

  it("[ENTRY-16] brings half a proof for nothing", () => {
    expect(consume("", { auth: "a", identifier: null }).answer).toEqual(nothing);
  });

  it("[ENTRY-20] says that another tab set out for it", () => {
    expect(consume("", null).answer).toEqual({ ...nothing, isForeign: true });
  });

  it.each([
    ["?error=No", { proof: null, error: "No", offersApp: false }],
    ["?error=No&showVendors", { proof: null, error: "No", offersApp: true }],
    [`?error=${"x".repeat(900)}`, { proof: null, error: "x".repeat(300), offersApp: false }],
  ])("[ENTRY-16] says why there is none: %s", (search, answer) => {
    expect(consume(search, proof).answer).toEqual({ ...nothing, ...answer });
    expect(consume(search).url.search).toBe("");
  });
});

describe("the way to the identity app", () => {
  const address = identityAppAddress("https://account.example", "login", "nl");

  it("[ENTRY-16] begins at the account service, in the language", () => {
    expect(address).toBe("https://account.example/auth/itsme/authorizeUrl/login?lang=nl");
  });

  it("[ENTRY-20] has a state along, with which its own tab is known again", () => {
    const tab = createFakeStorage().tab();
    const state = new URL(setOut(address, tab, "1-2")).searchParams.get("state");
    const back = new URL(`https://bets.example/?userToken=t&state=${state}`);
    expect(consumeArrival(back, tab).arrival).toMatchObject({ userToken: "t", state: "1-2" });
  });

  it("[ENTRY-20] has none where the tab keeps nothing", () => {
    expect(setOut(address, createStorage(null, null), "1-2")).toBe(address);
  });
});
