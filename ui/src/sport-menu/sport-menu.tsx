import { ExternalLink } from "lucide";
import { type ReactNode, useId } from "react";
import { Flag } from "../flag/index.ts";
import { Icon } from "../icon/index.ts";
import { useFormat, useLink, useWording } from "../provider/index.ts";
import { Loading, Skeleton } from "../skeleton/index.ts";
import { SportIcon } from "../sport-icon/index.ts";
import { menuLink } from "./sport-menu.variants.ts";

/** The fixed entries of the menu (B2, Quick menu). The caller leaves out what it does not show. */
export const quickMenuEntries = [
  "home",
  "search",
  "history",
  "live",
  "offers",
  "hub",
  "support",
] as const;
export type QuickMenuEntry = (typeof quickMenuEntries)[number];

export interface QuickMenuView {
  readonly entry: QuickMenuEntry;
  /** A path with its language. */
  readonly href: string;
  readonly count?: number;
  /** What is new there, as a count badge. */
  readonly news?: ReactNode;
  /** It leads to another host, in a new tab. */
  readonly isExternal?: boolean;
  /** A person's, who may be on their way: its room is kept where the document awaits a session, and it is not shown. */
  readonly isAwaited?: boolean;
}

/** A league or a sport. */
export interface MenuItemView {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly count?: number;
  readonly isExternal?: boolean;
  /** Of the sport, or of the sport that a league is of: its slug; one that is not known has a cup. */
  readonly icon?: string;
  /** Of the country that a league is of: its flag is there instead of the icon, see `Flag`. */
  readonly country?: string;
}

/** A row of a list: of the quick menu, with what is new there. */
type RowView = MenuItemView & Pick<QuickMenuView, "news" | "isAwaited">;

export interface SportMenuProps {
  readonly quick: readonly QuickMenuView[];
  readonly popular: readonly MenuItemView[];
  readonly sports: readonly MenuItemView[];
  readonly esports?: readonly MenuItemView[];
  /** Of the page that is shown; the entry that leads there is marked. */
  readonly currentHref: string | null;
  readonly status?: "ready" | "loading";
  /** Its lists are what the page is about, as tiles: the title names them, and the column keeps the landmark. */
  readonly isPage?: boolean;
}

/**
 * The left column (B2, Sports menus): the quick menu, all sports with how many events each has, then
 * what is popular, then e-sports. A list that is empty has no heading either.
 */
export function SportMenu({
  quick,
  popular,
  sports,
  esports = [],
  currentHref,
  status = "ready",
  isPage = false,
}: SportMenuProps) {
  const t = useWording();
  const entries = quick.map(({ entry, ...rest }) => ({
    ...rest,
    id: entry,
    name: t(`sport-menu.${entry}`),
  }));
  const isBusy = status === "loading" || undefined;
  if (isPage) {
    return (
      <div aria-busy={isBusy} className="gs:grid gs:grid-cols-1 gs:gap-5">
        {/* The title says already what the only list is. */}
        <PageList
          heading={t("sport-menu.all")}
          items={sports}
          isHeadingHidden={popular.length === 0}
        />
        <PageList heading={t("sport-menu.popular")} items={popular} />
        {status === "loading" && <MenuSkeleton />}
      </div>
    );
  }
  return (
    <nav aria-label={t("sport-menu.name")} aria-busy={isBusy}>
      <MenuList items={entries} currentHref={currentHref} />
      <MenuList heading={t("sport-menu.all")} items={sports} currentHref={currentHref} />
      <MenuList heading={t("sport-menu.popular")} items={popular} currentHref={currentHref} />
      <MenuList heading={t("sport-menu.esports")} items={esports} currentHref={currentHref} />
      {status === "loading" && <MenuSkeleton />}
    </nav>
  );
}

interface PageListProps {
  readonly heading: string;
  readonly items: readonly RowView[];
  readonly isHeadingHidden?: boolean;
}

/** One list as tiles. */
function PageList({ heading, items, isHeadingHidden = false }: PageListProps) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} className="gs:px-3 gs:tablet:px-0">
      <h2 id={id} className={isHeadingHidden ? "gs:sr-only" : "gs:type-heading gs:pb-2.5"}>
        {heading}
      </h2>
      <ul aria-labelledby={id} className="gs-menu-tiles">
        {items.map((item) => (
          <MenuItem key={item.id} item={item} className="gs-menu-tile" />
        ))}
      </ul>
    </section>
  );
}

interface MenuListProps {
  readonly heading?: string;
  readonly items: readonly RowView[];
  readonly currentHref: string | null;
}

function MenuList({ heading, items, currentHref }: MenuListProps) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <>
      {heading !== undefined && (
        <h2 id={id} className="gs:type-caption gs:px-3 gs:pt-4 gs:pb-1.5 gs:text-ink-faint">
          {heading}
        </h2>
      )}
      <ul aria-labelledby={heading === undefined ? undefined : id}>
        {items.map((item) => (
          <MenuItem
            key={item.id}
            item={item}
            isCurrent={item.href === currentHref}
            className={menuLink({ isCurrent: item.href === currentHref })}
          />
        ))}
      </ul>
    </>
  );
}

interface MenuItemProps {
  readonly item: RowView;
  readonly isCurrent?: boolean;
  readonly className: string;
}

function MenuItem(props: MenuItemProps) {
  const { item, className } = props;
  if (item.isAwaited) {
    return (
      <li className="gs-menu-room">
        <span className={className}>{item.name}</span>
      </li>
    );
  }
  return (
    <li>
      <MenuLink {...props} />
    </li>
  );
}

function MenuLink({ item, isCurrent = false, className }: MenuItemProps) {
  const Link = useLink();
  const t = useWording();
  const format = useFormat();
  return (
    <Link href={item.href} aria-current={isCurrent ? "page" : undefined} className={className}>
      <span className="gs-menu-sport">
        {item.country === undefined ? (
          item.icon !== undefined && <SportIcon sport={item.icon} />
        ) : (
          <Flag code={item.country} size={20} />
        )}
        <span className="gs-menu-name">{item.name}</span>
      </span>
      {item.count !== undefined && item.count > 0 && (
        <span className="gs:type-caption gs:tabular gs:shrink-0 gs:font-medium gs:text-ink-faint">
          <span aria-hidden>{format.number(item.count)}</span>
          <span className="gs:sr-only">{t("sport-menu.count", { count: item.count })}</span>
        </span>
      )}
      {item.news}
      {item.isExternal && (
        <>
          <Icon shape={ExternalLink} className="gs:shrink-0" size={16} />
          <span className="gs:sr-only">{t("common.new-tab")}</span>
        </>
      )}
    </Link>
  );
}

const placeholders = ["first", "second", "third", "fourth", "fifth"];

function MenuSkeleton() {
  return (
    <Loading>
      {placeholders.map((name) => (
        <span key={name} className="gs:flex gs:h-9.5 gs:items-center gs:px-3">
          <Skeleton width="half" />
        </span>
      ))}
    </Loading>
  );
}
