import { Search, X } from "lucide-react";
import { useEffect, useRef } from "react";
import type { MarketView } from "../event-view/index.ts";
import { TextField } from "../field/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { useWording } from "../provider/index.ts";

interface MarketSearchProps {
  readonly query: string;
  readonly onChange: (query: string) => void;
}

/** Opens the field that finds markets, and closes it. */
export function SearchSwitch({ isOn, onChange }: SearchSwitchProps) {
  const t = useWording();
  return (
    <span className="ps-1 tablet:ps-0">
      <IconButton
        icon={Search}
        label={t("market-group.search")}
        isExpanded={isOn}
        onPress={() => onChange(!isOn)}
      />
    </span>
  );
}

interface SearchSwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Finds markets and outcomes by name while one types (B2, market groups and search within markets). */
export function MarketSearch({ query, onChange }: MarketSearchProps) {
  const t = useWording();
  const element = useRef<HTMLElement>(null);
  useEffect(() => element.current?.querySelector("input")?.focus(), []);
  return (
    <search ref={element} className="block px-3 tablet:px-0">
      <TextField
        label={t("market-group.search")}
        name="markets"
        value={query}
        inputMode="search"
        autoComplete="off"
        onChange={onChange}
        before={<Search aria-hidden size={20} strokeWidth={1.7} className="shrink-0" />}
        after={
          query !== "" && (
            <IconButton
              icon={X}
              label={t("market-group.search-clear")}
              onPress={() => onChange("")}
            />
          )
        }
      />
    </search>
  );
}

/** The markets that have every typed word in their name or in an outcome's; all of them where none is typed. */
export function matchingMarkets(
  markets: readonly MarketView[],
  query: string,
): readonly MarketView[] {
  const asked = plain(query).split(/\s+/).filter(Boolean);
  if (asked.length === 0) return markets;
  return markets.filter(({ name, outcomes }) => {
    const text = plain([name, ...outcomes.map((outcome) => outcome.name)].join(" "));
    return asked.every((word) => text.includes(word));
  });
}

/** Capitals and diacritics don't count. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}
