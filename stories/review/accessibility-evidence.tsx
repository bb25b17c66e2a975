import type { ReactNode } from "react";
import { modes } from "../modes.ts";
import { ComponentEvidence } from "./component-evidence.tsx";
import type { KeptEvidence } from "./evidence-data.ts";
import type { ReviewData } from "./review-data.ts";
import { ReviewPage, ReviewSection } from "./review-page.tsx";

interface AccessibilityEvidenceProps {
  readonly review: ReviewData;
  readonly kept: readonly KeptEvidence[];
  readonly specs: Readonly<Record<string, string>>;
}

const notDone = [
  "No screen reader with a person in front of it has been used. What is announced is tested as text that reaches the live regions.",
  "No person with a disability has tried the product.",
  "What axe calls incomplete is listed, and has not been decided by a person.",
  "Each story is checked in the modes named above; other widths, and the high-contrast theme, are not part of this report.",
];

const storiesWith = (count: number) => (count === 1 ? "1 check has" : `${count} checks have`);

/** What is known about accessibility, how it is known, and what is not. Nothing else is claimed. */
export function AccessibilityEvidence({ review, kept, specs }: AccessibilityEvidenceProps) {
  const modeNames = Object.keys(modes);
  const unchecked = review.stories.flatMap(({ id, title, name }) =>
    modeNames
      .filter((mode) => !kept.some((each) => each.storyId === id && each.mode === mode))
      .map((mode) => `${title}, ${name} (${mode})`),
  );
  const count = (part: "violations" | "incomplete") =>
    kept.filter(({ evidence }) => evidence[part].length > 0).length;
  const engines = [...new Set(kept.map(({ evidence }) => evidence.engine))].join(", ");
  const componentRules = review.rules.filter(({ workspace }) => workspace === "ui");
  const proved = componentRules.filter(({ tests }) => tests.length > 0);
  return (
    <ReviewPage
      title="Accessibility evidence"
      lead={
        <p>
          The aim is WCAG 2.2 AA. This page shows what was checked by machine on the way there: what
          axe found in every story, and the tests behind each rule of each component. The test run
          compares both with the product, so a page that is out of date fails.
        </p>
      }
    >
      <ReviewSection title="In short">
        <dl className="grid max-w-3xl grid-cols-[auto_1fr] gap-x-6 gap-y-2 type-body">
          <Fact name="Checked">
            {kept.length} of {review.stories.length * modeNames.length} stories in their modes
            {engines && `, with ${engines}, target size on`}
            {review.evidenceDate && `; last change of a finding on ${review.evidenceDate}`}
          </Fact>
          <Fact name="Modes">{modeNames.join(", ")}</Fact>
          <Fact name="Violations">{storiesWith(count("violations"))} a violation</Fact>
          <Fact name="Incomplete">
            {storiesWith(count("incomplete"))} a finding that axe leaves to a person
          </Fact>
          <Fact name="Rules">
            {proved.length} of {componentRules.length} rules of components have a test
          </Fact>
        </dl>
      </ReviewSection>
      <ReviewSection title="Not done, and not claimed">
        <ul className="grid max-w-3xl list-disc gap-1 ps-5 type-body">
          {notDone.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </ReviewSection>
      {unchecked.length > 0 && (
        <ReviewSection title={`Not checked yet: ${unchecked.length}`}>
          <details className="type-small">
            <summary className="cursor-pointer rounded-sm focus-ring tap">
              Which, and in which mode
            </summary>
            <ul className="mt-2 columns-1 gap-6 tablet:columns-2">
              {unchecked.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </details>
        </ReviewSection>
      )}
      <ReviewSection title="Component by component">
        <div className="grid gap-px overflow-hidden rounded-md bg-line">
          {review.components.map(({ folder }) => (
            <ComponentEvidence
              key={folder}
              folder={folder}
              spec={specs[folder]}
              rules={componentRules}
              stories={review.stories.filter((story) => story.folder === folder)}
              kept={kept}
            />
          ))}
        </div>
      </ReviewSection>
    </ReviewPage>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="type-label">{name}</dt>
      <dd className="tabular">{children}</dd>
    </>
  );
}
