import { type Locale, localePath } from "@grandstand/rules/locale";
import { CloudOff, Menu } from "lucide-react";
import type { Ref } from "react";
import { IconButton } from "../icon-button/index.ts";
import { Logo } from "../logo/index.ts";
import { useFormat, useLink, useWording } from "../provider/index.ts";
import { header, headerButton } from "./header.variants.ts";
import { HeaderAccount } from "./header-account.tsx";
import { HeaderTabs } from "./header-tabs.tsx";
import { LanguageLinks } from "./language-links.tsx";

/** The tabs of a wide header (A2). */
export const headerTabs = ["sports", "live", "premium-league", "blog"] as const;
export type HeaderTab = (typeof headerTabs)[number];

/** Whoever is logged in, as far as the header shows it (A2). */
export interface HeaderAccountView {
  readonly name: string;
  /** Cents; null while it is not known. */
  readonly balance: number | null;
  readonly unreadCount: number;
  /** As the server names it; null hides the display, as level Zero does (B2). */
  readonly levelName: string | null;
}

/** The panel that the level's badge opens by hover, by keyboard and by touch (B2). */
export interface HeaderLevelView {
  readonly isOpen: boolean;
  /** What the panel hangs from. */
  readonly badge: Ref<HTMLButtonElement>;
  readonly onOpen: (by: "pointer" | "press") => void;
  /** The pointer left the badge. */
  readonly onLeave: () => void;
}

/** The same page in another language. */
export interface LanguageLinkView {
  readonly locale: Locale;
  readonly href: string;
}

export interface HeaderProps {
  /** Null for a visitor, and while the account of somebody who is logged in can't be reached. */
  readonly account: HeaderAccountView | null;
  /** Somebody is logged in, and their account does not answer: nobody is invited to log in again. */
  readonly isAccountUnreachable?: boolean;
  readonly currentTab: HeaderTab | null;
  readonly languages: readonly LanguageLinkView[];
  /** Whether there is a loyalty programme to lead to (B2). */
  readonly hasLoyalty: boolean;
  /** What the level's badge opens; without it the badge leads to the programme's page. */
  readonly level?: HeaderLevelView;
  /** On another host: it opens in a new tab (A2). */
  readonly blogHref: string;
  readonly isMenuOpen: boolean;
  /** Where the focus returns to when the menu closes. */
  readonly menuButton?: Ref<HTMLButtonElement>;
  readonly onMenu: () => void;
  readonly onRegister: () => void;
  readonly onLogin: () => void;
  readonly onDeposit: () => void;
  readonly onInbox: () => void;
  readonly onAccount: () => void;
}

/**
 * The head of every page (A2, Header): menu and logo on a narrow page, tabs and languages on a wide
 * one, and at its end either Register and Login or what belongs to the person.
 *
 * Data attributes: `data-account` visitor | person | unreachable.
 */
export function Header(props: HeaderProps) {
  const {
    account,
    isAccountUnreachable = false,
    languages,
    isMenuOpen,
    menuButton,
    onMenu,
  } = props;
  const t = useWording();
  return (
    <header
      className={header()}
      data-account={account ? "person" : isAccountUnreachable ? "unreachable" : "visitor"}
    >
      <div className="mx-auto flex min-h-header-narrow max-w-page flex-wrap items-center gap-1 px-2 wide:min-h-header wide:gap-7 wide:px-6">
        <div className="wide:hidden">
          <IconButton
            icon={Menu}
            variant="header"
            label={t("header.menu")}
            isExpanded={isMenuOpen}
            onPress={onMenu}
            {...(menuButton && { ref: menuButton })}
          />
        </div>
        <HomeLink />
        <HeaderTabs {...props} />
        <div className="ms-auto flex min-w-0 items-center gap-1 tablet:gap-3">
          <div className="hidden menu:block">
            <LanguageLinks languages={languages} />
          </div>
          <AccountArea {...props} isAccountUnreachable={isAccountUnreachable} />
        </div>
      </div>
    </header>
  );
}

function HomeLink() {
  const Link = useLink();
  const t = useWording();
  const { locale } = useFormat();
  return (
    <Link
      href={localePath("/", locale)}
      className="focus-ring flex min-h-11 min-w-11 shrink-0 items-center rounded-sm px-1"
    >
      <Logo size="responsive" />
      <span className="sr-only">{t("header.home")}</span>
    </Link>
  );
}

/** What belongs to the person, the way in for a visitor, or why neither can be shown. */
function AccountArea(props: HeaderProps) {
  const t = useWording();
  const { account } = props;
  if (account) return <HeaderAccount {...props} account={account} />;
  if (props.isAccountUnreachable) {
    return (
      <p className="type-label flex min-w-0 items-center gap-2 px-2 text-on-header-muted">
        <CloudOff aria-hidden className="shrink-0" size={18} strokeWidth={1.7} />
        {t("header.unreachable")}
      </p>
    );
  }
  return <VisitorButtons onRegister={props.onRegister} onLogin={props.onLogin} />;
}

function VisitorButtons({ onRegister, onLogin }: Pick<HeaderProps, "onRegister" | "onLogin">) {
  const t = useWording();
  return (
    <>
      <button
        type="button"
        className={headerButton({ variant: "plain" })}
        onClick={() => onLogin()}
      >
        {t("header.login.button")}
      </button>
      <button
        type="button"
        className={headerButton({ variant: "act" })}
        onClick={() => onRegister()}
      >
        {t("header.register.button")}
      </button>
    </>
  );
}
