import { localePath } from "@grandstand/rules/locale";
import { Gift, ListChecks, LogOut, MonitorSmartphone, Settings } from "lucide";
import type { ReactNode } from "react";
import { Button } from "../button/index.ts";
import { Dialog, type DialogClose } from "../dialog/index.ts";
import { AccountHead, type AccountHeadProps, accountHead } from "../drawer-account/index.ts";
import { Icon } from "../icon/index.ts";
import {
  type ChangeDetails,
  type PressReason,
  reporting,
  useFormat,
  useLink,
  useWording,
} from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import { panelEntry } from "./account-panel.variants.ts";
import { type AccountSection, AccountSections } from "./account-sections.tsx";
import { SportAccount, type SportAccountProps } from "./sport-account.tsx";

export interface AccountPanelProps extends Omit<AccountHeadProps, "onWithdraw"> {
  readonly name: string;
  /** The name on the sport side, which can be copied. */
  readonly sportAccount: SportAccountProps;
  /** Opens a part of the cashier. */
  readonly onSection: (section: AccountSection, details: ChangeDetails<PressReason>) => void;
  /** Free bets and boosts that can be used, and when the first of them ends; null where there are none. */
  readonly rewards?: { readonly count: number; readonly firstEndsAt: number } | null;
  readonly isLoggingOut?: boolean;
  readonly onSettings: () => void;
  readonly onSessions: () => void;
  /** How far the check of the person's identity is (A2). */
  readonly documents?: ReactNode;
  /** The loyalty panel, where there is one to show (A2). */
  readonly loyalty?: ReactNode;
  readonly onLogout: () => void;
  readonly onClose: DialogClose;
}

/** What belongs to the person who is logged in: balance, cashier, bets, and the way out (A2, right sidebar). */
export function AccountPanel(props: AccountPanelProps) {
  const { name, sportAccount, documents, loyalty, onSection, onClose } = props;
  const t = useWording();
  return (
    <Dialog
      title={<Sentence names={[name]}>{t("account.greeting", { name })}</Sentence>}
      layout="board"
      onClose={onClose}
    >
      <div data-refresh={props.refresh} className={accountHead({ layout: "panel" })}>
        <AccountHead {...props} onWithdraw={(details) => onSection("withdraw", details)} />
      </div>
      <div className="gs:grid gs:grid-cols-1 gs:gap-3 gs:px-5 gs:pt-4 gs:pb-5">
        <SportAccount {...sportAccount} />
        {documents}
        {loyalty}
        <AccountSections onOpen={onSection} />
        <OwnEntries {...props} />
        <Button
          variant="outline"
          icon={LogOut}
          isBusy={props.isLoggingOut ?? false}
          onPress={props.onLogout}
        >
          {t("account.logout.button")}
        </Button>
      </div>
    </Dialog>
  );
}

/** What the site itself has of the person: bets, rewards, settings, sessions. */
function OwnEntries({ rewards = null, onSettings, onSessions, onClose }: AccountPanelProps) {
  const t = useWording();
  const format = useFormat();
  const Link = useLink();
  return (
    <>
      <Link
        href={localePath("/history", format.locale)}
        className={panelEntry()}
        onClick={reporting("link", onClose)}
      >
        <Icon shape={ListChecks} size={20} />
        <span>{t("account.history")}</span>
      </Link>
      {rewards !== null && (
        <Link
          href={localePath("/offers", format.locale)}
          className={panelEntry()}
          onClick={reporting("link", onClose)}
        >
          <Icon shape={Gift} size={20} />
          <span className="gs:grid gs:min-w-0">
            <span>{t("account.rewards", { count: rewards.count })}</span>
            <span className="gs:type-small gs:text-ink-muted">
              {t("account.rewards.ends", { at: format.dateTime(rewards.firstEndsAt) })}
            </span>
          </span>
        </Link>
      )}
      <button type="button" className={panelEntry()} onClick={() => onSettings()}>
        <Icon shape={Settings} size={20} />
        <span>{t("account.settings.button")}</span>
      </button>
      <button type="button" className={panelEntry()} onClick={() => onSessions()}>
        <Icon shape={MonitorSmartphone} size={20} />
        <span>{t("account.sessions.button")}</span>
      </button>
    </>
  );
}
