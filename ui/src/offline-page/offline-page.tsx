import { WifiOff } from "lucide-react";
import { ButtonLink } from "../button/index.ts";
import { Logo } from "../logo/index.ts";
import { useWording } from "../provider/index.ts";

/** The current address: the page is shown instead of the one that was requested. */
const sameAddress = "";

/**
 * What the browser shows instead of a page that it can't fetch. The browser keeps it, so it holds for
 * every person and every moment: no price, no name, and no script, since a link is enough to go on.
 */
export function OfflinePage() {
  const t = useWording();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex min-h-header-narrow items-center bg-header px-4 text-on-header tablet:min-h-header">
        <Logo />
      </header>
      <main className="grid flex-1 grid-cols-[minmax(0,1fr)] content-center justify-items-center gap-6 px-4 py-10 text-center wrap-anywhere">
        <WifiOff aria-hidden size={48} strokeWidth={1.7} className="text-ink-faint" />
        <div className="grid max-w-md gap-2">
          <h1 className="type-title">{t("common.offline.title")}</h1>
          <p className="type-body text-ink-muted">{t("offline-page.text")}</p>
          <p className="type-body text-ink-muted">{t("offline-page.bets")}</p>
        </div>
        <ButtonLink variant="act" size="large" href={sameAddress}>
          {t("offline-page.retry.button")}
        </ButtonLink>
      </main>
    </div>
  );
}
