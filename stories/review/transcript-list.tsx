import type { TranscriptRow } from "./evidence-data.ts";
import { languageNames } from "./language-names.ts";
import { transcriptFile } from "./transcript-file.ts";

/** Links to what a virtual screen reader says, a line a test and a link a language. */
export function TranscriptList({ rows }: { readonly rows: readonly TranscriptRow[] }) {
  const ofTests = Map.groupBy(rows, ({ name }) => name);
  return (
    <ul className="gs:grid gs:gap-1 gs:type-small">
      {[...ofTests].map(([name, ofLanguages]) => (
        <li key={name} className="gs:flex gs:flex-wrap gs:gap-x-4">
          {name.replaceAll("-", " ")}
          {ofLanguages.map((row) => (
            <a
              key={row.language}
              className="gs:rounded-sm gs:leading-6 gs:underline gs:underline-offset-2 gs:focus-ring"
              href={`./${transcriptFile(row)}`}
              target="_blank"
              rel="noreferrer"
            >
              <span className="gs:sr-only">What a screen reader says of {name}, </span>
              <span lang={row.language}>{languageNames[row.language]}</span>
            </a>
          ))}
        </li>
      ))}
    </ul>
  );
}
