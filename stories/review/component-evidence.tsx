import { InlineCode } from "../support/inline-code.tsx";
import { keysAndAnnouncements, parseSpec, type SpecRule } from "../support/parse-spec.ts";
import { decisionOf } from "./axe-decisions.ts";
import type { Finding, KeptEvidence, TranscriptRow } from "./evidence-data.ts";
import type { RuleRow, StoryRow } from "./review-data.ts";
import { ReviewDetails } from "./review-details.tsx";
import { StoryLink } from "./review-page.tsx";
import { TranscriptList } from "./transcript-list.tsx";

interface ComponentEvidenceProps {
  readonly folder: string;
  readonly spec: string | undefined;
  readonly rules: readonly RuleRow[];
  readonly stories: readonly StoryRow[];
  readonly kept: readonly KeptEvidence[];
  /** Those of this component. */
  readonly transcripts: readonly TranscriptRow[];
}

function titleOf(folder: string, spec: string | undefined): string {
  return spec ? parseSpec(spec).title : folder.replaceAll("-", " ");
}

/** One component: what axe found in its stories, its rules, and how many tests prove each. */
export function ComponentEvidence(props: ComponentEvidenceProps) {
  const { folder, spec, rules, stories, kept, transcripts } = props;
  const mine = kept.filter(({ storyId }) => stories.some(({ id }) => id === storyId));
  const count = (part: "violations" | "incomplete") =>
    mine.reduce((sum, { evidence }) => sum + evidence[part].length, 0);
  const on = mine.map((each) => each.on).sort()[0];
  const standing = `looked at on ${on}${mine.some(({ isChanged }) => isChanged) ? ": changed since" : ""}`;
  return (
    <ReviewDetails
      className="gs:bg-surface"
      summaryClassName="gs:flex gs:min-h-11 gs:cursor-pointer gs:flex-wrap gs:items-baseline gs:gap-x-4 gs:gap-y-1 gs:px-4 gs:py-3 gs:focus-ring-inset"
      summary={
        <>
          <span className="gs:type-label">{titleOf(folder, spec)}</span>
          <span className="gs:type-small gs:text-ink-muted gs:tabular">
            {mine.length === 0
              ? "not checked yet"
              : `${mine.length} checks, ${count("violations")} violations, ${count("incomplete")} incomplete, ${standing}`}
          </span>
        </>
      }
    >
      {() => (
        <Opened
          spec={spec}
          rules={rules}
          stories={stories}
          found={mine}
          transcripts={transcripts}
        />
      )}
    </ReviewDetails>
  );
}

interface OpenedProps
  extends Pick<ComponentEvidenceProps, "spec" | "rules" | "stories" | "transcripts"> {
  readonly found: readonly KeptEvidence[];
}

function Opened({ spec, rules, stories, found, transcripts }: OpenedProps) {
  const parsed = spec ? parseSpec(spec) : undefined;
  const accessibility = parsed?.sections.find(({ heading }) => heading === "Accessibility");
  const limits = parsed?.sections.find(({ heading }) => /limit/i.test(heading));
  return (
    <div className="gs:grid gs:gap-5 gs:px-4 gs:pt-1 gs:pb-5">
      <p className="gs:flex gs:flex-wrap gs:gap-x-4 gs:gap-y-1 gs:type-small">
        {stories.map(({ id, name }) => (
          <StoryLink key={id} id={id}>
            {name}
          </StoryLink>
        ))}
      </p>
      <Promises title="Roles, names and shape" rules={accessibility?.rules ?? []} all={rules} />
      <Promises
        title="Keys and announcements"
        rules={parsed ? keysAndAnnouncements(parsed) : []}
        all={rules}
      />
      <div className="gs:grid gs:gap-1">
        <h3 className="gs:type-label">What a screen reader says</h3>
        <TranscriptList rows={transcripts} />
      </div>
      <Findings title="Violations" found={found} part="violations" />
      <Findings title="Incomplete: axe could not decide" found={found} part="incomplete" />
      {limits && (
        <Promises title="Known limits" rules={limits.rules} all={rules} text={limits.paragraphs} />
      )}
    </div>
  );
}

interface PromisesProps {
  readonly title: string;
  readonly rules: readonly SpecRule[];
  readonly all: readonly RuleRow[];
  readonly text?: readonly string[];
}

function Promises({ title, rules, all, text = [] }: PromisesProps) {
  if (rules.length === 0 && text.length === 0) return null;
  const testsOf = (id: string) => all.find((rule) => rule.id === id)?.tests.length ?? 0;
  return (
    <div className="gs:grid gs:gap-1">
      <h3 className="gs:type-label">{title}</h3>
      {text.map((paragraph) => (
        <p key={paragraph} className="gs:type-small">
          {paragraph}
        </p>
      ))}
      <ul className="gs:grid gs:gap-1 gs:type-small">
        {rules.map(({ id, text: rule }) => (
          <li key={id}>
            <InlineCode text={rule} />{" "}
            <span className="gs:text-ink-faint gs:tabular">
              {id}, {testsOf(id) === 1 ? "1 test" : `${testsOf(id)} tests`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FindingsProps {
  readonly title: string;
  readonly found: readonly KeptEvidence[];
  readonly part: "violations" | "incomplete";
}

function Findings({ title, found, part }: FindingsProps) {
  const lines = found.flatMap(({ storyId, mode, evidence }) =>
    evidence[part].map((finding) => ({ storyId, mode, finding })),
  );
  if (lines.length === 0) return null;
  return (
    <div className="gs:grid gs:gap-1">
      <h3 className="gs:type-label">{title}</h3>
      <ul className="gs:grid gs:gap-1 gs:type-small">
        {lines.map(({ storyId, mode, finding }) => (
          <li key={`${storyId} ${mode} ${finding.rule}`}>
            <FindingLine finding={finding} storyId={storyId} />{" "}
            <span className="gs:text-ink-faint">
              {storyId}, {mode}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function FindingLine({ finding, storyId }: { finding: Finding; storyId: string }) {
  const { rule, help, elements, why } = finding;
  return (
    <>
      <code>{rule}</code> {help}: {elements === 1 ? "1 element" : `${elements} elements`}
      {why.map((each) => {
        const decision = decisionOf(rule, each, storyId);
        return (
          <span key={each} className="gs:block gs:ps-4">
            {each}{" "}
            {decision &&
              `→ ${decision.verdict}, ${decision.basis} on ${decision.on}: ${decision.reason}`}
          </span>
        );
      })}
    </>
  );
}
