import { virtual } from "@guidepup/virtual-screen-reader";

/** No state says more phrases than this; a reader that is lost would continue for ever. */
const mostPhrases = 2_000;

const end = /^end(?: of|,) (.+)$/;

interface Phrase {
  readonly words: string;
  /** Whether it opens what a later phrase ends. */
  readonly hasEnd: boolean;
}

/** Finds which phrases open something, and leaves out those that end it. */
function withoutEnds(spoken: readonly string[]): (Phrase | "end")[] {
  const phrases: (Phrase | "end")[] = [];
  const open: number[] = [];
  for (const words of spoken) {
    const ended = end.exec(words)?.[1];
    const at = open.findLastIndex((index) => {
      const phrase = phrases[index];
      return phrase !== "end" && phrase?.words === ended;
    });
    const index = open[at];
    if (ended !== undefined && index !== undefined) {
      phrases[index] = { words: ended, hasEnd: true };
      open.length = at;
      phrases.push("end");
    } else {
      open.push(phrases.length);
      phrases.push({ words, hasEnd: false });
    }
  }
  return phrases;
}

/** What is inside of something is indented beneath it. */
function indented(phrases: readonly (Phrase | "end")[]): string[] {
  let depth = 0;
  return phrases.flatMap((phrase) => {
    if (phrase === "end") {
      depth -= 1;
      return [];
    }
    const line = `${"  ".repeat(depth)}${phrase.words}`;
    if (phrase.hasEnd) depth += 1;
    return [line];
  });
}

/** A modal dialog keeps a reader inside: after its end it begins again. */
const atEnd = /^end of (?:document$|(?:alert)?dialog\b.*, modal\b)/;

/** The reader says the page itself, and a dialog once more as it moves into it. */
function isSaidOnce(phrase: string, index: number, spoken: readonly string[]): boolean {
  const isPage = /^(?:end of )?document$/.test(phrase);
  return !isPage && !(phrase === spoken[index - 1] && /^(?:alert)?dialog\b/.test(phrase));
}

/** What a closed menu holds is not drawn, which the reader sees. */
const closedMenus = "details:not([open]) > :not(summary) { display: none !important; }";

/**
 * The virtual reader knows neither what a closed `<details>` hides nor that its `<summary>` opens it, as Chromium's
 * accessibility tree does: both are written to the page until the returned function is called.
 */
function asBrowsersSayMenus(container: HTMLElement): () => void {
  const sheet = document.createElement("style");
  sheet.textContent = closedMenus;
  document.head.append(sheet);
  const summaries = [...container.querySelectorAll("details > summary")];
  for (const summary of summaries) {
    summary.setAttribute("role", "button");
    const isOpen = (summary.parentElement as HTMLDetailsElement).open;
    summary.setAttribute("aria-expanded", String(isOpen));
  }
  return () => {
    sheet.remove();
    for (const summary of summaries) {
      summary.removeAttribute("role");
      summary.removeAttribute("aria-expanded");
    }
  };
}

/** A sentence in pieces, of which some are kept from translators: spans that say nothing else. */
function isSentence({ childNodes }: Element): boolean {
  const isPiece = (node: Node) =>
    node instanceof HTMLSpanElement &&
    node.getAttributeNames().every((name) => name === "translate") &&
    node.children.length === 0;
  return childNodes.length > 1 && [...childNodes].every(isPiece);
}

/**
 * Makes each sentence one text, as screen readers say it: browsers put what is in a line together, the virtual reader
 * says it piece by piece and loses the spaces at the ends. The returned function puts the pieces back.
 */
function joinSentences(container: HTMLElement): () => void {
  const sentences = [...container.querySelectorAll("span")].filter(isSentence);
  const pieces = sentences.map((sentence) => [...sentence.childNodes]);
  for (const sentence of sentences) sentence.replaceChildren(sentence.textContent ?? "");
  return () => {
    for (const [index, sentence] of sentences.entries())
      sentence.replaceChildren(...(pieces[index] ?? []));
  };
}

/** What a screen reader says of a page, phrase by phrase, as a person goes through it from its start to its end. */
export async function readAloud(container: HTMLElement): Promise<string[]> {
  const restore = asBrowsersSayMenus(container);
  const putBack = joinSentences(container);
  await virtual.start({ container });
  try {
    let [last, count] = [await virtual.lastSpokenPhrase(), 0];
    while (!atEnd.test(last) && count < mostPhrases) {
      await virtual.next();
      last = await virtual.lastSpokenPhrase();
      count += 1;
    }
    return indented(withoutEnds((await virtual.spokenPhraseLog()).filter(isSaidOnce)));
  } finally {
    await virtual.stop();
    putBack();
    restore();
  }
}
