import { describe, expect, it } from "vitest";
import { createFakeStorage } from "../../testing/fake-storage.ts";
import { consumeEntry } from "./consume-entry.ts";

const consume = (address: string) => {
  const tab = createFakeStorage().tab();
  const { entry, url } = consumeEntry(new URL(address, "https://bets.example"), tab);
  return { ...entry, left: url.pathname + url.search + url.hash };
};

describe("the address of a visit", () => {
  it("[ENTRY-8] gives everything that it requests, and keeps the rest", () => {
    expect(
      consume(
        "/nl/live/?userToken=t&sport=1&slip=1.7..1x2..home&openLogin&openRegister&openCashier=home%2Flimits&click_id=9&error=internal_error#top",
      ),
    ).toEqual({
      arrival: { userToken: "t", state: null, isForeign: false },
      affiliation: { idaffiliation: "1", click_id: "9" },
      opensLogin: true,
      opensRegistration: true,
      cashierPart: "home/limits",
      isAfterError: true,
      sharedSlip: "1.7..1x2..home",
      left: "/nl/live/?sport=1#top",
    });
  });

  it.each(["/?openCashier", "/?openCashier="])("[ENTRY-17] %s means the deposit", (address) => {
    expect(consume(address)).toMatchObject({ cashierPart: "deposit", left: "/" });
  });

  it("[ENTRY-8] that requests nothing stays letter for letter", () => {
    expect(consume("/?error=other%20words&x=%7e")).toEqual({
      arrival: { userToken: null, state: null, isForeign: false },
      affiliation: null,
      opensLogin: false,
      opensRegistration: false,
      cashierPart: null,
      isAfterError: false,
      sharedSlip: null,
      left: "/?error=other%20words&x=%7e",
    });
  });
});
