import type { ReactNode } from "react";

interface DocsSectionProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A part of a page, under its heading: a landmark for each would be one for a few words. */
export function DocsSection({ heading, children }: DocsSectionProps) {
  return (
    <div className="grid min-w-0 content-start gap-3">
      <h2 className="type-heading">{heading}</h2>
      {children}
    </div>
  );
}

/** What a reader opens when it is wanted, so that a page with much of it stays short. */
export function DocsDetails({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="rounded-md border border-line bg-surface">
      <summary className="type-label cursor-pointer px-4 py-3 focus-ring-inset">{summary}</summary>
      <div className="grid gap-3 px-4 pb-4">{children}</div>
    </details>
  );
}
