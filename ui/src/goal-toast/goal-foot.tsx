import { legStanding } from "@grandstand/rules/bet-progress";
import { localePath } from "@grandstand/rules/locale";
import { ChevronRight } from "lucide";
import { LegNodes } from "../bet-card/leg-nodes.tsx";
import { summaryTitle } from "../bet-summary/index.ts";
import { Icon } from "../icon/index.ts";
import type { OwnBetView } from "../own-bets/index.ts";
import { type HandledEvent, useFormat, useLink, useWording } from "../provider/index.ts";
import { settledFoot, settledLink } from "../settled-toast/settled-toast.variants.ts";

interface GoalFootProps {
  /** Null where there are several. */
  readonly own: OwnBetView | null;
  readonly now: number;
  readonly onFollow: (event: HandledEvent) => void;
}

/** A tick for each selection, and the way to the bet, or to all of them. */
export function GoalFoot({ own, now, onFollow }: GoalFootProps) {
  const t = useWording();
  const format = useFormat();
  const Link = useLink();
  const won = own?.bet.legs.filter(({ result }) => result === "won").length ?? 0;
  const words =
    own === null
      ? t("settled-toast.link.several")
      : own.bet.betType === "single"
        ? t("settled-toast.link")
        : summaryTitle(t, format, own.bet).seen;
  return (
    <div className={settledFoot()}>
      {own !== null && (
        <p className="gs:flex gs:items-center">
          <span className="gs:sr-only">
            {t("bet-summary.reason.won", {
              count: won,
              won: format.number(won),
              all: format.number(own.bet.legs.length),
            })}
          </span>
          <LegNodes standings={own.bet.legs.map((leg) => legStanding(leg, now))} />
        </p>
      )}
      <Link
        href={own?.bet.href ?? localePath("/history/", format.locale)}
        className={settledLink()}
        onClick={(event) => onFollow(event)}
      >
        <span>{words}</span>
        <Icon shape={ChevronRight} size={18} />
      </Link>
    </div>
  );
}
