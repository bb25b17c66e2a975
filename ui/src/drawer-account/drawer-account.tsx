import type { Cents } from "@grandstand/rules/money";
import { RotateCw } from "lucide";
import { DepositButtons, type DepositMethods } from "../deposit-panel/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { Notice } from "../notice/index.ts";
import { useFormat, useWording } from "../provider/index.ts";

/** `idle`: nothing was requested; `done`: the balance that is shown was fetched on a press. */
export const balanceRefreshes = ["idle", "running", "done", "failed"] as const;
export type BalanceRefresh = (typeof balanceRefreshes)[number];

export interface DrawerAccountProps {
  readonly name: string;
  readonly balance: Cents;
  readonly refresh: BalanceRefresh;
  /** Only a person whose documents are validated may fetch the balance again (A2). */
  readonly canRefresh: boolean;
  readonly onRefresh: () => void;
  readonly deposit: DepositMethods;
}

/**
 * The person who is logged in, at the head of the menu's drawer: name, balance and the way to the cashier
 * (A2, left sidebar).
 *
 * Data attributes: `data-refresh` idle | running | done | failed.
 */
export function DrawerAccount({
  name,
  balance,
  refresh,
  canRefresh,
  onRefresh,
  deposit,
}: DrawerAccountProps) {
  const t = useWording();
  const format = useFormat();
  return (
    <section
      aria-label={t("account.drawer")}
      data-refresh={refresh}
      className="gs:grid gs:gap-3 gs:rounded-md gs:bg-surface gs:p-4 gs:shadow-card"
    >
      <p translate="no" className="gs:type-heading gs:wrap-anywhere">
        {name}
      </p>
      <div className="gs:flex gs:flex-wrap gs:items-center gs:justify-between gs:gap-x-3">
        <p className="gs:min-w-0">
          <span className="gs:type-small gs:block gs:text-ink-muted">{t("account.balance")}</span>
          <span translate="no" className="gs:type-price-large gs:wrap-anywhere">
            {format.money(balance)}
          </span>
        </p>
        {canRefresh && (
          <span
            aria-busy={refresh === "running" || undefined}
            className={refresh === "running" ? "gs:animate-turn" : undefined}
          >
            <IconButton
              icon={RotateCw}
              label={t("account.refresh.button")}
              onPress={() => {
                if (refresh !== "running") onRefresh();
              }}
            />
          </span>
        )}
        <BalanceWords refresh={refresh} balance={balance} />
      </div>
      <DepositButtons {...deposit} />
    </section>
  );
}

/** Says what became of the refresh. It speaks from inside the drawer, which makes the rest inert. */
function BalanceWords({ refresh, balance }: Pick<DrawerAccountProps, "refresh" | "balance">) {
  const t = useWording();
  const format = useFormat();
  return (
    <div role="status" className="gs:basis-full">
      {refresh === "done" && (
        <p className="gs:sr-only">{t("account.refresh.done", { amount: format.money(balance) })}</p>
      )}
      {refresh === "failed" && (
        <div className="gs:pt-2">
          <Notice kind="error">{t("account.refresh.failed")}</Notice>
        </div>
      )}
    </div>
  );
}
