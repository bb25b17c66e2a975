import { ChevronDown } from "lucide";
import type { FormEvent, ReactNode } from "react";
import { Icon } from "../icon/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { type OpenBranch, writeOpenBranch } from "./open-branch.ts";
import { chevron } from "./sport-index.variants.ts";
import type { IndexCounts } from "./sport-index-view.ts";

/** Called as a branch is toggled, with what will be open then. */
export type ToggleBranch = (open: OpenBranch, event: FormEvent<HTMLFormElement>) => void;

interface BranchToggleProps {
  readonly isOpen: boolean;
  /** The list that it opens. */
  readonly controls: string;
  /** What is open after a press. */
  readonly next: OpenBranch;
  readonly onToggle: ToggleBranch;
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * A button that opens a part of the index. It is the button of a form, so that it opens the part on a page of its own
 * where no code of the page is there.
 */
export function BranchToggle(props: BranchToggleProps) {
  const { isOpen, controls, next, onToggle, className, children } = props;
  return (
    // A form a branch would be a landmark a branch to some: it is none, its button says all.
    <form
      role="none"
      method="get"
      className="gs:min-w-0"
      onSubmit={(event) => onToggle(next, event)}
    >
      <input type="hidden" name="open" value={writeOpenBranch(next)} />
      <button
        type="submit"
        aria-expanded={isOpen}
        aria-controls={isOpen ? controls : undefined}
        className={className}
      >
        {children}
        <span className="gs-index-end">
          <Icon shape={ChevronDown} size={20} className={chevron({ isOpen })} />
        </span>
      </button>
    </form>
  );
}

/** How many are in play, with a dot, and how many there are. */
export function Counts({ count, liveCount }: IndexCounts) {
  const t = useWording();
  const format = useFormat();
  return (
    <>
      <span aria-hidden className="gs-index-live">
        {liveCount > 0 && <span>{format.number(liveCount)}</span>}
      </span>
      <span aria-hidden className="gs-index-count">
        {count > 0 && <span>{format.number(count)}</span>}
      </span>
      {liveCount > 0 && (
        <span className="gs:sr-only">{t("sport-index.live", { count: liveCount })}</span>
      )}
      {count > 0 && <span className="gs:sr-only">{t("sport-menu.count", { count })}</span>}
    </>
  );
}
