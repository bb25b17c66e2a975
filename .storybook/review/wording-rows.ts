import type { ProjectFile } from "@grandstand/tools/src/repository/finding.ts";
import {
  type Approvals,
  approvalStatus,
  approvalsPath,
  reviewBy,
  textHash,
} from "@grandstand/tools/src/wording/approvals.ts";
import {
  type Catalogs,
  languages,
  readCatalogs,
  readList,
} from "@grandstand/tools/src/wording/catalogs.ts";
import {
  type Budgets,
  budgetOf,
  lineLimitOf,
  wordsToDecide,
} from "@grandstand/tools/src/wording/each-text.ts";
import { readLines } from "@grandstand/tools/src/wording/lines.ts";
import { type ReleasedTexts, readReleasedTexts } from "@grandstand/tools/src/wording/releases.ts";
import {
  plainText,
  pluralBases,
  pluralForms,
  splitPlural,
  variablesIn,
} from "@grandstand/tools/src/wording/text.ts";
import { wordDifference } from "@grandstand/tools/src/wording/word-difference.ts";
import type {
  Language,
  MessageKind,
  MessageRow,
  ShownRow,
  StoryRow,
  WordingRow,
  WordingText,
} from "../../stories/review/review-data.ts";
import { factsOf, readTextFacts } from "./facts.ts";
import { linesOfText } from "./kept-lines.ts";
import { messagesWith, readMessages } from "./messages.ts";
import { readShownTexts, type ShownText, type ShownValues, shownBy } from "./shown-texts.ts";
import { componentStates } from "./states.ts";
import { readUses, usagesOf } from "./usages.ts";
import { valueIn, variableRow } from "./variables.ts";

/** What is written of the texts, and has been. */
interface WrittenTexts {
  readonly catalogs: Catalogs;
  readonly approvals: Approvals;
  readonly released: ReleasedTexts;
}

function textOf(
  key: string,
  language: Language,
  { catalogs, approvals, released }: WrittenTexts,
  values: ShownValues,
): WordingText | undefined {
  const raw = catalogs[language].get(key)?.text;
  if (raw === undefined) return undefined;
  const form = splitPlural(key)?.form;
  const rendered = plainText(raw, (name) => valueIn(name, language, values, form));
  const french = catalogs.fr.get(key)?.text ?? "";
  const approval = approvals[key]?.[language];
  return {
    raw,
    rendered,
    characters: [...rendered].length,
    status: approvalStatus(key, language, catalogs, approvals),
    hash: textHash(raw),
    source: textHash(french),
    ...(approval && approval.text !== raw && { difference: wordDifference(approval.text, raw) }),
    ...(approval && {
      approval: {
        by: approval.by,
        on: approval.on,
        text: approval.text,
        reviewBy: reviewBy(approval),
      },
    }),
    releases: released.get(key)?.[language] ?? [],
  };
}

function notNeededIn(key: string, plurals: ReadonlySet<string>): Language[] {
  const plural = splitPlural(key);
  if (!plural || !plurals.has(plural.base)) return [];
  const has = (language: Language) =>
    pluralForms[language].some((form: string) => form === plural.form);
  return languages.filter((language) => !has(language));
}

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)].sort();

/** The kinds in the table of messages; without an entry there, those of the components that use the text. */
function kindsOf(messages: readonly MessageRow[], found: readonly MessageKind[]): MessageKind[] {
  const listed = messages.map(({ kind }) => kind);
  return unique(
    listed.length > 0 ? [...listed, ...found.filter((kind) => kind === "aria")] : found,
  );
}

const shownRow = ({ values: _values, ...row }: ShownText): ShownRow => row;

/** Every text of the catalogs as a row of the wording book, by key. */
export function wordingRows(
  files: readonly ProjectFile[],
  stories: readonly StoryRow[],
): WordingRow[] {
  const catalogs = readCatalogs(files);
  const written: WrittenTexts = {
    catalogs,
    approvals: readList<Approvals>(files, approvalsPath, {}),
    released: readReleasedTexts(files),
  };
  const budgets = readList<Budgets>(files, "ui/src/locale/budgets.json", {});
  const decisions = wordsToDecide(catalogs);
  const uses = readUses(files);
  const entries = readMessages(files);
  const facts = readTextFacts(files);
  const shown = readShownTexts(files, stories, componentStates(files));
  const showing = { shown, facts, stories };
  const measured = readLines(files);
  const plurals = pluralBases(catalogs);
  const keys = unique(languages.flatMap((language) => [...catalogs[language].keys()]));
  return keys.map((key) => {
    const base = splitPlural(key)?.base ?? key;
    const usages = usagesOf(key, base, uses);
    const messages = messagesWith([key, base], entries);
    const showings = shownBy(key, showing, messages);
    const values = showings[0]?.values ?? {};
    const texts = Object.fromEntries(
      languages.flatMap((language) => {
        const text = textOf(key, language, written, values);
        if (!text) return [];
        const lines = linesOfText(measured[key], language, text.rendered, showings[0]?.story);
        return [[language, lines ? { ...text, lines } : text]];
      }),
    );
    const raws = languages.flatMap((language) => catalogs[language].get(key)?.text ?? []);
    const budget = budgetOf(key, budgets);
    return {
      key,
      usedBy: unique(usages.map(({ usedBy }) => usedBy)),
      kinds: kindsOf(
        messages,
        usages.map(({ kind }) => kind),
      ),
      messages,
      shownBy: showings.map(shownRow),
      ...factsOf([key, base], messages, facts),
      variables: unique(raws.flatMap(variablesIn)).map((name) =>
        variableRow(name, values, splitPlural(key)?.form),
      ),
      ...(budget !== undefined && { budget, lineLimit: lineLimitOf(budget) }),
      toDecide: decisions
        .filter((line) => line.startsWith(`${key} (`))
        .map((line) => line.slice(key.length + 1)),
      notNeededIn: notNeededIn(key, plurals),
      texts,
    };
  });
}
