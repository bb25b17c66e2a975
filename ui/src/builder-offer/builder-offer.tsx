import { Layers } from "lucide";
import { type ReactNode, Suspense } from "react";
import { Button } from "../button/index.ts";
import {
  type ChangeDetails,
  type PressReason,
  pressDetails,
  useWording,
} from "../provider/index.ts";
import { Loading, Skeleton } from "../skeleton/index.ts";
import { builderOffer, offerList, offerText } from "./builder-offer.variants.ts";

export interface BuilderOfferProps {
  readonly eventName: string;
  /** Whether prices on the page go to the builder. */
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean, details: ChangeDetails<PressReason>) => void;
  /** What is ready to bet on, where the operator has that: drawn once it is on, and waited for while its code loads. */
  readonly children?: ReactNode;
}

/**
 * The bet builder's part of the match page (B1, B2): a switch that sends prices to the builder instead
 * of the slip, and once it is on, the builders that are ready to bet on.
 *
 * Data attributes: `data-on`.
 */
export function BuilderOffer({ eventName, isOn, onSwitch, children }: BuilderOfferProps) {
  const t = useWording();
  return (
    <section
      aria-label={t("bet-builder.offer.label", { event: eventName })}
      data-on={isOn || undefined}
      className={builderOffer()}
    >
      <div className="gs:flex gs:flex-wrap gs:items-center gs:justify-between gs:gap-3">
        <p className={offerText({ isOn })}>
          {t(isOn ? "bet-builder.offer.on" : "bet-builder.offer.off")}
        </p>
        <Button
          icon={Layers}
          variant="outline"
          isPressed={isOn}
          onPressEvent={(event) => onSwitch(!isOn, pressDetails(event))}
        >
          {t("bet-builder.title")}
        </Button>
      </div>
      {isOn && children && (
        <div className={offerList()}>
          <Suspense
            fallback={
              <Loading>
                <Skeleton shape="price" />
              </Loading>
            }
          >
            {children}
          </Suspense>
        </div>
      )}
    </section>
  );
}
