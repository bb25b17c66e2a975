import { alternates, localePath, splitLocale } from "@grandstand/rules/locale";
import { Header, type HeaderTab } from "@grandstand/ui/header";
import { type RefObject, useMemo } from "react";
import { useLocation } from "react-router";
import { useSite, useStorePart } from "../../site/site-context.ts";

interface ConnectHeaderProps {
  readonly isMenuOpen: boolean;
  readonly menuButton: RefObject<HTMLButtonElement | null>;
  readonly onMenu: () => void;
}

/** The header with whoever is logged in. */
export function ConnectHeader(props: ConnectHeaderProps) {
  const { session, messages, configuration, language } = useSite();
  const user = useStorePart(session, (state) => state.user);
  const { pathname, search } = useLocation();
  // The server's router drops the last slash of an address that the browser keeps.
  const { path } = splitLocale(localePath(pathname, language));
  const account = useMemo(
    () =>
      user && {
        name: user.name,
        balance: user.balance,
        unreadCount: 0,
        // Level Zero hides the display (B2), and so does a market without promotions.
        levelName:
          user.loyaltyData.level === "Zero" || !configuration.promotions
            ? null
            : user.loyaltyData.level,
      },
    [user, configuration],
  );
  const later = () => messages.showLater();
  return (
    <Header
      {...props}
      account={account}
      currentTab={tabOf(path)}
      languages={alternates(path).map(({ locale, path: href }) => ({
        locale,
        href: `${href}${search}`,
      }))}
      blogHref={configuration.blogUrl}
      onRegister={later}
      onLogin={() => messages.open({ kind: "login", reason: "asked" })}
      onDeposit={later}
      onInbox={later}
      onAccount={() => messages.open({ kind: "account" })}
    />
  );
}

function tabOf(path: string): HeaderTab {
  if (path.startsWith("/live/")) return "live";
  return path.startsWith("/maxpayout/") ? "premium-league" : "sports";
}
