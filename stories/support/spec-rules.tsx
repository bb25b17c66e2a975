import { ReviewRow, ReviewTable } from "../review/review-table.tsx";
import { InlineCode } from "./inline-code.tsx";
import type { SpecRule } from "./parse-spec.ts";
import { repository } from "./repository.ts";
import { useRules } from "./use-rules.ts";

interface SpecRulesProps {
  readonly heading: string;
  readonly rules: readonly SpecRule[];
  readonly paragraphs: readonly string[];
}

/** Rules, and what is written between them, as a table: number, text, what each is taken from, and the tests that prove it. */
export function SpecRules({ heading, rules, paragraphs }: SpecRulesProps) {
  const known = useRules();
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="gs:max-w-2xl gs:type-body">
          {paragraph}
        </p>
      ))}
      {rules.length > 0 && (
        <ReviewTable label={heading} heads={["Rule", "What must hold", "From", "Proved by"]}>
          {rules.map(({ id, text, sources }) => (
            <ReviewRow
              key={id}
              name={<span className="gs:whitespace-nowrap gs:tabular">{id}</span>}
              cells={[
                <InlineCode key="text" text={text} />,
                sources.join(", "),
                <Proof
                  key="proof"
                  tests={known?.find((rule) => rule.workspace === "ui" && rule.id === id)?.tests}
                />,
              ]}
            />
          ))}
        </ReviewTable>
      )}
    </>
  );
}

/** Without the rules that it cites, and with a pause where each run of the test has a word of its own. */
function titleInWords(title: string): string {
  return title.replace(/^(?:\[[A-Z0-9-]+\]\s*)+/, "").replace(/%[sdifjo]|\$[a-z][\w.]*/g, "…");
}

function TestFile({ file, line }: { file: string; line: number }) {
  const location = `${file.split("/").at(-1)}:${line}`;
  if (!repository) return <span className="gs:text-ink-faint">{location}</span>;
  return (
    <a
      href={`${repository}/${file}#L${line}`}
      target="_top"
      className="gs:rounded-sm gs:underline gs:underline-offset-2 gs:focus-ring"
    >
      {location}
    </a>
  );
}

interface ProofProps {
  readonly tests: readonly { title: string; file: string; line: number }[] | undefined;
}

function Proof({ tests }: ProofProps) {
  if (!tests) return <span className="gs:text-ink-faint">…</span>;
  if (tests.length === 0) return <strong>No test yet</strong>;
  return (
    <ul className="gs:grid gs:gap-1">
      {tests.map(({ title, file, line }) => (
        <li key={`${file}:${line}`} title={`${file}:${line}`}>
          {titleInWords(title)}
          <br />
          <TestFile file={file} line={line} />
        </li>
      ))}
    </ul>
  );
}
