import { localePath } from "@grandstand/rules/locale";
import { canOpenConverter } from "@grandstand/rules/loyalty";
import { ChevronDown, Coins } from "lucide";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "../button/index.ts";
import { Icon } from "../icon/index.ts";
import { LevelMark } from "../level-mark/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { LoyaltyLadder, ownStep, useWayToNext } from "./loyalty-ladder.tsx";
import {
  type LoyaltyPanelLayout,
  loyaltyPanel,
  loyaltySummary,
  ownFoot,
  ownHead,
} from "./loyalty-panel.variants.ts";
import { LoyaltyFacts, LoyaltyStanding } from "./loyalty-standing.tsx";
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
  const convert = (
    <Button
      icon={Coins}
      {...(!canConvert && { disabledReason: t("loyalty.convert.no-coins") })}
      onPress={onConvert}
    >
      {t("loyalty.convert.button")}
    </Button>
  );
  const content = (
    <>
      <LoyaltyStanding loyalty={loyalty} />
      {convert}
      <ButtonLink variant="quiet" href={localePath("/maxpayout/", locale)}>
        {t("loyalty.page.button")}
      </ButtonLink>
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
      {layout === "own-page" ? (
        <OwnLevel loyalty={loyalty} convert={convert} />
      ) : (
        <>
          <h2 className="gs:type-heading">{t("loyalty.title")}</h2>
          {content}
        </>
      )}
    </section>
  );
}

interface OwnLevelProps {
  readonly loyalty: LoyaltyView;
  readonly convert: ReactNode;
}

/** On the programme's own page: the level, the ladder, and what was earned. */
function OwnLevel({ loyalty, convert }: OwnLevelProps) {
  const t = useWording();
  const levelName = useLevelName();
  const way = useWayToNext(loyalty);
  return (
    <>
      <div className={ownHead}>
        <div>
          <h2 className="gs:type-small gs:text-ink-muted">{t("maxpayout.levels.yours")}</h2>
          <p className="gs:type-title gs:flex gs:items-center gs:gap-2">
            <LevelMark level={loyalty.level} size={28} />
            <span className="gs:wrap-anywhere">{levelName(loyalty.level)}</span>
          </p>
        </div>
        <p className="gs:type-label gs:wrap-anywhere">{way}</p>
      </div>
      {ownStep(loyalty) !== -1 && <LoyaltyLadder loyalty={loyalty} />}
      <div className={ownFoot}>
        <LoyaltyFacts loyalty={loyalty} />
        {convert}
      </div>
    </>
  );
}
