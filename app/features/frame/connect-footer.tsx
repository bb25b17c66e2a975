import { alternates, splitLocale } from "@grandstand/rules/locale";
import { Footer } from "@grandstand/ui/footer";
import { useLocation } from "react-router";
import { useSite, useStorePart } from "../../site/site-context.ts";

/** The footer with the operator's name and licence. */
export function ConnectFooter() {
  const { configuration, menu, messages } = useSite();
  const { leagues } = useStorePart(menu, (state) => state);
  const { path } = splitLocale(useLocation().pathname);
  return (
    <Footer
      brandName={configuration.brandName}
      licenceNumber={configuration.licenceNumber}
      popular={leagues}
      responsiblePlay={configuration.responsiblePlayLinks}
      languages={alternates(path).map(({ locale, path: href }) => ({ locale, href }))}
      onSettings={() => messages.open({ kind: "settings" })}
    />
  );
}
