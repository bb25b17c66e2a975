import type { WordPart } from "./review-data.ts";

/** What changed since a text was signed off, word by word; nothing where it did not. */
export function Difference({ parts }: { readonly parts: readonly WordPart[] | undefined }) {
  if (!parts) return null;
  return (
    <p className="gs:type-caption gs:text-ink-muted">
      <span lang="en">Since the sign-off: </span>
      {parts.map(({ text, change }, index) => {
        if (change === "same") return <span key={index}>{text}</span>;
        if (change === "removed") return <del key={index}>{text}</del>;
        return (
          <ins key={index} className="gs:font-semibold">
            {text}
          </ins>
        );
      })}
    </p>
  );
}
