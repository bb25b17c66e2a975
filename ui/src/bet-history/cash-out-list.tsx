import { ButtonLink } from "../button/index.ts";
import { useWording } from "../provider/index.ts";
import { BetList, type BetListProps } from "./bet-list.tsx";

export interface CashOutListProps extends Omit<BetListProps, "empty"> {
  readonly historyHref: string;
}

/** The bets that can be cashed out, each with what it is worth (B2, /cash-out). */
export function CashOutList({ historyHref, ...list }: CashOutListProps) {
  const t = useWording();
  return (
    <section
      aria-labelledby="cash-out-list-title"
      data-status={list.list.status}
      className="@container/bets grid grid-cols-1 gap-4 px-3 pt-2 tablet:px-0 wide:pt-0"
    >
      <h1 id="cash-out-list-title" className="type-title">
        {t("cash-out.list.title")}
      </h1>
      <p className="type-body text-ink-muted">{t("cash-out.list.text")}</p>
      <BetList
        {...list}
        empty={
          <div className="grid justify-items-start gap-3 rounded-md bg-surface p-4 shadow-card">
            <p className="type-body text-ink-muted">{t("cash-out.list.empty")}</p>
            <ButtonLink href={historyHref}>{t("cash-out.list.history")}</ButtonLink>
          </div>
        }
      />
    </section>
  );
}
