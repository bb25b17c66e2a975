/** A component's specification as its page shows it. */
export interface Spec {
  readonly title: string;
  /** What it is for. */
  readonly purpose: string;
  /** When something else is the better choice. */
  readonly notFor: string;
  readonly parts: readonly SpecLine[];
  /** What each key does; empty for what receives no focus. */
  readonly keys: readonly SpecLine[];
  /** The sections with its rules. */
  readonly sections: readonly SpecSection[];
}

/** A line that explains something, such as `- Escape: closes it [DIALOG-5]`. */
export interface SpecLine {
  readonly name: string;
  readonly text: string;
  /** The rule that holds it to that; null where the line cites none. */
  readonly rule: string | null;
}

export interface SpecSection {
  /** Empty for what is before the first heading. */
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly rules: readonly SpecRule[];
}

/** One numbered line, e.g. `- [BADGE-1] … (B4)`. */
export interface SpecRule {
  readonly id: string;
  readonly text: string;
  /** The sections of the specification that it cites. */
  readonly sources: readonly string[];
}

const numbered = /^[-*]\s+\[([A-Z][A-Z0-9-]*-\d+)\]\s+(.*)$/s;

function ruleOf(block: string): SpecRule | undefined {
  const [, id, written = ""] = numbered.exec(block) ?? [];
  if (!id) return undefined;
  const sources = [...written.matchAll(/\b[AB]\d+\b/g)].map(([source]) => source);
  return { id, text: written.replace(/\s*\([^()]*\b[AB]\d+\b[^()]*\)(?=\.?$)/, ""), sources };
}

function lineOf(block: string): SpecLine {
  const [, name = "", written = ""] = /^[-*]\s+([^:]+):\s+(.*)$/s.exec(block) ?? [];
  const [, text = written, rule = null] =
    /^(.*?)\s+\[([A-Z][A-Z0-9-]*-\d+)\]$/s.exec(written) ?? [];
  return { name, text, rule };
}

/** Lines that belong together: a paragraph, or a list's line with what is indented under it. */
function blocksOf(text: string): string[] {
  const blocks: string[] = [];
  let isOpen = false;
  for (const line of text.split("\n")) {
    const begins = /^([-*]\s|#)/.test(line) || !isOpen;
    isOpen = line.trim() !== "" && !line.startsWith("#");
    if (line.trim() === "") continue;
    if (begins) blocks.push(line.trim());
    else blocks.push(`${blocks.pop() ?? ""} ${line.trim()}`.trim());
  }
  return blocks;
}

/** The blocks under each heading; those before the first one are under an empty one. */
function blocksByHeading(blocks: readonly string[]): [heading: string, blocks: string[]][] {
  const groups: [string, string[]][] = [["", []]];
  for (const block of blocks) {
    const [, heading] = /^#+\s+(.*)$/.exec(block) ?? [];
    if (heading === undefined) groups.at(-1)?.[1].push(block);
    else groups.push([heading, []]);
  }
  return groups;
}

function sectionOf([heading, blocks]: [string, string[]]): SpecSection {
  const rules = blocks.flatMap((block) => ruleOf(block) ?? []);
  return { heading, rules, paragraphs: blocks.filter((block) => !ruleOf(block)) };
}

/** Reads a `<component>.spec.md`. Whatever markup it may hold stays text: nothing of it is HTML. */
export function parseSpec(markdown: string): Spec {
  const [title = "", ...rest] = blocksOf(markdown);
  const [[, introduction = []] = [], ...groups] = blocksByHeading(rest);
  const linesOf = (wanted: string) =>
    groups
      .filter(([heading]) => heading === wanted)
      .flatMap(([, blocks]) => blocks.filter((block) => /^[-*]\s/.test(block)).map(lineOf));
  const [purpose = "", notFor = ""] = introduction;
  return {
    title: title.replace(/^#\s+/, ""),
    purpose,
    notFor,
    parts: linesOf("Parts"),
    keys: linesOf("Keys"),
    sections: groups.filter(([heading]) => !["Parts", "Keys"].includes(heading)).map(sectionOf),
  };
}

const aboutKeys = /\b(keys?|keyboard|tab|arrows?|enter|escape|space|focus|focused)\b/i;
const aboutSpeech =
  /\b(announc\w*|polite\w*|assertive\w*|aloud|live regions?|region that was there)\b/i;

/** The rules about keyboard and focus, and those about what a screen reader announces. */
export function keysAndAnnouncements({ sections }: Spec): SpecRule[] {
  const rules = sections.flatMap((section) => section.rules);
  return rules.filter(({ text }) => aboutKeys.test(text) || aboutSpeech.test(text));
}

/** The rules about what a screen reader announces. */
export function announcements({ sections }: Spec): SpecRule[] {
  return sections.flatMap(({ rules }) => rules).filter(({ text }) => aboutSpeech.test(text));
}
