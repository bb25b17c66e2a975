import { Search } from "lucide";
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
