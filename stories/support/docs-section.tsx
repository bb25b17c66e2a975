import type { ReactNode } from "react";

interface DocsSectionProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A part of a page, under its heading: a landmark for each would be one for a few words. */
export function DocsSection({ heading, children }: DocsSectionProps) {
  return (
    <div className="gs:grid gs:min-w-0 gs:content-start gs:gap-3">
      <h2 className="gs:type-heading">{heading}</h2>
      {children}
    </div>
  );
}

/** What a reader opens when it is wanted, so that a page with much of it stays short. */
export function DocsDetails({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="gs:rounded-md gs:border gs:border-line gs:bg-surface">
      <summary className="gs:type-label gs:cursor-pointer gs:px-4 gs:py-3 gs:focus-ring-inset">
        {summary}
      </summary>
      <div className="gs:grid gs:gap-3 gs:px-4 gs:pb-4">{children}</div>
    </details>
  );
}
