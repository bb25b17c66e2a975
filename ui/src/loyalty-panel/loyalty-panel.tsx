import { localePath } from "@grandstand/rules/locale";
import { canOpenConverter } from "@grandstand/rules/loyalty";
import { ChevronDown, Coins } from "lucide";
import { Button, ButtonLink } from "../button/index.ts";
import { Icon } from "../icon/index.ts";
import { LevelMark } from "../level-mark/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { type LoyaltyPanelLayout, loyaltyPanel, loyaltySummary } from "./loyalty-panel.variants.ts";
import { LoyaltyStanding } from "./loyalty-standing.tsx";
import { type LoyaltyView, useLevelName } from "./loyalty-view.ts";

export interface LoyaltyPanelProps {
  readonly loyalty: LoyaltyView;
  /** `folded`: the level alone, which opens the rest. `own-page`: without the way to where it is. */
  readonly layout?: LoyaltyPanelLayout;
  /** Opens the coins converter. */
  readonly onConvert: () => void;
}

/** A person's level, points and coins, with the converter and the way to the programme's page (B2). */
export function LoyaltyPanel({ loyalty, layout = "panel", onConvert }: LoyaltyPanelProps) {
  const t = useWording();
  const { locale } = useFormat();
  const levelName = useLevelName();
  const canConvert = canOpenConverter(loyalty.coins);
  const content = (
    <>
      <LoyaltyStanding loyalty={loyalty} />
      <Button
        icon={Coins}
        {...(!canConvert && { disabledReason: t("loyalty.convert.no-coins") })}
        onPress={onConvert}
      >
        {t("loyalty.convert.button")}
      </Button>
      {layout !== "own-page" && (
        <ButtonLink variant="quiet" href={localePath("/maxpayout/", locale)}>
          {t("loyalty.page.button")}
        </ButtonLink>
      )}
    </>
  );
  if (layout === "folded") {
    return (
      <section aria-label={t("loyalty.title")} className={loyaltyPanel({ layout })}>
        <details className="gs:group">
          <summary className={loyaltySummary()}>
            <LevelMark level={loyalty.level} size={16} />
            <span>{t("loyalty.title")}</span>
            <span className="gs:ms-auto gs:wrap-anywhere gs:text-ink-muted">
              {levelName(loyalty.level)}
            </span>
            <Icon shape={ChevronDown} size={20} className="gs:shrink-0 gs:group-open:rotate-180" />
          </summary>
          <div className="gs:grid gs:gap-3 gs:px-4 gs:pb-4">{content}</div>
        </details>
      </section>
    );
  }
  return (
    <section aria-label={t("loyalty.title")} className={loyaltyPanel({ layout })}>
      <h2 className="gs:type-heading">
        {t(layout === "own-page" ? "maxpayout.levels.yours" : "loyalty.title")}
      </h2>
      {content}
    </section>
  );
}
