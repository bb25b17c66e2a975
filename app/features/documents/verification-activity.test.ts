import { expect, it } from "vitest";
import { acceptsDocuments } from "./verification-activity.ts";

const input = "activity";

it.each([
  ["is not known yet", { status: "loading", input }, true],
  ["is active", { status: "loaded", input, value: { active: true } }, true],
  ["is off", { status: "loaded", input, value: { active: false } }, false],
  ["can't be had", { status: "failed", input, failure: { kind: "unreachable" } }, false],
] as const)(
  "[DOCUMENTS-STORE-14] a verification service that %s takes documents: %#",
  (_, activity, isActive) => {
    expect(acceptsDocuments(activity)).toBe(isActive);
  },
);
