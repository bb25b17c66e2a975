import { Search } from "lucide";
import type { MarketView } from "../event-view/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { useWording } from "../provider/index.ts";

/** Opens the field that finds markets, and closes it. */
export function SearchSwitch({ isOn, onChange }: SearchSwitchProps) {
  const t = useWording();
  return (
    <span className="gs:ps-1 gs:tablet:ps-0">
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

/** The markets that have every typed word in their name or in an outcome's; all of them where none is typed. */
export function matchingMarkets(
  markets: readonly MarketView[],
  query: string,
): readonly MarketView[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return markets;
  return markets.filter(({ name, outcomes }) => {
    const text = plain([name, ...outcomes.map((outcome) => outcome.name)].join(" "));
    return words.every((word) => text.includes(word));
  });
}

/** Capitals and diacritics don't count. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}
