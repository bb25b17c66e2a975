import { Search, X } from "lucide";
import { useEffect, useRef, useState } from "react";
import { TextField } from "../field/index.ts";
import { Icon } from "../icon/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { useWording } from "../provider/index.ts";
import { type MarketMatch, marketMatch } from "./matching-markets.ts";

interface MarketSearchProps {
  /** What is listed now; null for all. */
  readonly onMatch: (match: MarketMatch | null) => void;
}

/** Finds markets and outcomes by name while one types (B2, market groups and search within markets). */
export function MarketSearch({ onMatch }: MarketSearchProps) {
  const t = useWording();
  const [query, setQuery] = useState("");
  const change = (typed: string) => {
    setQuery(typed);
    onMatch(marketMatch(typed));
  };
  const element = useRef<HTMLElement>(null);
  useEffect(() => element.current?.querySelector("input")?.focus(), []);
  return (
    <search ref={element} className="gs:block gs:px-3 gs:tablet:px-0">
      <TextField
        label={t("market-group.search")}
        name="markets"
        value={query}
        inputMode="search"
        autoComplete="off"
        onChange={change}
        before={<Icon shape={Search} size={20} className="gs:shrink-0" />}
        after={
          query !== "" && (
            <IconButton
              icon={X}
              label={t("market-group.search-clear")}
              onPress={() => change("")}
            />
          )
        }
      />
    </search>
  );
}
