import { SlidersHorizontal } from "lucide";
import { Icon } from "../icon/index.ts";
import { type HostAttributes, joined, useLink } from "../provider/index.ts";
import { ChipCount } from "./chip-count.tsx";
import { chip, chipRow, type FilterVariant, tab } from "./filter-chips.variants.ts";

export interface FilterLinkView {
  readonly name: string;
  /** A path with its language. */
  readonly href: string;
  readonly isCurrent: boolean;
  readonly count?: number;
}

export interface FilterLinksProps extends HostAttributes<HTMLElement> {
  readonly label: string;
  readonly links: readonly FilterLinkView[];
  readonly variant?: FilterVariant;
}

/** The same row of links: each view has an address of its own, and is there without a script. */
export function FilterLinks({
  label,
  links,
  variant = "chips",
  className,
  ...host
}: FilterLinksProps) {
  const Link = useLink();
  return (
    <nav {...host} aria-label={label} className={joined("gs:min-w-0", className)}>
      <ul className={chipRow({ variant })}>
        {links.map(({ name, href, isCurrent, count }) => (
          <li key={href} className="gs:shrink-0">
            <Link
              href={href}
              aria-current={isCurrent ? "page" : undefined}
              className={
                variant === "tabs" ? tab({ isCurrent }) : chip({ isChosen: isCurrent, variant })
              }
            >
              <span>{name}</span>
              <ChipCount count={count} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * The same row behind a button on the line of its page's heading, whose box it is positioned in; open where one of its
 * links is the current page beside the first.
 */
export function FoldedFilterLinks(props: Omit<FilterLinksProps, "variant">) {
  const { label, links } = props;
  const isChosen = links.findIndex(({ isCurrent }) => isCurrent) > 0;
  return (
    <details className="gs-folded-filter" open={isChosen}>
      <summary>
        <Icon shape={SlidersHorizontal} size={18} />
        <span className="gs:max-tablet:sr-only">{label}</span>
      </summary>
      <FilterLinks {...props} />
    </details>
  );
}
