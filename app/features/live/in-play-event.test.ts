import { describe, expect, it } from "vitest";
import { inPlayEventId } from "./in-play-event.ts";

const live = { event: { id: "7", isLive: true } };

describe("the in-play event", () => {
  it("[IN-PLAY-EVENT-1] is the one whose match page is shown", () => {
    expect(inPlayEventId("fr/match-screen", live)).toBe("7");
    expect(inPlayEventId("nl/esports-match-id", live)).toBe("7");
  });

  it("[IN-PLAY-EVENT-2] is reset by every other route", () => {
    expect(inPlayEventId("fr/virtual-slug", live)).toBeNull();
    expect(inPlayEventId("fr/home", { kind: "home" })).toBeNull();
    expect(inPlayEventId("fr/match-screen", undefined)).toBeNull();
  });

  it("[IN-PLAY-EVENT-3] is none before the start", () => {
    expect(inPlayEventId("fr/match-screen", { event: { id: "7", isLive: false } })).toBeNull();
  });

  it("[IN-PLAY-EVENT-4] begins and ends with the match, whatever the page came with", () => {
    const ahead = { event: { id: "7", isLive: false } };
    expect(inPlayEventId("fr/match-screen", ahead, { is_live: true })).toBe("7");
    expect(inPlayEventId("fr/match-screen", live, { is_live: false })).toBeNull();
  });
});
