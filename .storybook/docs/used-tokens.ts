import type { tokenTable } from "@grandstand/tokens/table";

type TokenTable = typeof tokenTable;
type Kind = Exclude<keyof TokenTable, "contrast">;

const side = "(?:-[trblxyse]{1,2})?";

/** What is before a token's name in a class, and in a custom property. */
const kinds: readonly {
  readonly kind: Kind;
  readonly word: string;
  readonly before: string;
  readonly property: string;
}[] = [
  {
    kind: "colours",
    word: "colour",
    before: `(?:bg|text|border${side}|outline|ring|fill|stroke|decoration|accent|caret|divide|from|via|to|shadow)-`,
    property: "color",
  },
  { kind: "type", word: "type", before: "type-", property: "type" },
  { kind: "radii", word: "radius", before: `rounded${side}-`, property: "radius" },
  {
    kind: "sizes",
    word: "size",
    before: `-?(?:(?:min-|max-)?[wh]|size|(?:scroll-)?[mp][trblxyse]?|gap|inset|top|bottom|left|right|start|end|basis|border${side})-`,
    property: "(?:size|spacing)",
  },
  { kind: "durations", word: "duration", before: "duration-", property: "duration" },
  { kind: "easings", word: "easing", before: "ease-", property: "(?:easing|ease)" },
  { kind: "layers", word: "layer", before: "z-", property: "layer" },
];

/** The words between blanks, quotes and the colons of variants: `tablet:hover:bg-act/50` has three. */
function classWords(text: string): ReadonlySet<string> {
  return new Set(text.split(/[\s"'`:,;{}()[\]]+/).map((word) => word.replace(/\/\d+$/, "")));
}

/** The tokens that a component's code and sheets name, each as `colour ink`, in the table's order. */
export function usedTokens(text: string, table: TokenTable): string[] {
  const words = [...classWords(text)];
  return kinds.flatMap(({ kind, word, before, property }) =>
    table[kind]
      .map(({ name }) => name)
      .filter((name) => {
        const named = new RegExp(`^(?:${before}|--gs-${property}-)${name}$`);
        return words.some((each) => named.test(each));
      })
      .map((name) => `${word} ${name}`),
  );
}
