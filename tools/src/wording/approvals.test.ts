import { describe, expect, it } from "vitest";
import {
  type Approval,
  approvalStatus,
  changedSinceSignOff,
  dueAgain,
  notSignedOff,
  reviewBy,
  textHash,
} from "./approvals.ts";
import { catalogsOf } from "./fixture.ts";
import { recordSignOff } from "./sign-off.ts";
import { describeDifference, wordDifference } from "./word-difference.ts";

const catalogs = catalogsOf({ fr: { a: "Un pari" }, nl: { a: "Een weddenschap" } });

function approvalOf(text: string, french: string): Approval {
  const [hash, source] = [textHash(text), textHash(french)];
  return { hash, source, by: "compliance", on: "2026-11-20", text, french };
}
const signed = approvalOf("Een weddenschap", "Un pari");

describe("the status of a text", () => {
  it("is missing, waiting or approved", () => {
    expect(approvalStatus("a", "en", catalogs, {})).toBe("missing");
    expect(approvalStatus("a", "nl", catalogs, {})).toBe("waiting");
    expect(approvalStatus("a", "nl", catalogs, { a: { nl: signed } })).toBe("approved");
  });

  it("is changed by an edit of the text, and by an edit of the French", () => {
    const edited = { a: { nl: approvalOf("Eén weddenschap", "Un pari") } };
    const editedSource = { a: { nl: approvalOf("Een weddenschap", "Une mise") } };
    expect(approvalStatus("a", "nl", catalogs, edited)).toBe("changed");
    expect(changedSinceSignOff(catalogs, editedSource)).toMatchObject([
      { key: "a", language: "nl", french: "Un pari", approved: { french: "Une mise" } },
    ]);
  });

  it("is changed where a signed-off text was taken away", () => {
    const gone = { b: { nl: signed } };
    expect(changedSinceSignOff(catalogs, gone)).toMatchObject([{ key: "b", text: "" }]);
  });
});

describe("what holds a release back", () => {
  it("is each text that no one signed off, by key and language", () => {
    expect([...notSignedOff(catalogs, {})]).toEqual([["a", ["fr", "nl"]]]);
    expect([...notSignedOff(catalogs, { a: { nl: signed } })]).toEqual([["a", ["fr"]]]);
  });

  it("is a text that was signed off more than a year ago", () => {
    expect(reviewBy({ on: "2028-02-29" })).toBe("2029-02-28");
    expect(dueAgain({ a: { nl: signed } }, "2027-11-20")).toEqual([]);
    expect(dueAgain({ a: { nl: signed } }, "2027-11-21")).toEqual(["a (nl)"]);
  });
});

describe("a sign-off", () => {
  const file = { by: "compliance", on: "2026-11-24" };
  const source = textHash("Un pari");

  it("keeps the words that were read, and those of the French", () => {
    const texts = [
      { key: "a", language: "nl" as const, hash: textHash("Een weddenschap"), source },
    ];
    const { approvals, refused } = recordSignOff({ ...file, texts }, catalogs, {});
    expect(refused).toEqual([]);
    expect(approvals.a?.nl).toMatchObject({ ...file, text: "Een weddenschap", french: "Un pari" });
    expect(approvalStatus("a", "nl", catalogs, approvals)).toBe("approved");
  });

  it("is refused for a text that changed after it was read, and leaves the others", () => {
    const texts = [
      { key: "a", language: "nl" as const, hash: textHash("Een gok"), source },
      { key: "a", language: "fr" as const, hash: source, source },
    ];
    const { approvals, refused } = recordSignOff({ ...file, texts }, catalogs, {
      a: { nl: signed },
    });
    expect(refused).toEqual(["a (nl)"]);
    expect(approvals.a?.nl).toBe(signed);
    expect(approvals.a?.fr?.text).toBe("Un pari");
  });
});

it("refuses a translation whose French source changed after it was read", () => {
  const read = { key: "a", language: "nl" as const, hash: textHash("Een weddenschap") };
  const texts = [{ ...read, source: textHash("Une mise") }];
  const file = { by: "compliance", on: "2026-11-24", texts };
  expect(recordSignOff(file, catalogs, {})).toEqual({ approvals: {}, refused: ["a (nl)"] });
});

describe("the difference of two texts", () => {
  it("is shown word by word", () => {
    expect(wordDifference("Un pari gratuit", "Un pari offert")).toEqual([
      { text: "Un pari ", change: "same" },
      { text: "gratuit", change: "removed" },
      { text: "offert", change: "added" },
    ]);
    expect(describeDifference("21 ans", "18 ans")).toBe("[-21-]{+18+} ans");
  });
});
