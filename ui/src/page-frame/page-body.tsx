import type { ReactNode } from "react";

export interface PageBodyProps {
  /** The page's heading; absent where a component of the page has its own. */
  readonly title?: string;
  /** Where the page's appearance makes the heading clear, it is there for a screen reader alone. */
  readonly isTitleShown?: boolean;
  readonly children: ReactNode;
}

/** The main part of a page: its heading, and its components one under the other. */
export function PageBody({ title, isTitleShown = true, children }: PageBodyProps) {
  return (
    <div className="gs:relative gs:grid gs:grid-cols-[minmax(0,1fr)] gs:gap-4">
      {title !== undefined && (
        <h1
          className={
            isTitleShown
              ? "gs:type-title gs:px-3 gs:pt-2 gs:tablet:px-0 gs:wide:pt-0"
              : "gs:sr-only"
          }
        >
          {title}
        </h1>
      )}
      {children}
    </div>
  );
}
