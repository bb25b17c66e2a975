import { type HostAttributes, joined, useLink } from "../provider/index.ts";
import { ChipCount } from "./chip-count.tsx";
import { chip, chipRow } from "./filter-chips.variants.ts";

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
}

/** The same row of links: each view has an address of its own, and is there without a script. */
export function FilterLinks({ label, links, className, ...host }: FilterLinksProps) {
  const Link = useLink();
  return (
    <nav {...host} aria-label={label} className={joined("gs:min-w-0", className)}>
      <ul className={chipRow()}>
        {links.map(({ name, href, isCurrent, count }) => (
          <li key={href} className="gs:shrink-0">
            <Link
              href={href}
              aria-current={isCurrent ? "page" : undefined}
              className={chip({ isChosen: isCurrent })}
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
