import {
  type ChangeDetails,
  type HostAttributes,
  joined,
  type PressReason,
  pressDetails,
  useFormat,
  useLink,
  useWording,
} from "../provider/index.ts";
import { chip, chipRow } from "./filter-chips.variants.ts";

export interface FilterChipView {
  /** Null stands for all of them. */
  readonly id: string | null;
  readonly name: string;
  /** How many things it leaves. */
  readonly count?: number;
}

export interface FilterChipsProps extends HostAttributes<HTMLFieldSetElement> {
  /** What is filtered, for a person who does not see the row. */
  readonly label: string;
  readonly chips: readonly FilterChipView[];
  readonly chosenId: string | null;
  readonly onChoose: (id: string | null, details: ChangeDetails<PressReason>) => void;
}

/** A row of filters of which one holds: what it leaves is below it. Where one goes to a page, `FilterLinks`. */
export function FilterChips({
  label,
  chips,
  chosenId,
  onChoose,
  className,
  ...host
}: FilterChipsProps) {
  return (
    <fieldset {...host} className={joined("gs:min-w-0", className)}>
      <legend className="gs:sr-only">{label}</legend>
      <div className={chipRow()}>
        {chips.map(({ id, name, count }) => (
          <button
            key={id ?? ""}
            type="button"
            aria-pressed={id === chosenId}
            className={chip({ isChosen: id === chosenId })}
            onClick={(event) => onChoose(id, pressDetails(event))}
          >
            <span>{name}</span>
            <ChipCount count={count} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

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

function ChipCount({ count }: { count: number | undefined }) {
  const t = useWording();
  const format = useFormat();
  if (count === undefined) return null;
  return (
    <span className="gs:type-caption gs:tabular gs:font-medium gs:opacity-80">
      <span aria-hidden>{format.number(count)}</span>
      <span className="gs:sr-only">{t("sport-menu.count", { count })}</span>
    </span>
  );
}
