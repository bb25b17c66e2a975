import { Check } from "lucide";
import type { OutcomeResult } from "../event-view/index.ts";
import { Icon } from "../icon/index.ts";
import { useWording } from "../provider/index.ts";

export interface RunnerResultProps {
  readonly result: OutcomeResult;
  readonly marketName: string;
}

/** What came of a runner on one market, in the box of its price: a tick for what won. */
export function RunnerResult({ result, marketName }: RunnerResultProps) {
  const t = useWording();
  const isSeen = result === "placed" || result === "void";
  return (
    <span data-result={result} className="gs-runner-result">
      <span className="gs:sr-only">{marketName}</span>
      {result === "won" && <Icon shape={Check} size={20} strokeWidth={2.5} />}
      {result === "lost" && <span aria-hidden>–</span>}
      <span className={isSeen ? "gs:type-caption" : "gs:sr-only"}>
        {t(`market-group.result.${result}`)}
      </span>
    </span>
  );
}
