import { type ReactNode, useId } from "react";

interface DocsSectionProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A part of a component's page. */
export function DocsSection({ heading, children }: DocsSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-3">
      <h2 id={id} className="type-heading">
        {heading}
      </h2>
      {children}
    </section>
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
