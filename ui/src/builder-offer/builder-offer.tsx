import { Layers } from "lucide-react";
import { Suspense } from "react";
import { Button } from "../button/index.ts";
import { lazyPart } from "../load-code/index.ts";
import { useWording } from "../provider/index.ts";
import { builderOffer, offerText } from "./builder-offer.variants.ts";
import type { PrecannedProps } from "./precanned.tsx";
import { PrecannedLoading } from "./precanned-loading.tsx";

/** Loaded when the builder is switched on. */
const Precanned = lazyPart(async () => (await import("./precanned.tsx")).Precanned);

export interface BuilderOfferProps extends PrecannedProps {
  readonly eventName: string;
  /** Whether prices on the page go to the builder. */
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}

/**
 * The bet builder's part of the match page (B1, B2): a switch that sends prices to the builder instead
 * of the slip, and once it is on, the builders that are ready to bet on.
 *
 * Data attributes: `data-on`.
 */
export function BuilderOffer(props: BuilderOfferProps) {
  const { eventName, isOn, onSwitch } = props;
  const t = useWording();
  return (
    <section
      aria-label={t("bet-builder.offer.label", { event: eventName })}
      data-on={isOn || undefined}
      className={builderOffer()}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className={offerText({ isOn })}>
          {t(isOn ? "bet-builder.offer.on" : "bet-builder.offer.off")}
        </p>
        <Button icon={Layers} variant="outline" isPressed={isOn} onPress={() => onSwitch(!isOn)}>
          {t("bet-builder.title")}
        </Button>
      </div>
      {isOn && (
        <Suspense fallback={<PrecannedLoading />}>
          <Precanned {...props} />
        </Suspense>
      )}
    </section>
  );
}
