import { Check } from "lucide";
import type { MarketView } from "../event-view/index.ts";
import { Icon } from "../icon/index.ts";
import { useDeferredWording, useFormat, useWording } from "../provider/index.ts";

/** A market that play has decided, as one line: its name, the answers that won, and the minute. */
export function SettledRow({ market }: { readonly market: MarketView }) {
  useDeferredWording();
  const t = useWording();
  const format = useFormat();
  const { name, outcomes, settledMinute } = market;
  const won = outcomes.filter(({ result }) => result === "won");
  return (
    <section className="gs-settled-market">
      <h2 className="gs:type-label gs:min-w-0 gs:flex-1 gs:wrap-break-word gs:text-ink-muted">
        {name}
      </h2>
      <p className="gs:type-small gs:flex gs:shrink-0 gs:items-center gs:gap-1.5">
        {won.length > 0 && <Icon shape={Check} size={16} />}
        {won.length > 0 && <span className="gs:sr-only">{t("market-group.result.won")}</span>}
        <span className="gs:font-bold">
          {won.map((outcome) => outcome.player?.name ?? outcome.name).join(" · ")}
        </span>
        {settledMinute !== undefined && (
          <span className="gs:text-ink-muted">
            {t("market-group.settled", { minute: format.number(settledMinute) })}
          </span>
        )}
      </p>
    </section>
  );
}
