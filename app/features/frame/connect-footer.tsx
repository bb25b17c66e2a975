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

/** The footer with the operator's name and licence. */
export function ConnectFooter() {
  const { configuration, messages } = useSite();
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
      aside={<NearAside />}
      text={usePageHead()?.footerText ?? null}
    />
  );
}

/** The reviews are fetched once they can nearly be seen, and the footer's lists are not drawn again for them. */
function NearAside() {
  const [anchor, isNear] = useNear();
  return (
    <div ref={anchor}>
      {isNear && (
        <Deferred>
          <ConnectFooterAside />
        </Deferred>
      )}
    </div>
  );
}
