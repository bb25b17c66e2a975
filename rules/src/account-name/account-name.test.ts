import { describe, expect, it } from "vitest";
import { sportAccountName } from "./index.ts";

describe("the name of the sport account", () => {
  it("[ACCOUNT-NAME-1] [ACCOUNT-113] [ACCOUNT-375] is the username with its suffix", () => {
    expect(sportAccountName("verified_player")).toBe("verified_playersport");
  });
});
