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
    <section className="gs:grid gs:gap-3">
      <h2 className="gs:type-heading">{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="gs:max-w-2xl gs:type-body">
          {paragraph}
        </p>
      ))}
      {rules.length > 0 && (
        <Scrolling label={heading}>
          <table className="gs:w-full gs:min-w-2xl gs:text-left gs:type-small">
            <thead className="gs:text-ink-muted">
              <tr>
                <th scope="col" className="gs:w-36 gs:py-2 gs:pe-4">
                  Rule
                </th>
                <th scope="col" className="gs:py-2 gs:pe-4">
                  What must hold
                </th>
                <th scope="col" className="gs:w-16 gs:py-2 gs:pe-4">
                  From
                </th>
                <th scope="col" className="gs:w-2/5 gs:py-2">
                  Proved by
                </th>
              </tr>
            </thead>
            <tbody>
              {rules.map(({ id, text, sources }) => (
                <tr key={id} className="gs:border-t gs:border-line gs:align-top">
                  <th scope="row" className="gs:py-2 gs:pe-4 gs:whitespace-nowrap gs:tabular">
                    {id}
                  </th>
                  <td className="gs:py-2 gs:pe-4">
                    <InlineCode text={text} />
                  </td>
                  <td className="gs:py-2 gs:pe-4">{sources.join(", ")}</td>
                  <td className="gs:py-2">
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
  if (!repository) return <span className="gs:text-ink-faint">{place}</span>;
  return (
    <a
      href={`${repository}/${file}#L${line}`}
      target="_top"
      className="gs:rounded-sm gs:underline gs:underline-offset-2 gs:focus-ring"
    >
      {place}
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
