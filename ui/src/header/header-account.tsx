import { localePath } from "@grandstand/rules/locale";
import { Mail, Plus, UserRound } from "lucide-react";
import { Suspense } from "react";
import { CountBadge } from "../badge/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { lazyPart } from "../load-code/index.ts";
import type { WordingKey } from "../locale/index.ts";
import { useFormat, useLink, useWording } from "../provider/index.ts";
import { headerLevel } from "./header.variants.ts";
import type { HeaderAccountView, HeaderLevelView, HeaderProps } from "./header-props.ts";

type AccountProps = Pick<
  HeaderProps,
  "level" | "onDeposit" | "onInbox" | "inbox" | "onAccount" | "accountBadge"
> & {
  readonly account: HeaderAccountView;
};

/** The account's button, for whoever has to give it the focus. */
export const accountButtonId = "account-button";

/** What belongs to the person: level, balance with the way to the cashier, inbox, account (A2). */
export function HeaderAccount({
  account,
  level,
  onDeposit,
  onInbox,
  inbox,
  onAccount,
  accountBadge,
}: AccountProps) {
  const t = useWording();
  const unread = t("header.unread", { count: account.unreadCount });
  return (
    <>
      {account.levelName !== null && <Level name={account.levelName} level={level} />}
      <Balance balance={account.balance} onDeposit={onDeposit} />
      <IconButton
        icon={Mail}
        variant="header"
        label={t("header.inbox")}
        {...(inbox && { ref: inbox.button, isExpanded: inbox.isOpen })}
        onPress={onInbox}
      >
        {account.unreadCount > 0 && (
          <span className="block translate-x-1 -translate-y-0.5">
            <CountBadge count={account.unreadCount} label={unread} />
          </span>
        )}
      </IconButton>
      <span className="flex items-center gap-1">
        <span className="type-label hidden max-w-32 truncate full:block">{account.name}</span>
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

const LevelButton = lazyPart(async () => (await import("./level-button.tsx")).LevelButton);

/**
 * The badge opens its panel, whose code only who has a level loads; until then, and where there is no
 * panel, it leads to the programme's page (B2).
 */
function Level({ name, level }: { name: string; level: HeaderLevelView | undefined }) {
  const Link = useLink();
  const t = useWording();
  const { locale } = useFormat();
  const levelKey = levelKeys.get(name);
  const words = (
    <>
      <span
        aria-hidden
        className="h-4 w-3.5 bg-level [clip-path:polygon(50%_0,100%_25%,100%_75%,50%_100%,0_75%,0_25%)]"
      />
      <span className="sr-only">{t("header.level")}</span>
      {levelKey === undefined ? name : t(levelKey)}
    </>
  );
  const link = (
    <Link href={localePath("/maxpayout/", locale)} className={headerLevel()}>
      {words}
    </Link>
  );
  if (level === undefined) return link;
  return (
    <Suspense fallback={link}>
      <LevelButton level={level}>{words}</LevelButton>
    </Suspense>
  );
}

function Balance({ balance, onDeposit }: { balance: number | null; onDeposit: () => void }) {
  const t = useWording();
  const format = useFormat();
  return (
    <div className="flex min-w-0 items-stretch rounded-sm bg-header-raised forced-colors:border">
      <span className="type-label tabular min-w-0 self-center truncate px-2 tablet:px-3">
        <span className="sr-only">{t("header.balance")} </span>
        {balance === null ? <span aria-hidden>–</span> : format.money(balance)}
      </span>
      <button
        type="button"
        className="focus-ring grid min-h-9 w-9 shrink-0 cursor-pointer place-items-center rounded-e-sm bg-act text-on-act hover:bg-act-press max-wide:min-h-11 max-wide:min-w-11"
        onClick={() => onDeposit()}
      >
        <Plus aria-hidden size={18} strokeWidth={2.6} />
        <span className="sr-only">{t("header.deposit")}</span>
      </button>
    </div>
  );
}
