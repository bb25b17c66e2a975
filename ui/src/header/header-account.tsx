import { localePath } from "@grandstand/rules/locale";
import { Mail, Plus, UserRound } from "lucide";
import { Suspense, useRef } from "react";
import { CountBadge } from "../badge/index.ts";
import { Icon } from "../icon/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { lazyPart } from "../load-code/index.ts";
import type { WordingKey } from "../locale/index.ts";
import { useFormat, useLink, useWording } from "../provider/index.ts";
import { FocusKeeper } from "./focus-keeper.tsx";
import type { HeaderAccountView, HeaderPanelView, HeaderProps } from "./header-props.ts";

type AccountProps = Pick<
  HeaderProps,
  | "level"
  | "depositPanel"
  | "onDeposit"
  | "onInbox"
  | "inbox"
  | "onAccount"
  | "accountBadge"
  | "clock"
> & {
  readonly account: HeaderAccountView;
};

/** The id of the account's button, for the code that gives it the focus. */
export const accountButtonId = "account-button";

/** What belongs to the person: level, balance with the way to the cashier, inbox, account (A2). */
export function HeaderAccount({
  account,
  level,
  depositPanel,
  onDeposit,
  onInbox,
  inbox,
  onAccount,
  accountBadge,
  clock,
}: AccountProps) {
  const t = useWording();
  const unread = t("header.unread", { count: account.unreadCount });
  return (
    <>
      {clock && <Suspense>{clock}</Suspense>}
      {account.levelName !== null && <Level name={account.levelName} level={level} />}
      <Balance balance={account.balance} panel={depositPanel} onDeposit={onDeposit} />
      <IconButton
        icon={Mail}
        variant="header"
        label={t("header.inbox")}
        {...(inbox && { ref: inbox.button, isExpanded: inbox.isOpen })}
        onPress={onInbox}
      >
        {account.unreadCount > 0 && (
          <span className="gs:block gs:translate-x-1 gs:-translate-y-0.5">
            <CountBadge count={account.unreadCount} label={unread} />
          </span>
        )}
      </IconButton>
      <span className="gs:flex gs:items-center gs:gap-1">
        <span translate="no" className="gs-header-name">
          {account.name}
        </span>
        <IconButton
          icon={UserRound}
          variant="header"
          id={accountButtonId}
          label={t("header.account", { name: account.name })}
          onPress={onAccount}
        >
          {accountBadge && <Suspense>{accountBadge}</Suspense>}
        </IconButton>
      </span>
    </>
  );
}

const levelKeys: ReadonlyMap<string, WordingKey> = new Map([
  ["Blue", "header.level.blue"],
  ["Platinum", "header.level.platinum"],
  ["Diamond", "header.level.diamond"],
  ["Black", "header.level.black"],
]);

const PanelButton = lazyPart(async () => (await import("./panel-button.tsx")).PanelButton);
const DepositMethodsButton = lazyPart(
  async () => (await import("./deposit-methods-button.tsx")).DepositMethodsButton,
);

/**
 * The badge opens its panel, whose code is loaded only for a person with a level; until then, and where
 * there is no panel, it leads to the programme's page (B2).
 */
function Level({ name, level }: { name: string; level: HeaderPanelView | undefined }) {
  const Link = useLink();
  const t = useWording();
  const { locale } = useFormat();
  const levelKey = levelKeys.get(name);
  const words = (
    <>
      <span aria-hidden className="gs-header-level-sign" />
      <span className="gs:sr-only">{t("header.level")}</span>
      <span>{levelKey === undefined ? name : t(levelKey)}</span>
    </>
  );
  const link = (
    <Link href={localePath("/maxpayout/", locale)} className="gs-header-level">
      {words}
    </Link>
  );
  if (level === undefined) return link;
  return (
    <FocusKeeper fallback={link}>
      <PanelButton panel={level} className="gs-header-level">
        {words}
      </PanelButton>
    </FocusKeeper>
  );
}

interface BalanceProps {
  readonly balance: number | null;
  readonly panel: HeaderPanelView | undefined;
  readonly onDeposit: () => void;
}

function Balance({ balance, panel, onDeposit }: BalanceProps) {
  const t = useWording();
  const format = useFormat();
  const buttons = useRef<HTMLSpanElement>(null);
  return (
    <div className="gs-header-balance">
      <span className="gs-header-amount">
        <span className="gs:sr-only">{`${t("header.balance")} `}</span>
        {balance === null ? (
          <span aria-hidden>–</span>
        ) : (
          <span translate="no">{format.money(balance)}</span>
        )}
      </span>
      {/* The button that is there stays as the code of the next one comes: somebody may be on it. */}
      <span ref={buttons} className="gs:flex gs:items-stretch">
        <button type="button" className="gs-header-deposit" onClick={() => onDeposit()}>
          <Icon shape={Plus} size={18} strokeWidth={2.6} />
          <span className="gs:sr-only">{t("header.deposit")}</span>
        </button>
        {panel && (
          <Suspense>
            <DepositMethodsButton panel={panel} buttons={buttons} />
          </Suspense>
        )}
      </span>
    </div>
  );
}
