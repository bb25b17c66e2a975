import type { ReactNode } from "react";
import { modes } from "../modes.ts";
import { announcements, parseSpec } from "../support/parse-spec.ts";
import { decisionOf } from "./axe-decisions.ts";
import { ColourPairs } from "./colour-pairs.tsx";
import { ComponentEvidence } from "./component-evidence.tsx";
import type { PublishedEvidence, TranscriptRow } from "./evidence-data.ts";
import { EvidenceMatrix } from "./evidence-matrix.tsx";
import { FaultDecisions } from "./fault-decision-list.tsx";
import { faultDecisions } from "./fault-decisions.ts";
import { cellsOf } from "./matrix.ts";
import type { ReviewData } from "./review-data.ts";
import { ReviewDetails } from "./review-details.tsx";
import { ReviewPage, ReviewSection } from "./review-page.tsx";
import { statementRows } from "./statement.ts";
import { StatementTable } from "./statement-table.tsx";
import { TranscriptList } from "./transcript-list.tsx";

interface AccessibilityEvidenceProps {
  readonly review: ReviewData;
  /** Undefined where this Storybook was published without results. */
  readonly published: PublishedEvidence | undefined;
  readonly specs: Readonly<Record<string, string>>;
  readonly transcripts: readonly TranscriptRow[];
}

const notDone = [
  "No screen reader with a person in front of it has been used. The transcripts are a virtual one’s, and what is announced is tested as text that reaches the live regions.",
  "No person with a disability has tried the product.",
  "What the frames of other parties show (cashier, captcha, statistics, identity check) is outside of this report.",
  "The matrix looks at the gallery of states of each component, or at its first story; Tab is pressed 24 times at most.",
  "A fault at 320 or 640 px in a gallery can be the gallery's own, since its states share the width.",
];

const storiesWith = (count: number) => (count === 1 ? "1 check has" : `${count} checks have`);

/** What is known about accessibility, how it is known, and what is not. Nothing else is claimed. */
export function AccessibilityEvidence(props: AccessibilityEvidenceProps) {
  const { review, published, specs, transcripts } = props;
  return (
    <ReviewPage
      title="Accessibility evidence"
      lead={
        <p>
          The aim is WCAG 2.2 AA. This page shows what was checked by machine on the way there: what
          axe and the other inspections found in the stories, and the tests behind each rule of each
          component. Each result is of the sources that it was made of; where these are others now,
          it is shown as <em>changed since</em>, and supports nothing any more.
        </p>
      }
    >
      {published ? <InShort {...props} published={published} /> : <NoResults />}
      <ReviewSection title="Not done, and not claimed">
        <ul className="gs:grid gs:list-disc gs:gap-1 gs:ps-5 gs:type-body">
          {notDone.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </ReviewSection>
      {published && <Results {...props} published={published} />}
      <ReviewSection title="Faults that are no barrier">
        <FaultDecisions decisions={faultDecisions} />
      </ReviewSection>
      <ReviewSection title="The bet, the registration and the cashier, as a screen reader says them">
        <p className="gs:type-body">
          A virtual screen reader goes through each step, in the state of its component that a
          person meets there. Each component has its own transcripts below.
        </p>
        <TranscriptList rows={transcripts.filter(({ folder }) => folder === "testing")} />
      </ReviewSection>
      <ReviewSection title="Component by component">
        <div className="gs:grid gs:gap-px gs:overflow-hidden gs:rounded-md gs:bg-line">
          {review.components.map(({ folder }) => (
            <ComponentEvidence
              key={folder}
              folder={folder}
              spec={specs[folder]}
              rules={componentRulesOf(review)}
              stories={review.stories.filter((story) => story.folder === folder)}
              kept={published?.kept ?? []}
              transcripts={transcripts.filter((each) => each.folder === folder)}
            />
          ))}
        </div>
      </ReviewSection>
    </ReviewPage>
  );
}

function NoResults() {
  return (
    <ReviewSection title="No results">
      <p className="gs:type-body">
        No results were published with this Storybook, so it has no statement and no matrix.{" "}
        <code>npm run evidence</code> looks at the components, and{" "}
        <code>npm run evidence-tests</code> records what tests proved, and what axe found in the
        stories; the next Storybook that is built there has both.
      </p>
    </ReviewSection>
  );
}

const componentRulesOf = ({ rules }: ReviewData) =>
  rules.filter(({ workspace }) => workspace === "ui");

const modeNames = Object.keys(modes);

interface ResultsProps {
  readonly review: ReviewData;
  readonly published: PublishedEvidence;
}

function InShort({ review, published: { kept, runs } }: ResultsProps) {
  const count = (part: "violations" | "incomplete") =>
    kept.filter(({ evidence }) => evidence[part].length > 0).length;
  const undecided = kept.flatMap(({ storyId, evidence }) =>
    evidence.incomplete.flatMap(({ rule, why }) =>
      why.filter((each) => !decisionOf(rule, each, storyId)),
    ),
  );
  const engines = [...new Set(kept.map(({ evidence }) => evidence.engine))].join(", ");
  const days = kept.map(({ on }) => on).sort();
  const changed = kept.filter(({ isChanged }) => isChanged).length;
  const changedRuns = Object.values(runs).filter(({ isChanged }) => isChanged).length;
  const componentRules = componentRulesOf(review);
  const proved = componentRules.filter(({ tests }) => tests.length > 0);
  return (
    <ReviewSection title="In short">
      <dl className="gs:grid gs:grid-cols-[auto_1fr] gs:gap-x-6 gs:gap-y-2 gs:type-body">
        <Fact name="Checked">
          {kept.length} of {review.stories.length * modeNames.length} stories in their modes
          {engines && `, with ${engines}, target size on`}
          {days.length > 0 && `; from ${days[0]} to ${days.at(-1)}`}
        </Fact>
        <Fact name="Changed since">
          {changed === 0 && changedRuns === 0
            ? "nothing"
            : `${changed} of these checks, and ${changedRuns} rules whose tests were run`}
        </Fact>
        <Fact name="Modes">{modeNames.join(", ")}</Fact>
        <Fact name="Violations">{storiesWith(count("violations"))} a violation</Fact>
        <Fact name="Incomplete">
          {storiesWith(count("incomplete"))} a finding that axe leaves to a person;{" "}
          {undecided.length === 0 ? "each is decided" : `${undecided.length} are undecided`}
        </Fact>
        <Fact name="Rules">
          {proved.length} of {componentRules.length} rules of components have a test
        </Fact>
      </dl>
    </ReviewSection>
  );
}

/** What this Storybook's results say: what is not looked at, the statement, the matrix and the colours. */
function Results({
  review,
  published,
  specs,
}: ResultsProps & Pick<AccessibilityEvidenceProps, "specs">) {
  const { kept, looked, runs } = published;
  const checked = new Set(kept.map(({ storyId, mode }) => `${storyId} ${mode}`));
  const unchecked = review.stories.flatMap(({ id, title, name }) =>
    modeNames
      .filter((mode) => !checked.has(`${id} ${mode}`))
      .map((mode) => `${title}, ${name} (${mode})`),
  );
  return (
    <>
      {unchecked.length > 0 && <Unchecked lines={unchecked} />}
      <ReviewSection title="Statement: EN 301 549, clause 9">
        <StatementTable rows={statementRows(review.rules, runs, looked)} />
      </ReviewSection>
      <ReviewSection title="Matrix">
        <EvidenceMatrix
          rows={review.components.map(({ folder }) => {
            const spec = parseSpec(specs[folder] ?? "");
            return {
              name: spec.title || folder,
              cells: cellsOf(
                review.stories.filter((story) => story.folder === folder),
                announcements(spec).map(({ id }) => id),
                published,
              ),
            };
          })}
        />
      </ReviewSection>
      <ReviewSection title="Colours">
        <ColourPairs pairs={looked.pairs} />
      </ReviewSection>
    </>
  );
}

function Unchecked({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ReviewSection title={`Not checked yet: ${lines.length}`}>
      <ReviewDetails
        className="gs:type-small"
        summaryClassName="gs:cursor-pointer gs:rounded-sm gs:focus-ring gs:tap"
        summary="Which, and in which mode"
      >
        {() => (
          <ul className="gs:mt-2 gs:columns-1 gs:gap-6 gs:tablet:columns-2">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </ReviewDetails>
    </ReviewSection>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="gs:type-label">{name}</dt>
      <dd className="gs:tabular">{children}</dd>
    </>
  );
}
