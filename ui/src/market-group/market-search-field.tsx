import { Search, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { TextField } from "../field/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { useWording } from "../provider/index.ts";

interface MarketSearchProps {
  readonly query: string;
  readonly onChange: (query: string) => void;
}

/** Finds markets and outcomes by name while one types (B2, market groups and search within markets). */
export function MarketSearch({ query, onChange }: MarketSearchProps) {
  const t = useWording();
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
        onChange={onChange}
        before={<Search aria-hidden size={20} strokeWidth={1.7} className="gs:shrink-0" />}
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
