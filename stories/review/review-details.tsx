import { type ReactNode, useState } from "react";

interface ReviewDetailsProps {
  readonly className?: string;
  readonly summary: ReactNode;
  readonly summaryClassName: string;
  /** What is behind it: a page has thousands of such lines, and a reader opens a few. */
  readonly children: () => ReactNode;
}

/** A line that opens, and draws what is behind it only then. */
export function ReviewDetails(props: ReviewDetailsProps) {
  const { className, summary, summaryClassName, children } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={className} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={summaryClassName}>{summary}</summary>
      {isOpen && children()}
    </details>
  );
}
