import type { ReactNode } from "react";
import { CopyRegion } from "./copy-name.tsx";
import { DocsSection } from "./docs-section.tsx";
import { InlineCode } from "./inline-code.tsx";

interface Example {
  readonly text: string;
  /** What it looks like, where a drawing shows it better than words. */
  readonly drawing?: ReactNode;
}

/** What to do with a part of the foundations, and what not. */
export interface Advice {
  readonly dos: readonly Example[];
  readonly donts: readonly Example[];
}

function Examples({ heading, examples }: { heading: string; examples: readonly Example[] }) {
  return (
    <DocsSection heading={heading}>
      <ul className="gs:grid gs:gap-3">
        {examples.map(({ text, drawing }) => (
          <li
            key={text}
            className="gs:grid gs:gap-3 gs:rounded-md gs:border gs:border-line gs:bg-surface gs:p-4"
          >
            {drawing && (
              <div className="gs:flex gs:flex-wrap gs:items-center gs:gap-3">{drawing}</div>
            )}
            <p className="gs:type-body">
              <InlineCode text={text} />
            </p>
          </li>
        ))}
      </ul>
    </DocsSection>
  );
}

interface FoundationPageProps {
  readonly lead: string;
  readonly advice: Advice;
  readonly children: ReactNode;
}

/** A page of the foundations: in a sentence, with do and don't, and every token, whose name a press copies. */
export function FoundationPage({ lead, advice, children }: FoundationPageProps) {
  return (
    <div lang="en" className="gs:mx-auto gs:grid gs:max-w-[72rem] gs:gap-8">
      <p className="gs:max-w-2xl gs:type-body">
        <InlineCode text={lead} />
      </p>
      <CopyRegion>
        <div className="gs:grid gs:gap-8 gs:tablet:grid-cols-2">
          <Examples heading="Do" examples={advice.dos} />
          <Examples heading="Don’t" examples={advice.donts} />
        </div>
        {children}
      </CopyRegion>
    </div>
  );
}
