import { localePath } from "@grandstand/rules/locale";
import { CloudOff, Menu } from "lucide-react";
import { IconButton } from "../icon-button/index.ts";
import { LanguageSwitcher } from "../language-switcher/index.ts";
import { Logo } from "../logo/index.ts";
import { useFormat, useLink, useWording } from "../provider/index.ts";
import { header, headerButton } from "./header.variants.ts";
import { HeaderAccount } from "./header-account.tsx";
import type { HeaderProps } from "./header-props.ts";
import { HeaderTabs } from "./header-tabs.tsx";

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
            <LanguageSwitcher languages={languages} />
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
