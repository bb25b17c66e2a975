import { localePath, splitLocale } from "@grandstand/rules/locale";
import { showsLoyalty } from "@grandstand/rules/loyalty";
import { Header } from "@grandstand/ui/header";
import { type RefObject, useMemo } from "react";
import { useLocation } from "react-router-dom";
import { useStore } from "zustand";
import { useLanguageLinks } from "../../core/navigation/page-translations.ts";
import { useSite } from "../../core/site/site-context.ts";
import { openCashier } from "../cashier/index.ts";
import { ConnectDepositPanel } from "../deposit-methods/index.ts";
import { ConnectDocumentBadge } from "../documents/index.ts";
import { ConnectSessionClock } from "../limits/index.ts";
import { ConnectLoyaltyPopover } from "../loyalty/index.ts";
import { useInbox } from "../notifications/index.ts";
import { headerTabOf } from "./header-tab.ts";
import { usePanel } from "./use-panel.tsx";

interface ConnectHeaderProps {
  readonly isMenuOpen: boolean;
  readonly menuButton: RefObject<HTMLButtonElement | null>;
  readonly onMenu: () => void;
}

/** The header with the person who is logged in. */
export function ConnectHeader(props: ConnectHeaderProps) {
  const site = useSite();
  const { session, messages, configuration, language } = site;
  const user = useStore(session, (state) => state.user);
  const isUnreachable = useStore(session, (state) => state.isUnreachable);
  const { pathname } = useLocation();
  const languages = useLanguageLinks();
  // The server's router drops the last slash of an address that the browser keeps.
  const { path } = splitLocale(localePath(pathname, language));
  const { unreadCount, ...inbox } = useInbox();
  const account = useMemo(
    () =>
      user && {
        name: user.name,
        balance: user.balance,
        unreadCount,
        levelName: showsLoyalty(user.loyaltyData.level, configuration.promotions)
          ? user.loyaltyData.level
          : null,
      },
    [user, configuration, unreadCount],
  );
  const level = usePanel(ConnectLoyaltyPopover);
  const deposit = usePanel(ConnectDepositPanel);
  return (
    <>
      <Header
        {...props}
        account={account}
        isAccountUnreachable={isUnreachable}
        hasLoyalty={configuration.promotions}
        level={level.view}
        depositPanel={deposit.view}
        currentTab={headerTabOf(path)}
        languages={languages}
        blogHref={configuration.blogUrl}
        onRegister={() => messages.open({ kind: "registration" })}
        onLogin={() => messages.open({ kind: "login", reason: "asked" })}
        clock={<ConnectSessionClock />}
        accountBadge={<ConnectDocumentBadge />}
        onDeposit={() => openCashier(site, { section: "deposit" })}
        {...inbox}
        onAccount={() => messages.open({ kind: "account" })}
      />
      {level.panel}
      {deposit.panel}
    </>
  );
}
