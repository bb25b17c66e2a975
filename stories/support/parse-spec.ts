/** A component's specification as its page shows it. */
export interface Spec {
  readonly title: string;
  /** What it is for, and when not to use it. */
  readonly introduction: readonly string[];
  readonly sections: readonly SpecSection[];
}

export interface SpecSection {
  /** Empty for what stands before the first heading. */
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

/** Reads a `<component>.spec.md`. Whatever markup it may hold stays text: nothing of it is HTML. */
export function parseSpec(markdown: string): Spec {
  const [title = "", ...rest] = blocksOf(markdown);
  const sections: { heading: string; paragraphs: string[]; rules: SpecRule[] }[] = [];
  const introduction: string[] = [];
  for (const block of rest) {
    const [, heading] = /^#+\s+(.*)$/.exec(block) ?? [];
    if (heading !== undefined) {
      sections.push({ heading, paragraphs: [], rules: [] });
      continue;
    }
    const rule = ruleOf(block);
    if (sections.length === 0 && !rule) {
      introduction.push(block);
      continue;
    }
    if (sections.length === 0) sections.push({ heading: "", paragraphs: [], rules: [] });
    const section = sections.at(-1);
    if (rule) section?.rules.push(rule);
    else section?.paragraphs.push(block);
  }
  return { title: title.replace(/^#\s+/, ""), introduction, sections };
}

const aboutKeys = /\b(keys?|keyboard|tab|arrows?|enter|escape|space|focus|focused)\b/i;
const aboutSpeech =
  /\b(announc\w*|said|says|told|tells|spoken|polite\w*|assertive\w*|live region)\b/i;

/** The rules about keyboard and focus, and those about what a screen reader announces. */
export function keysAndAnnouncements({ sections }: Spec): SpecRule[] {
  const rules = sections.flatMap((section) => section.rules);
  return rules.filter(({ text }) => aboutKeys.test(text) || aboutSpeech.test(text));
}

/** The rules about what a screen reader announces. */
export function announcements({ sections }: Spec): SpecRule[] {
  return sections.flatMap(({ rules }) => rules).filter(({ text }) => aboutSpeech.test(text));
}
