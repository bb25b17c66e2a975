import { readProject } from "@grandstand/tools/src/repository/read-project.ts";
import { root } from "@grandstand/tools/src/run/paths.ts";
import { readCatalogs } from "@grandstand/tools/src/wording/catalogs.ts";
import { splitPlural } from "@grandstand/tools/src/wording/text.ts";
import { describe, expect, it } from "vitest";
import { listStories } from "../list-stories.ts";
import { noticeKeys, toastCalls } from "./message-calls.ts";
import {
  lifetimeOf,
  type MessageEntry,
  messageRow,
  messagesWith,
  readMessages,
} from "./messages.ts";
import { wordingRows } from "./wording-rows.ts";

const files = readProject(root);
const wording = wordingRows(files, listStories(root));
const messages = readMessages(files);
const keys = [...readCatalogs(files).fr.keys()];
const bases = keys.flatMap((key) => [key, splitPlural(key)?.base ?? key]);

/** Whether a key, or any key with this beginning, is part of a message. */
function isInMessage(text: string): boolean {
  const meant = bases.filter(
    (key) => key === text || (/[._-]$/.test(text) && key.startsWith(text)),
  );
  return meant.some((key) => messagesWith([key], messages).length > 0);
}

/** Whether a toast has this title; a beginning is that of each title that it is put together to. */
function isOf(title: string, toast: MessageEntry): boolean {
  if (title.endsWith(".")) return toast.keys.some((key) => key.startsWith(title));
  return messagesWith([title], [toast]).length > 0;
}

describe("the table of messages", () => {
  it("names texts that are there, and lifetimes that are known", () => {
    for (const message of messages) {
      expect(lifetimeOf(message), message.name).toBeDefined();
      for (const written of message.keys) {
        const isThere = bases.some(
          (key) => messagesWith([key], [{ ...message, keys: [written] }])[0],
        );
        expect(isThere, `${message.name}: ${written}`).toBe(true);
      }
    }
  });

  it("has every toast of the site, as serious and as long as it is shown", () => {
    const toasts = messages.filter(({ kind }) => kind === "toast");
    for (const { file, keys: shown, severity, lifetimes } of toastCalls(files)) {
      expect(shown, file).not.toEqual([]);
      const [title = ""] = shown;
      const entries = toasts.filter((toast) => isOf(title, toast));
      expect(new Set(entries.map(({ lifetime }) => lifetime)), `${file}: ${title}`).toEqual(
        new Set(lifetimes),
      );
      if (severity)
        expect(new Set(entries.map((toast) => toast.severity))).toEqual(new Set([severity]));
    }
  });

  it("names for each popup and dialog the story that shows it", () => {
    const stories = listStories(root).map(({ id }) => id);
    for (const { name, kind, story } of messages) {
      const needsStory = ["popup", "dialog"].includes(kind);
      if (needsStory || story) expect(stories, name).toContain(story);
    }
  });

  it("gives each message an address of its own", () => {
    const ids = messages.map((message) => messageRow(message).id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("has every notice in the page", () => {
    expect(noticeKeys(files).filter((key) => !isInMessage(key))).toEqual([]);
  });

  it("has every text of a folder that is over the page", () => {
    const kinds = ["popup", "dialog", "banner"];
    const rows = wording.filter(
      (row) => row.usedBy.length === 1 && row.kinds.some((kind) => kinds.includes(kind)),
    );
    // What every one of them has: its buttons, and the help of one that can't be closed.
    const shared = /^((overlay|common)\.(cancel|close)\.button|dialog\.help\..+|footer\.contact)$/;
    expect(rows.filter((row) => row.messages.length === 0 && !shared.test(row.key))).toEqual([]);
  });
});

it("shows a sample instead of each variable", () => {
  const texts = wording.flatMap(({ key, texts: { fr } }) => (fr ? [[key, fr.rendered]] : []));
  expect(texts.filter(([, rendered]) => rendered?.includes("‹"))).toEqual([]);
});
