import type { TranscriptRow } from "./evidence-data.ts";
import { languageNames } from "./language-names.ts";
import { transcriptFile } from "./transcript-file.ts";

/** Links to what a virtual screen reader says, a line a test and a link a language. */
export function TranscriptList({ rows }: { readonly rows: readonly TranscriptRow[] }) {
  const ofTests = Map.groupBy(rows, ({ name }) => name);
  return (
    <ul className="grid gap-1 type-small">
      {[...ofTests].map(([name, ofLanguages]) => (
        <li key={name} className="flex flex-wrap gap-x-4">
          {name.replaceAll("-", " ")}
          {ofLanguages.map((row) => (
            <a
              key={row.language}
              className="rounded-sm leading-6 underline underline-offset-2 focus-ring"
              href={`./${transcriptFile(row)}`}
              target="_blank"
              rel="noreferrer"
            >
              <span className="sr-only">What a screen reader says of {name}, </span>
              <span lang={row.language}>{languageNames[row.language]}</span>
            </a>
          ))}
        </li>
      ))}
    </ul>
  );
}
