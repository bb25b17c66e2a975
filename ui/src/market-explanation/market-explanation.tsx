import { Info } from "lucide";
import { OpeningButton } from "../icon-button/opening-button.tsx";
import { lazyPart } from "../load-code/index.ts";
import { isOneOf } from "../locale/index.ts";
import { useWording } from "../provider/index.ts";
import { explainedMarkets, type MarketExplanationProps } from "./market-explanation-props.ts";

const ExplanationPopover = lazyPart(
  async () => (await import("./explanation-popover.tsx")).ExplanationPopover,
);

/**
 * The question of a market and when a selection wins, in plain words behind a button. The words come with
 * the first press.
 */
export function MarketExplanation(props: MarketExplanationProps) {
  const { marketType, marketName, isInitiallyOpen = false } = props;
  const t = useWording();
  if (!isOneOf(explainedMarkets, marketType)) return null;
  return (
    <OpeningButton
      icon={Info}
      label={t("market-group.explain", { market: marketName })}
      isInitiallyOpen={isInitiallyOpen}
    >
      {(isOpen, onOpen) => (
        <ExplanationPopover {...props} marketType={marketType} isOpen={isOpen} onOpen={onOpen} />
      )}
    </OpeningButton>
  );
}
