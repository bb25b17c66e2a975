import { WifiOff } from "lucide";
import { ButtonLink } from "../button/index.ts";
import { Icon } from "../icon/index.ts";
import { Logo } from "../logo/index.ts";
import { useWording } from "../provider/index.ts";

/** The current address: the page is shown instead of the one that was requested. */
const sameAddress = "";

/**
 * What the browser shows instead of a page that it can't fetch. The browser keeps it, so it holds for
 * every person and every moment: no price, no name, and no script, since a link is enough to continue.
 */
export function OfflinePage() {
  const t = useWording();
  return (
    <div className="gs:flex gs:min-h-dvh gs:flex-col">
      <header className="gs:flex gs:min-h-header-narrow gs:items-center gs:bg-header gs:px-4 gs:text-on-header gs:tablet:min-h-header">
        <Logo />
      </header>
      <main className="gs:grid gs:flex-1 gs:grid-cols-[minmax(0,1fr)] gs:content-center gs:justify-items-center gs:gap-6 gs:px-4 gs:py-10 gs:text-center gs:wrap-anywhere">
        <Icon shape={WifiOff} size={48} className="gs:text-ink-faint" />
        <div className="gs:grid gs:max-w-md gs:gap-2">
          <h1 className="gs:type-title">{t("common.offline.title")}</h1>
          <p className="gs:type-body gs:text-ink-muted">{t("offline-page.text")}</p>
          <p className="gs:type-body gs:text-ink-muted">{t("offline-page.bets")}</p>
        </div>
        <ButtonLink variant="act" size="large" href={sameAddress}>
          {t("offline-page.retry.button")}
        </ButtonLink>
      </main>
    </div>
  );
}
