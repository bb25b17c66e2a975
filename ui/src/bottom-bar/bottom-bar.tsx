import { localePath } from "@grandstand/rules/locale";
import { House, LifeBuoy, ListChecks, Radio, Ticket, Trophy } from "lucide";
import type { ReactNode } from "react";
import { Icon, type IconShape } from "../icon/index.ts";
import { useFormat, useLink, useWording } from "../provider/index.ts";
import {
  type BarItemState,
  type BottomBarItem,
  barItem,
  bottomBar,
} from "./bottom-bar.variants.ts";

export interface BottomBarProps {
  /** Where the person is; null on pages that none of the five leads to. */
  readonly current: BottomBarItem | null;
  /** The one that was pressed, while its page is on its way: it has the mark at once. */
  readonly pending?: BottomBarItem | null;
  /** What is pending waits for the connection. */
  readonly isOffline?: boolean;
  /** How many selections are on the slip. */
  readonly selectionCount: number;
  /** My bets when logged in, support otherwise (B2). */
  readonly isLoggedIn: boolean;
  /** How many bets were settled since my bets was last opened, as a count badge. */
  readonly news?: ReactNode;
  /** Opens the slip. */
  readonly onOpenSlip: () => void;
}

/** The five ways of a phone (B2, mobile bottom bar). Its caller puts it at the bottom of the page. */
export function BottomBar(props: BottomBarProps) {
  const { current, pending = null, isOffline = false } = props;
  const { selectionCount, isLoggedIn, news, onOpenSlip } = props;
  const t = useWording();
  const stateOf = (item: BottomBarItem): BarItemState => {
    if (pending === item && current !== item) return isOffline ? "offline" : "pending";
    if (current !== item) return "other";
    return pending === null ? "current" : "left";
  };
  const last = isLoggedIn ? "history" : "support";
  return (
    <nav aria-label={t("bottom-bar.label")} className={bottomBar()}>
      <ul className="gs:grid gs:grid-cols-[repeat(5,minmax(0,auto))]">
        <li>
          <BarLink path="/" icon={House} state={stateOf("home")}>
            {t("bottom-bar.home")}
          </BarLink>
        </li>
        <li>
          <BarLink path="/live" icon={Radio} state={stateOf("live")}>
            {t("bottom-bar.live")}
          </BarLink>
        </li>
        <li>
          <SlipButton count={selectionCount} state={stateOf("ticket")} onOpenSlip={onOpenSlip} />
        </li>
        <li>
          <BarLink path="/sports" icon={Trophy} state={stateOf("sports")}>
            {t("bottom-bar.sports")}
          </BarLink>
        </li>
        <li className="gs:in-data-awaits-person:invisible">
          <BarLink
            path={`/${last}`}
            icon={isLoggedIn ? ListChecks : LifeBuoy}
            state={stateOf("last")}
            news={isLoggedIn && news}
          >
            {t(`bottom-bar.${last}`)}
          </BarLink>
        </li>
      </ul>
    </nav>
  );
}

interface BarLinkProps {
  readonly path: string;
  readonly icon: IconShape;
  readonly state: BarItemState;
  readonly news?: ReactNode;
  readonly children: ReactNode;
}

function BarLink({ path, icon: shape, state, news, children }: BarLinkProps) {
  const Link = useLink();
  const t = useWording();
  const { locale } = useFormat();
  return (
    <Link
      href={localePath(path, locale)}
      aria-current={state === "current" || state === "left" ? "page" : undefined}
      data-state={state}
      className={barItem({ state })}
    >
      <Icon shape={shape} size={20} />
      <span className="gs:max-w-full gs:truncate">{children}</span>
      {news && <span className="gs-bar-news">{news}</span>}
      {state === "pending" && <span className="gs:sr-only">{` ${t("common.loading")}`}</span>}
      {state === "offline" && <span className="gs:sr-only">{` ${t("bottom-bar.offline")}`}</span>}
    </Link>
  );
}

interface SlipButtonProps {
  readonly count: number;
  readonly state: BarItemState;
  readonly onOpenSlip: () => void;
}

function SlipButton({ count, state, onOpenSlip }: SlipButtonProps) {
  const t = useWording();
  const format = useFormat();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-current={state === "current" || undefined}
      className={barItem({ state })}
      onClick={onOpenSlip}
    >
      <Icon shape={Ticket} size={20} />
      <span className="gs:max-w-full gs:truncate">{t("bottom-bar.ticket")}</span>
      {count > 0 && (
        <>
          <span className="gs:sr-only">{` ${t("bottom-bar.ticket.count", { count })}`}</span>
          <span aria-hidden className="gs-bar-count">
            {format.number(count)}
          </span>
        </>
      )}
    </button>
  );
}
