import type { ReactNode } from "react";
import type { DialogClose } from "../dialog/index.ts";
import { drawnWhere, useSeenFrom, useWording } from "../provider/index.ts";
import { asideId, mainId } from "../provider/page-ids.ts";
import { MenuDrawer } from "./menu-drawer.tsx";
import {
  columnsFrom,
  leavingBar,
  menuColumn,
  type PageFrameLayout,
  pageColumns,
  pageEnd,
  pageFoot,
  sideColumn,
  skipLink,
} from "./page-frame.variants.ts";

export interface PageFrameProps {
  readonly layout?: PageFrameLayout;
  readonly header?: ReactNode;
  /** The left column; on a narrow page the drawer's content. */
  readonly menu?: ReactNode;
  /** Above the menu in the drawer: what belongs to the person. */
  readonly drawerTop?: ReactNode;
  /** Under the menu in the drawer: what a wide page has in its header. */
  readonly drawerFoot?: ReactNode;
  /** Replaces the menu in the left column; the drawer keeps the menu. */
  readonly column?: ReactNode;
  /** The right column, from 1025 px on. */
  readonly aside?: ReactNode;
  readonly footer?: ReactNode;
  /** Fixed at the bottom of a page of at most 1024 px. */
  readonly bottomBar?: ReactNode;
  /** Over the bottom bar: the floating slip. */
  readonly floating?: ReactNode;
  /** What lies over the page with a position of its own: dialogs, toasts, the button to the top. */
  readonly overlays?: ReactNode;
  /** Another page is loading; this one stays until it is there. */
  readonly isLeaving?: boolean;
  readonly isMenuOpen?: boolean;
  readonly onMenuClose?: DialogClose;
  readonly children: ReactNode;
}

const nothing = () => undefined;

/** The main layout (A2, B2): header, three columns of at most 1480 px, and on a narrow page one. */
export function PageFrame({
  layout = "columns",
  header,
  menu,
  drawerTop,
  drawerFoot,
  column = menu,
  aside,
  footer,
  bottomBar,
  floating,
  overlays,
  isLeaving = false,
  isMenuOpen = false,
  onMenuClose = nothing,
  children,
}: PageFrameProps) {
  const t = useWording();
  return (
    <div className="gs:flex gs:min-h-dvh gs:flex-col gs:bg-page gs:text-ink">
      <a href={`#${mainId}`} className={skipLink()}>
        {t("page-frame.skip")}
      </a>
      {aside !== undefined && (
        <a href={`#${asideId}`} className={`${skipLink()} gs:hidden gs:wide:block`}>
          {t("page-frame.skip-to-slip")}
        </a>
      )}
      {header}
      {isLeaving && <div aria-hidden data-leaving className={leavingBar()} />}
      <div className={pageColumns({ layout })}>
        {menu !== undefined && <LeftColumn>{column}</LeftColumn>}
        <main
          id={mainId}
          tabIndex={-1}
          aria-busy={isLeaving || undefined}
          className="gs:min-w-0 gs:outline-none"
        >
          {children}
        </main>
        {aside !== undefined && <RightColumn>{aside}</RightColumn>}
      </div>
      <div className={pageEnd}>{footer}</div>
      {(bottomBar !== undefined || floating !== undefined) && (
        <div className={pageFoot()}>
          {floating}
          {bottomBar}
        </div>
      )}
      {menu !== undefined && (
        <MenuDrawer isOpen={isMenuOpen} onClose={onMenuClose}>
          {drawerTop !== undefined && (
            <div className="gs:mb-2 gs:grid gs:gap-2 gs:empty:hidden">{drawerTop}</div>
          )}
          {menu}
          {drawerFoot}
        </MenuDrawer>
      )}
      {overlays}
    </div>
  );
}

interface ColumnProps {
  readonly children: ReactNode;
}

/** The left column; a narrow page hides it, and what a server drew of it is left alone there. */
function LeftColumn({ children }: ColumnProps) {
  const className = `${sideColumn()} ${menuColumn()}`;
  const isSeen = useSeenFrom(columnsFrom);
  return <div key={`${isSeen}`} className={className} {...drawnWhere(isSeen, children)} />;
}

/** The right column, likewise. */
function RightColumn({ children }: ColumnProps) {
  const t = useWording();
  const isSeen = useSeenFrom(columnsFrom);
  return (
    <aside
      key={`${isSeen}`}
      id={asideId}
      tabIndex={-1}
      aria-label={t("page-frame.slip")}
      className={`${sideColumn()} gs:outline-none`}
      {...drawnWhere(isSeen, children)}
    />
  );
}
