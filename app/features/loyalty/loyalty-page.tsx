import { coinsToCents, defaultConversionRate } from "@grandstand/rules/coins";
import { LoyaltyPage, type LoyaltyPageName } from "@grandstand/ui/loyalty-page";
import { useStore } from "zustand";
import { useSite } from "../../core/site/site-context.ts";
import { useOver21Guard } from "../promotions/index.ts";
import { toLoyaltyView } from "./view.ts";

/** A page of the loyalty programme: the server draws it for a visitor, the browser for the person (B2). */
export function LoyaltyRoutePage({ page, title }: { page: LoyaltyPageName; title: string }) {
  const { session, messages, configuration } = useSite();
  const user = useStore(session, (state) => state.user);
  useOver21Guard();
  return (
    <LoyaltyPage
      page={page}
      title={title}
      coinValue={coinsToCents(1, defaultConversionRate)}
      loyalty={toLoyaltyView(user, configuration.promotions)}
      isVisitor={user === null}
      onLogIn={() => messages.open({ kind: "login", reason: "asked" })}
      onConvert={() => messages.open({ kind: "coins-converter" })}
    />
  );
}
