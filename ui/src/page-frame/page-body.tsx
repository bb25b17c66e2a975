import type { ReactNode } from "react";

export interface PageBodyProps {
  /** The page's heading; absent where a component of the page has its own. */
  readonly title?: string;
  /** A heading that the page shows by its looks is still there for a screen reader. */
  readonly isTitleShown?: boolean;
  readonly children: ReactNode;
}

/** The main part of a page: its heading, and its components one under the other. */
export function PageBody({ title, isTitleShown = true, children }: PageBodyProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {title !== undefined && (
        <h1 className={isTitleShown ? "type-title px-3 pt-2 tablet:px-0 wide:pt-0" : "sr-only"}>
          {title}
        </h1>
      )}
      {children}
    </div>
  );
}
