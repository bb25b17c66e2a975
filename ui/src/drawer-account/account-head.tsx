import type { Cents } from "@grandstand/rules/money";
import { RotateCw, Ticket } from "lucide";
import { Button } from "../button/index.ts";
import { DepositButtons, type DepositMethods } from "../deposit-panel/index.ts";
import { Icon } from "../icon/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { Notice } from "../notice/index.ts";
import {
  type ChangeDetails,
  type PressReason,
  pressDetails,
  useFormat,
  useWording,
} from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import { accountBalance, accountMoney } from "./drawer-account.variants.ts";
import { PlayFacts, type PlayFactsProps } from "./play-facts.tsx";

/** `idle`: nothing was requested; `done`: the balance that is shown was fetched on a press. */
export const balanceRefreshes = ["idle", "running", "done", "failed"] as const;
export type BalanceRefresh = (typeof balanceRefreshes)[number];

/** The free bets that can be used: their number, their sum, and the end of the first (epoch milliseconds). */
export interface FreeBetSum {
  readonly count: number;
  readonly amount: Cents;
  readonly firstEndsAt: number;
}

export interface AccountHeadProps extends PlayFactsProps {
  readonly balance: Cents;
  readonly refresh: BalanceRefresh;
  /** Only a person whose documents are validated may fetch the balance again (A2). */
  readonly canRefresh: boolean;
  readonly onRefresh: () => void;
  /** Null where there are none, or none are known. */
  readonly freeBets: FreeBetSum | null;
  readonly deposit: DepositMethods;
  readonly onWithdraw: (details: ChangeDetails<PressReason>) => void;
}

/** What a person has, the way in and the way out of it, and what the last days came to. */
export function AccountHead(props: AccountHeadProps) {
  const t = useWording();
  return (
    <>
      <Balance {...props} />
      <div className={accountMoney()}>
        <DepositButtons {...props.deposit}>
          <Button
            variant="outline"
            width="full"
            onPressEvent={(event) => props.onWithdraw(pressDetails(event))}
          >
            {t("account.section.withdraw")}
          </Button>
        </DepositButtons>
      </div>
      <PlayFacts week={props.week} session={props.session} />
    </>
  );
}

function Balance(props: AccountHeadProps) {
  const { balance, refresh, canRefresh, onRefresh, freeBets } = props;
  const t = useWording();
  const format = useFormat();
  return (
    <div className="gs:flex gs:flex-wrap gs:items-center gs:justify-between gs:gap-x-3">
      <p className="gs:min-w-0">
        <span className="gs:type-small gs:block gs:text-ink-muted">{t("account.balance")}</span>
        <span translate="no" className={accountBalance()}>
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
            variant="raised"
            label={t("account.refresh.button")}
            onPress={() => {
              if (refresh !== "running") onRefresh();
            }}
          />
        </span>
      )}
      <BalanceWords refresh={refresh} balance={balance} />
      {freeBets && (
        <p className="gs:type-small gs:flex gs:basis-full gs:items-start gs:gap-2">
          <Icon shape={Ticket} size={16} className="gs:mt-px gs:shrink-0" />
          <Sentence>
            {t("account.free-bets", {
              count: freeBets.count,
              amount: format.money(freeBets.amount),
              at: format.dateTime(freeBets.firstEndsAt),
            })}
          </Sentence>
        </p>
      )}
    </div>
  );
}

/** Says what became of the refresh. It speaks from inside what it is drawn in, which makes the rest inert. */
function BalanceWords({ refresh, balance }: Pick<AccountHeadProps, "refresh" | "balance">) {
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
