import { Scrolling } from "../review/review-page.tsx";
import { InlineCode } from "./inline-code.tsx";
import type { SpecRule } from "./parse-spec.ts";
import { useReview } from "./use-review.ts";

interface SpecRulesProps {
  readonly heading: string;
  readonly rules: readonly SpecRule[];
  readonly paragraphs: readonly string[];
}

/** Rules as a table: number, text, what each is taken from, and the tests that prove it. */
export function SpecRules({ heading, rules, paragraphs }: SpecRulesProps) {
  const review = useReview();
  return (
    <section className="grid gap-3">
      <h2 className="type-heading">{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="max-w-2xl type-body">
          {paragraph}
        </p>
      ))}
      {rules.length > 0 && (
        <Scrolling label={heading}>
          <table className="w-full min-w-2xl text-left type-small">
            <thead className="text-ink-muted">
              <tr>
                <th scope="col" className="w-36 py-2 pe-4">
                  Rule
                </th>
                <th scope="col" className="py-2 pe-4">
                  What must hold
                </th>
                <th scope="col" className="w-16 py-2 pe-4">
                  From
                </th>
                <th scope="col" className="w-2/5 py-2">
                  Proved by
                </th>
              </tr>
            </thead>
            <tbody>
              {rules.map(({ id, text, sources }) => (
                <tr key={id} className="border-t border-line align-top">
                  <th scope="row" className="py-2 pe-4 whitespace-nowrap tabular">
                    {id}
                  </th>
                  <td className="py-2 pe-4">
                    <InlineCode text={text} />
                  </td>
                  <td className="py-2 pe-4">{sources.join(", ")}</td>
                  <td className="py-2">
                    <Proof
                      tests={
                        review?.rules.find((rule) => rule.workspace === "ui" && rule.id === id)
                          ?.tests
                      }
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scrolling>
      )}
    </section>
  );
}

/** Without the rules that it cites, and with a pause where each run of the test has a word of its own. */
function titleInWords(title: string): string {
  return title.replace(/^(?:\[[A-Z0-9-]+\]\s*)+/, "").replace(/%[sdifjo]|\$[a-z][\w.]*/g, "…");
}

/** Where the files of the repository are read, such as https://…/blob/main; empty where nowhere. */
const repository: string = import.meta.env.STORYBOOK_REPOSITORY ?? "";

function TestFile({ file, line }: { file: string; line: number }) {
  const place = `${file.split("/").at(-1)}:${line}`;
  if (!repository) return <span className="text-ink-faint">{place}</span>;
  return (
    <a
      href={`${repository}/${file}#L${line}`}
      target="_top"
      className="rounded-sm underline underline-offset-2 focus-ring"
    >
      {place}
    </a>
  );
}

interface ProofProps {
  readonly tests: readonly { title: string; file: string; line: number }[] | undefined;
}

function Proof({ tests }: ProofProps) {
  if (!tests) return <span className="text-ink-faint">…</span>;
  if (tests.length === 0) return <strong>No test yet</strong>;
  return (
    <ul className="grid gap-1">
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
