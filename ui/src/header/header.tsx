import { CloudOff, Menu } from "lucide";
import { Icon } from "../icon/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { LanguageSwitcher } from "../language-switcher/index.ts";
import { HomeLink } from "../logo/index.ts";
import { useWording } from "../provider/index.ts";
import { headerButton } from "./header.variants.ts";
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
      className="gs-header"
      data-account={account ? "person" : isAccountUnreachable ? "unreachable" : "visitor"}
    >
      <div className="gs-header-row">
        <div className="gs:wide:hidden">
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
        <div className="gs-header-end">
          <div className="gs:hidden gs:menu:block">
            <LanguageSwitcher languages={languages} />
          </div>
          <AccountArea {...props} isAccountUnreachable={isAccountUnreachable} />
        </div>
      </div>
    </header>
  );
}

/** What belongs to the person, the way in for a visitor, or why neither can be shown. */
function AccountArea(props: HeaderProps) {
  const t = useWording();
  const { account } = props;
  if (account) return <HeaderAccount {...props} account={account} />;
  if (props.isAccountUnreachable) {
    return (
      <p className="gs-header-unreachable">
        <Icon shape={CloudOff} className="gs:shrink-0" size={18} />
        <span>{t("header.unreachable")}</span>
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
        className={`${headerButton({ variant: "plain" })} gs:in-data-awaits-person:invisible`}
        onClick={() => onLogin()}
      >
        {t("header.login.button")}
      </button>
      <button
        type="button"
        className={`${headerButton({ variant: "act" })} gs:in-data-awaits-person:invisible`}
        onClick={() => onRegister()}
      >
        {t("header.register.button")}
      </button>
    </>
  );
}
