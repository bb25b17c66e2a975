import { localePath } from "@grandstand/rules/locale";
import { House, LifeBuoy, ListChecks, type LucideIcon, Radio, Ticket, Trophy } from "lucide-react";
import type { ReactNode } from "react";
import { useFormat, useLink, useWording } from "../provider/index.ts";
import { type BottomBarItem, barItem, bottomBar } from "./bottom-bar.variants.ts";

export interface BottomBarProps {
  /** Where the person is; null on pages that none of the five leads to. */
  readonly current: BottomBarItem | null;
  /** How many selections are on the slip. */
  readonly selectionCount: number;
  /** My bets when logged in, support otherwise (B2). */
  readonly isLoggedIn: boolean;
  /** Opens the slip. */
  readonly onOpenSlip: () => void;
}

/** The five ways of a phone (B2, mobile bottom bar). Its caller puts it at the bottom of the page. */
export function BottomBar({ current, selectionCount, isLoggedIn, onOpenSlip }: BottomBarProps) {
  const t = useWording();
  const last = isLoggedIn ? "history" : "support";
  return (
    <nav aria-label={t("bottom-bar.label")} className={bottomBar()}>
      <ul className="grid grid-cols-5">
        <li>
          <BarLink path="/" icon={House} isCurrent={current === "home"}>
            {t("bottom-bar.home")}
          </BarLink>
        </li>
        <li>
          <BarLink path="/live" icon={Radio} isCurrent={current === "live"}>
            {t("bottom-bar.live")}
          </BarLink>
        </li>
        <li>
          <SlipButton
            count={selectionCount}
            isCurrent={current === "ticket"}
            onOpenSlip={onOpenSlip}
          />
        </li>
        <li>
          <BarLink path="/sports" icon={Trophy} isCurrent={current === "sports"}>
            {t("bottom-bar.sports")}
          </BarLink>
        </li>
        <li>
          <BarLink
            path={`/${last}`}
            icon={isLoggedIn ? ListChecks : LifeBuoy}
            isCurrent={current === "last"}
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
  readonly icon: LucideIcon;
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

function BarLink({ path, icon: Icon, isCurrent, children }: BarLinkProps) {
  const Link = useLink();
  const { locale } = useFormat();
  return (
    <Link
      href={localePath(path, locale)}
      aria-current={isCurrent ? "page" : undefined}
      className={barItem({ current: isCurrent })}
    >
      <Icon aria-hidden size={20} strokeWidth={1.7} />
      <span className="max-w-full truncate">{children}</span>
    </Link>
  );
}

interface SlipButtonProps {
  readonly count: number;
  readonly isCurrent: boolean;
  readonly onOpenSlip: () => void;
}

function SlipButton({ count, isCurrent, onOpenSlip }: SlipButtonProps) {
  const t = useWording();
  const format = useFormat();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-current={isCurrent || undefined}
      className={barItem({ current: isCurrent })}
      onClick={onOpenSlip}
    >
      <Ticket aria-hidden size={20} strokeWidth={1.7} />
      <span className="max-w-full truncate">{t("bottom-bar.ticket")}</span>
      {count > 0 && (
        <>
          <span className="sr-only"> {t("bottom-bar.ticket.count", { count })}</span>
          <span
            aria-hidden
            className="tabular absolute top-1 left-[calc(50%+0.375rem)] min-w-4 rounded-full bg-act px-1 text-center font-bold text-on-act"
          >
            {format.number(count)}
          </span>
        </>
      )}
    </button>
  );
}
