import { localePath } from "@grandstand/rules/locale";
import { canOpenConverter } from "@grandstand/rules/loyalty";
import { Coins } from "lucide-react";
import { Button, ButtonLink } from "../button/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { loyaltyPanel } from "./loyalty-panel.variants.ts";
import { LoyaltyStanding } from "./loyalty-standing.tsx";
import type { LoyaltyView } from "./loyalty-view.ts";

export interface LoyaltyPanelProps {
  readonly loyalty: LoyaltyView;
  /** Opens the coins converter. */
  readonly onConvert: () => void;
}

/** A person's level, points and coins, with the converter and the way to the programme's page (B2). */
export function LoyaltyPanel({ loyalty, onConvert }: LoyaltyPanelProps) {
  const t = useWording();
  const { locale } = useFormat();
  const canConvert = canOpenConverter(loyalty.coins);
  return (
    <section aria-label={t("loyalty.title")} className={loyaltyPanel()}>
      <h2 className="type-heading">{t("loyalty.title")}</h2>
      <LoyaltyStanding loyalty={loyalty} />
      <Button
        icon={Coins}
        {...(!canConvert && { disabledReason: t("loyalty.convert.no-coins") })}
        onPress={onConvert}
      >
        {t("loyalty.convert.button")}
      </Button>
      <ButtonLink look="quiet" href={localePath("/maxpayout/", locale)}>
        {t("loyalty.page.button")}
      </ButtonLink>
    </section>
  );
}
