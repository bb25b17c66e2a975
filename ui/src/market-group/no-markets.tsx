import { Button } from "../button/index.ts";
import type { WordingKey } from "../locale/index.ts";
import { useWording } from "../provider/index.ts";

export interface NoMarketsProps {
  readonly hasFailed: boolean;
  /** There are some, which the search does not find. */
  readonly isSearchedAway: boolean;
  readonly onRetry?: () => void;
}

/** In the place of the markets: why there are none. */
export function NoMarkets({ hasFailed, isSearchedAway, onRetry }: NoMarketsProps) {
  const t = useWording();
  const none: WordingKey = isSearchedAway ? "market-group.none-found" : "market-group.empty";
  return (
    <div className="gs-no-markets">
      <p className="gs:type-body gs:text-ink-muted">{t(hasFailed ? "market-group.error" : none)}</p>
      {hasFailed && onRetry && <Button onPress={onRetry}>{t("market-group.retry")}</Button>}
    </div>
  );
}
