import { describe, expect, it } from "vitest";
import { drawnMessages, messageViews, wantedMessages } from "./message-views.ts";
import type { MessageRow, WordingRow, WordingStatus } from "./review-data.ts";

const coolOff: MessageRow = {
  id: "cool-off",
  name: "Cool-off",
  kind: "popup",
  trigger: "A person in cool-off presses what it holds back.",
  severity: "warning",
  lifetime: "until it is closed",
  canBeClosed: true,
  source: "B5",
  owner: "compliance",
  legalBasis: null,
  story: "components-restriction-message--cool-off",
};
const failed: MessageRow = {
  ...coolOff,
  id: "failed",
  name: "Failed",
  kind: "toast",
  owner: "support",
};

function row(key: string, of: MessageRow, statuses: readonly WordingStatus[]): WordingRow {
  const [fr = "waiting", nl = "waiting", en = "waiting"] = statuses;
  const textOf = (words: string, status: WordingStatus) => ({
    raw: words,
    rendered: words,
    characters: words.length,
    status,
    hash: "0123456789abcdef",
    source: "0123456789abcdef",
    releases: [],
  });
  return {
    key,
    usedBy: [],
    kinds: [],
    messages: [of],
    shownBy: [],
    notShown: null,
    owner: of.owner,
    legalBasis: null,
    standsInFor: null,
    variables: [],
    toDecide: [],
    notNeededIn: [],
    texts: {
      fr: textOf(`${key} fr`, fr),
      nl: textOf(`${key} nl`, nl),
      ...(en !== "missing" && { en: textOf(`${key} en`, en) }),
    },
  };
}

const rows = [
  row("cool_off.title", coolOff, ["approved", "changed", "approved"]),
  row("cool_off.text", coolOff, ["approved", "approved", "missing"]),
  row("failed.title", failed, ["approved"]),
  row("failed.offline", failed, ["approved"]),
  row("failed.late", failed, ["approved"]),
  row("failed.button", failed, ["approved"]),
];
const views = messageViews([coolOff, failed], rows);
const everything = { message: "", kind: "", owner: "", status: "", search: "" };

describe("a message of the popup wall", () => {
  it("is as far in a language as the text that is least far", () => {
    expect(views[0]?.standing).toEqual({ fr: "approved", nl: "changed", en: "missing" });
  });

  it("is found by its id, kind, owner, status and words in any language", () => {
    const found = (filter: Partial<typeof everything>) =>
      wantedMessages(views, { ...everything, ...filter }).map(({ message }) => message.id);
    expect(found({})).toEqual(["cool-off", "failed"]);
    expect(found({ message: "failed" })).toEqual(["failed"]);
    expect(found({ kind: "popup" })).toEqual(["cool-off"]);
    expect(found({ owner: "support" })).toEqual(["failed"]);
    expect(found({ status: "changed" })).toEqual(["cool-off"]);
    expect(found({ search: "COOL_OFF.TEXT NL" })).toEqual(["cool-off"]);
    expect(found({ kind: "popup", owner: "support" })).toEqual([]);
  });

  it("without a story is drawn once for each alternative, under the title they share", () => {
    const shared = { title: "failed.title nl", button: "failed.button nl" };
    expect(drawnMessages(views[1]?.rows ?? [], "nl")).toEqual([
      { ...shared, text: "failed.offline nl" },
      { ...shared, text: "failed.late nl" },
    ]);
  });
});
