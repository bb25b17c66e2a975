import { ChevronUp, Layers } from "lucide";
import { Icon } from "../icon/index.ts";
import { useDeferredWording, useFormat, useWording } from "../provider/index.ts";
import { builderPill } from "./builder-pill.variants.ts";

export interface BuilderPillProps {
  readonly pickCount: number;
  /** Null while there is no price. */
  readonly odds: number | null;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/**
 * The bet builder of a phone while it is closed: a pill at the bottom that shows how many picks it has
 * and their one price, and opens it (B2). Its caller decides when it shows.
 */
export function BuilderPill({ pickCount, odds, isOpen, onOpen }: BuilderPillProps) {
  useDeferredWording();
  const t = useWording();
  const format = useFormat();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      className={builderPill()}
      onClick={onOpen}
    >
      <Icon shape={Layers} className="gs:shrink-0" size={20} />
      <span className="gs:type-label gs:min-w-0 gs:truncate">
        {t("bet-builder.pill", { count: pickCount })}
      </span>
      <span className="gs:type-price-large">
        {odds === null ? (
          <>
            <span aria-hidden>-</span>
            <span className="gs:sr-only">{t("bet-slip.summary.unknown")}</span>
          </>
        ) : (
          <>
            <span className="gs:sr-only">{t("bet-builder.odds")}</span>{" "}
            <span translate="no">{format.odds(odds)}</span>
          </>
        )}
      </span>
      <Icon shape={ChevronUp} className="gs:shrink-0" size={20} />
    </button>
  );
}
