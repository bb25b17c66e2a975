import { Settings } from "lucide";
import { OpeningButton } from "../icon-button/opening-button.tsx";
import { lazyPart } from "../load-code/index.ts";
import { useWording } from "../provider/index.ts";
import type { SlipSettingsProps } from "./slip-settings-props.ts";

const SettingsPopover = lazyPart(
  async () => (await import("./settings-popover.tsx")).SettingsPopover,
);

/**
 * How prices are written, which changes of a price are accepted unasked (B3, Settings), and the
 * amounts of the quick stakes. Until it
 * is first opened it is only its button: the popover's code comes with the first press.
 */
export function SlipSettings({ settings, onChange, isInitiallyOpen = false }: SlipSettingsProps) {
  const t = useWording();
  return (
    <OpeningButton icon={Settings} label={t("bet-slip.settings")} isInitiallyOpen={isInitiallyOpen}>
      {(isOpen, onOpen) => (
        <SettingsPopover settings={settings} isOpen={isOpen} onOpen={onOpen} onChange={onChange} />
      )}
    </OpeningButton>
  );
}
