import { Footer } from "@grandstand/ui/footer";
import { lazyPart } from "@grandstand/ui/load-code";
import { useStore } from "zustand";
import { useLanguageLinks, usePageHead } from "../../core/navigation/page-translations.ts";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { Deferred } from "../../core/wording/deferred-wording.tsx";
import { createMenu } from "../menu/index.ts";
import { useNear } from "./use-near.ts";

const ConnectFooterAside = lazyPart(
  async () => (await import("./connect-footer-aside.tsx")).ConnectFooterAside,
);

/** The footer with the operator's name and licence; the reviews are fetched once it can be seen. */
export function ConnectFooter() {
  const { configuration, messages } = useSite();
  const [anchor, isNear] = useNear();
  const leagues = useStore(useFeatureStore(createMenu), (menu) => menu.leagues);
  const languages = useLanguageLinks();
  return (
    <Footer
      brandName={configuration.brandName}
      licenceNumber={configuration.licenceNumber}
      barredAge={configuration.barredAge}
      popular={leagues}
      responsiblePlay={configuration.responsiblePlayLinks}
      languages={languages}
      onSettings={() => messages.open({ kind: "settings" })}
      aside={
        <div ref={anchor}>
          {isNear && (
            <Deferred>
              <ConnectFooterAside />
            </Deferred>
          )}
        </div>
      }
      text={usePageHead()?.footerText ?? null}
    />
  );
}
