import { Trophy } from "lucide";
import { Icon } from "../icon/index.ts";
import { type HostAttributes, joined, useFormat, useLink, useWording } from "../provider/index.ts";
import { SportIcon } from "../sport-icon/index.ts";

export interface SportShortcut {
  /** The sport's page; a path with its language. */
  readonly href: string;
  readonly name: string;
  /** As the catalogue names it, for its icon. */
  readonly slug: string;
  /** Its events. */
  readonly count: number;
}

export interface SportShortcutsProps extends HostAttributes<HTMLElement> {
  /** Those with most to offer, in the order of the menu. */
  readonly sports: readonly SportShortcut[];
  /** The page of all sports, with how many there are. */
  readonly all: { readonly href: string; readonly count: number };
}

/** The sports of the book in one row, each with how many events it has (B2). Nothing where no sport is known. */
export function SportShortcuts({ sports, all, className, ...host }: SportShortcutsProps) {
  const t = useWording();
  const Link = useLink();
  const format = useFormat();
  if (sports.length === 0) return null;
  return (
    <nav
      {...host}
      aria-label={t("sport-shortcuts.name")}
      className={joined("gs-sport-shortcuts", className)}
    >
      <ul data-tiles={sports.length + 1}>
        {sports.map(({ href, name, slug, count }) => (
          <li key={href}>
            <Link href={href}>
              <SportIcon sport={slug} />
              <span>
                <span>{name}</span>
                <span translate="no">{format.number(count)}</span>
              </span>
            </Link>
          </li>
        ))}
        <li>
          <Link href={all.href}>
            <Icon shape={Trophy} size={20} />
            <span>
              <span>{t("sport-shortcuts.all")}</span>
              <span translate="no">{format.number(all.count)}</span>
            </span>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
