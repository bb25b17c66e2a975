import { Stop } from "../run/say.ts";
import { textHash } from "./approvals.ts";
import { type Language, languages } from "./catalogs.ts";
import type { EditedText } from "./edited-texts.ts";

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

function unescaped(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return entities[name] ?? whole;
  });
}

interface XmlElement {
  readonly attributes: string;
  readonly content: string;
}

/** The elements of some names, in their order; what they have in them is written out, if only as nothing. */
function inside(xml: string, ...names: readonly string[]): XmlElement[] {
  const written = xml.replace(/<([\w:-]+)((?:\s[^<>]*)?)\/>/g, "<$1$2></$1>");
  const element = new RegExp(`<(${names.join("|")})(\\s[^>]*)?>([\\s\\S]*?)</\\1>`, "g");
  return [...written.matchAll(element)].map(([, , attributes = "", content = ""]) => ({
    attributes,
    content,
  }));
}

function attributeOf({ attributes }: XmlElement, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
  return value === undefined ? undefined : unescaped(value);
}

/** Marks of a translator's tool around words: a segment of XLIFF 1.2, a comment, a term. */
const mark = /<\/?(?:mrk|sm|em)\b[^>]*>/g;

/** The words of an element of XLIFF. Tags are part of our texts, so none of XLIFF's own is in one, but for marks. */
function wordsIn({ content }: XmlElement, key: string): string {
  const plain = content
    .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, words: string) =>
      words.replaceAll("&", "&amp;").replaceAll("<", "&lt;"),
    )
    .replace(mark, "");
  if (plain.includes("<")) {
    throw new Stop(`${key}: the target has elements of XLIFF in it, which our texts cannot have.`);
  }
  return unescaped(plain);
}

/** A part of a text: what a segment translates, or what is between two and is the same in both languages. */
interface TextPart {
  readonly source: string;
  /** Null where it is not translated yet. */
  readonly target: string | null;
  /** Whether somebody wrote the target. */
  readonly isTranslated: boolean;
  /** The position of the target among those of its text; a translation may have its sentences in another order. */
  readonly order: number;
}

function partOf(part: XmlElement, index: number, key: string, isBetween: boolean): TextPart {
  const [source] = inside(part.content, "source");
  const [target] = inside(part.content, "target");
  const words = source ? wordsIn(source, key) : "";
  const order = Number((target && attributeOf(target, "order")) ?? index + 1);
  if (target) return { source: words, target: wordsIn(target, key), isTranslated: true, order };
  return { source: words, target: isBetween ? words : null, isTranslated: false, order };
}

/** A unit of the file, whatever its version: a text with its parts. */
interface Unit {
  readonly key: string;
  readonly parts: readonly TextPart[];
  /** The fingerprint of the text that the file was written with; null where it has none. */
  readonly from: string | null;
}

const fingerprint = /^[\da-f]{16}$/;

/**
 * The fingerprint that a text was written with: the note of that category, or where a tool drops categories
 * (npm `xliff` 6.4.0), the last note that is one. Null where a tool has dropped the notes as well.
 */
function fingerprintOf(notes: readonly XmlElement[]): string | null {
  const marked = notes.find((note) => attributeOf(note, "category") === "fingerprint");
  const plain = notes.findLast(({ content }) => fingerprint.test(content.trim()));
  return (marked ?? plain)?.content.trim() ?? null;
}

/** XLIFF 2.0 and 2.1: the parts are segments, and what is between them. A tool's suggestions have texts as well, which are none. */
function unitsOfVersion2(content: string): Unit[] {
  return inside(content, "unit").map((unit) => {
    const key = attributeOf(unit, "name") ?? "";
    const parts = [...unit.content.matchAll(/<(segment|ignorable)\b[\s\S]*?(?:<\/\1>)/g)].map(
      ([written, name], index) =>
        partOf({ attributes: "", content: written }, index, key, name === "ignorable"),
    );
    return { key, parts, from: fingerprintOf(inside(unit.content, "note")) };
  });
}

/** XLIFF 1.2, as a tool may save the book: its segments are marks in the target. */
function unitsOfVersion1(content: string): Unit[] {
  return inside(content, "trans-unit").map((unit) => {
    const key = attributeOf(unit, "resname") ?? attributeOf(unit, "id") ?? "";
    const own = unit.content.replace(/<alt-trans\b[\s\S]*?<\/alt-trans>/g, "");
    const from = fingerprintOf(inside(own, "note"));
    return { key, parts: [partOf({ ...unit, content: own }, 0, key, false)], from };
  });
}

function editedText({ key, parts, from }: Unit, language: Language): EditedText[] {
  const translated = parts.filter(({ target }) => target !== null);
  if (!parts.some(({ isTranslated }) => isTranslated)) return [];
  if (translated.length < parts.length) {
    throw new Stop(`${key}: some of its segments are translated, and some are not.`);
  }
  const ordered = [...translated].sort((one, other) => one.order - other.order);
  const text = ordered.map(({ target }) => target).join("");
  if (from === textHash(text)) return [];
  const source = textHash(parts.map((part) => part.source).join(""));
  return [{ key, language, text, from, source }];
}

/** The edited texts of the wording book's XLIFF, of version 2, or of 1.2 where a translator's tool saves that. */
export function textsOfXliff(content: string): EditedText[] {
  const written = content.replace(/<!--[\s\S]*?-->/g, "");
  const target = /\b(?:trgLang|target-language)="([a-z]{2})(?:-\w+)?"/.exec(written)?.[1];
  const language = languages.find((name) => name === target && name !== "fr");
  if (!language) throw new Stop("This is no XLIFF from French into Dutch or English.");
  const isVersion1 = /<xliff\b[^>]*\bversion="1\.2"/.test(written);
  const units = isVersion1 ? unitsOfVersion1(written) : unitsOfVersion2(written);
  return units.flatMap((unit) => editedText(unit, language));
}
