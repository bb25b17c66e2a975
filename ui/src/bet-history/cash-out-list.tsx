import { coinsDrawing, EmptyState } from "../empty-state/index.ts";
import { useWording } from "../provider/index.ts";
import { BetList, type BetListProps } from "./bet-list.tsx";

export interface CashOutListProps extends Omit<BetListProps, "empty" | "onOpen" | "chosenId"> {
  readonly historyHref: string;
}

/** The bets that can be cashed out, each with what it is worth (B2, /cash-out). */
export function CashOutList({ historyHref, ...list }: CashOutListProps) {
  const t = useWording();
  return (
    <section
      aria-labelledby="cash-out-list-title"
      data-status={list.list.status}
      className="gs:grid gs:grid-cols-1 gs:gap-4 gs:px-3 gs:pt-2 gs:tablet:px-0 gs:wide:pt-0"
    >
      <h1 id="cash-out-list-title" className="gs:type-title">
        {t("cash-out.list.title")}
      </h1>
      <p className="gs:type-body gs:text-ink-muted">{t("cash-out.list.text")}</p>
      <BetList
        {...list}
        empty={
          <EmptyState
            drawing={coinsDrawing}
            title={t("cash-out.list.empty")}
            text={t("cash-out.list.empty.next")}
            actions={[{ label: t("cash-out.list.history"), href: historyHref }]}
            className="gs:rounded-md"
          />
        }
      />
    </section>
  );
}
