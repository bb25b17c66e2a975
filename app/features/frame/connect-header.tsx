import { localePath, splitLocale } from "@grandstand/rules/locale";
import { showsLoyalty } from "@grandstand/rules/loyalty";
import { Header, type HeaderTab } from "@grandstand/ui/header";
import { type RefObject, useMemo } from "react";
import { useLocation } from "react-router-dom";
import { useStore } from "zustand";
import { useLanguageLinks } from "../../core/navigation/page-translations.ts";
import { useSite } from "../../core/site/site-context.ts";
import { ConnectDocumentBadge, deposit } from "../documents/index.ts";
import { useLevelBadge } from "../loyalty/index.ts";
import { useInbox } from "../notifications/index.ts";

interface ConnectHeaderProps {
  readonly isMenuOpen: boolean;
  readonly menuButton: RefObject<HTMLButtonElement | null>;
  readonly onMenu: () => void;
}

/** The header with whoever is logged in. */
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
  const { level, panel } = useLevelBadge();
  return (
    <>
      <Header
        {...props}
        account={account}
        isAccountUnreachable={isUnreachable}
        hasLoyalty={configuration.promotions}
        level={level}
        currentTab={tabOf(path)}
        languages={languages}
        blogHref={configuration.blogUrl}
        onRegister={() => messages.open({ kind: "registration" })}
        onLogin={() => messages.open({ kind: "login", reason: "asked" })}
        accountBadge={<ConnectDocumentBadge />}
        onDeposit={() => deposit(site)}
        {...inbox}
        onAccount={() => messages.open({ kind: "account" })}
      />
      {panel}
    </>
  );
}

function tabOf(path: string): HeaderTab {
  if (path.startsWith("/live/")) return "live";
  return path.startsWith("/maxpayout/") ? "premium-league" : "sports";
}
