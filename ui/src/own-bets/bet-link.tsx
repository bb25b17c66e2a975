import { Link } from "../link/index.ts";
import { Sentence } from "../sentence/index.ts";

export interface BetLinkProps {
  readonly href: string;
  /** What was chosen. */
  readonly children: string;
  /** Names within it that no translator changes. */
  readonly names: readonly string[];
  /** The stake and the price. */
  readonly terms: string;
}

/** Leads to a bet: what was chosen, and its terms under it. Two lines are as high as a finger needs. */
export function BetLink({ href, children, names, terms }: BetLinkProps) {
  return (
    <Link href={href} variant="plain" className="gs-own-bets-link">
      <span className="gs:type-label gs:wrap-break-word gs:text-ink">
        <Sentence names={names}>{children}</Sentence>
      </span>{" "}
      <span className="gs:type-small gs:text-ink-faint">
        <Sentence>{terms}</Sentence>
      </span>
    </Link>
  );
}
