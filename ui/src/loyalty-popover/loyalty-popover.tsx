import { localePath } from "@grandstand/rules/locale";
import { ButtonLink } from "../button/index.ts";
import { type AnchoredPanelProps, HoverPanel } from "../hover-panel/index.ts";
import { LoyaltyStanding, type LoyaltyView } from "../loyalty-panel/index.ts";
import { reporting, useFormat, useWording } from "../provider/index.ts";

export interface LoyaltyPopoverProps extends AnchoredPanelProps {
  readonly loyalty: LoyaltyView;
}

/** The panel of the header's level badge: points, coins and the way to the levels (B2). */
export function LoyaltyPopover({ loyalty, ...panel }: LoyaltyPopoverProps) {
  const t = useWording();
  const { locale } = useFormat();
  return (
    <HoverPanel {...panel} label={t("loyalty.title")}>
      <LoyaltyStanding loyalty={loyalty} />
      <ButtonLink
        variant="raised"
        href={localePath("/maxpayout/your-maxpayout-levels/", locale)}
        onPressEvent={reporting("link", panel.onClose)}
      >
        {t("loyalty.levels.button")}
      </ButtonLink>
    </HoverPanel>
  );
}
