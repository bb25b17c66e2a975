import { Check } from "lucide";
import type { OutcomeResult as Result } from "../event-view/index.ts";
import { Icon } from "../icon/index.ts";
import { useWording } from "../provider/index.ts";

export interface OutcomeResultProps {
  readonly name: string;
  readonly result: Result;
}

/** What came of an outcome: it has no price any more, and what won has a tick. */
export function OutcomeResult({ name, result }: OutcomeResultProps) {
  const t = useWording();
  return (
    <span data-result={result} className="gs-outcome-result">
      <span className="gs:min-w-0 gs:wrap-break-word">{`${name} `}</span>
      {result === "won" && (
        <Icon shape={Check} size={16} strokeWidth={2.5} className="gs:shrink-0" />
      )}
      <span className={result === "void" ? "gs:type-caption gs:shrink-0" : "gs:sr-only"}>
        {t(`market-group.result.${result}`)}
      </span>
    </span>
  );
}
