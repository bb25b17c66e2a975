import type { AcceptOdds } from "@grandstand/rules/accept-odds";
import type { Cents } from "@grandstand/rules/money";
import type { OddsFormat } from "@grandstand/rules/odds";
import { Settings } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { IconButton } from "../icon-button/index.ts";
import { useWording } from "../provider/index.ts";

export interface SlipSettingsView {
  readonly oddsFormat: OddsFormat;
  readonly acceptOdds: AcceptOdds;
  /** Cents; the amounts on the chips that set a stake. */
  readonly quickStakes: readonly Cents[];
}

export interface SlipSettingsProps {
  readonly settings: SlipSettingsView;
  readonly onChange: (change: Partial<SlipSettingsView>) => void;
  /** For stories and pictures: open from the start. */
  readonly isInitiallyOpen?: boolean;
}

const SettingsPopover = lazy(async () => {
  const { SettingsPopover } = await import("./settings-popover.tsx");
  return { default: SettingsPopover };
});

/**
 * How prices are written, which changes of a price are accepted unasked (B3, Settings), and the
 * amounts of the quick stakes. Until it
 * is first opened it is only its button: the popover's code comes with the first press.
 */
export function SlipSettings({ settings, onChange, isInitiallyOpen = false }: SlipSettingsProps) {
  const t = useWording();
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  const [wasOpened, setOpened] = useState(isInitiallyOpen);
  const button = (
    <IconButton
      icon={Settings}
      label={t("bet-slip.settings")}
      isExpanded={isOpen}
      onPress={() => {
        setOpened(true);
        setOpen(true);
      }}
    />
  );
  if (!wasOpened) return button;
  return (
    <Suspense fallback={button}>
      <SettingsPopover settings={settings} isOpen={isOpen} onOpen={setOpen} onChange={onChange} />
    </Suspense>
  );
}
