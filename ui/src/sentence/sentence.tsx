import { drawnPiecesOf } from "./pieces.ts";

export interface SentenceProps {
  /** In the person's language, with its figures and names in their places. */
  readonly children: string;
  /** The names and references in it. Amounts and prices are found without being given, in a server's words too. */
  readonly names?: readonly string[];
}

/**
 * A text whose wording a browser may translate, and whose figures and names it leaves as they are
 * (docs/decisions/107). A lone figure or name is one element, and so is a text without any.
 */
export function Sentence({ children, names = [] }: SentenceProps) {
  const pieces = drawnPiecesOf(children, names);
  const [only] = pieces;
  if (pieces.length < 2) return <span translate={markOf(only?.isKept)}>{children}</span>;
  return (
    <span>
      {pieces.map(({ text, isKept }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its position in the sentence
        <span key={index} translate={markOf(isKept)}>
          {text}
        </span>
      ))}
    </span>
  );
}

function markOf(isKept = false): "no" | undefined {
  return isKept ? "no" : undefined;
}
