import { ReviewRow, ReviewTable } from "../review/review-table.tsx";
import { InlineCode } from "./inline-code.tsx";
import type { SpecLine, SpecRule } from "./parse-spec.ts";

/** What each key does, as a table. */
export function Keys({ keys }: { keys: readonly SpecLine[] }) {
  if (keys.length === 0) return <p className="gs:type-body">Nothing in it receives the focus.</p>;
  return (
    <ReviewTable label="Keys" heads={["Key", "Action"]}>
      {keys.map(({ name, text, rule }) => (
        <ReviewRow
          key={`${name} ${text}`}
          name={name}
          cells={[
            <span key="action">
              <InlineCode text={text} />
              {rule && <span className="gs:ms-2 gs:type-caption gs:text-ink-muted">{rule}</span>}
            </span>,
          ]}
        />
      ))}
    </ReviewTable>
  );
}

/** What a screen reader says without a press, by the rules that hold it to that. */
export function Announcements({ rules }: { rules: readonly SpecRule[] }) {
  if (rules.length === 0) return <p className="gs:type-body">It announces nothing by itself.</p>;
  return (
    <ul className="gs:grid gs:gap-2 gs:type-body">
      {rules.map(({ id, text }) => (
        <li key={id}>
          <InlineCode text={text} />
          <span className="gs:ms-2 gs:type-caption gs:text-ink-muted">{id}</span>
        </li>
      ))}
    </ul>
  );
}
