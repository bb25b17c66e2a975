import { type AcceptOdds, acceptOddsSettings } from "@grandstand/rules/accept-odds";
import { type OddsFormat, oddsFormats } from "@grandstand/rules/odds";
import * as Popover from "@radix-ui/react-popover";
import { Settings } from "lucide-react";
import { useId, useRef } from "react";
import { iconButton } from "../icon-button/icon-button.variants.ts";
import { useLaterWording, useWording } from "../provider/index.ts";
import { QuickStakesEditor } from "./quick-stakes-editor.tsx";
import type { SlipSettingsProps, SlipSettingsView } from "./slip-settings.tsx";
import { settingsOption, settingsPanel } from "./slip-settings.variants.ts";

interface SettingsPopoverProps {
  readonly settings: SlipSettingsView;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onChange: SlipSettingsProps["onChange"];
}

/** The open settings; it takes the focus, and gives it back to its button. */
export function SettingsPopover({ settings, isOpen, onOpen, onChange }: SettingsPopoverProps) {
  useLaterWording();
  const t = useWording();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpen}>
      <Popover.Trigger className={iconButton({ variant: "quiet" })}>
        <Settings aria-hidden size={20} strokeWidth={1.7} />
        <span className="sr-only">{t("bet-slip.settings")}</span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          ref={panel}
          aria-labelledby={id}
          align="end"
          sideOffset={4}
          collisionPadding={16}
          className={settingsPanel()}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            panel.current?.querySelector<HTMLElement>("input:checked")?.focus();
          }}
        >
          <h3 id={id} className="type-heading">
            {t("bet-slip.settings")}
          </h3>
          <Choice<AcceptOdds>
            name={t("bet-slip.settings.accept-odds")}
            options={acceptOddsSettings}
            chosen={settings.acceptOdds}
            labelOf={(setting) => t(`bet-slip.settings.accept-odds.${setting}`)}
            onChoose={(acceptOdds) => onChange({ acceptOdds })}
          />
          <Choice<OddsFormat>
            name={t("bet-slip.settings.odds-format")}
            options={oddsFormats}
            chosen={settings.oddsFormat}
            labelOf={(format) => t(`bet-slip.settings.odds-format.${format}`)}
            onChoose={(oddsFormat) => onChange({ oddsFormat })}
          />
          <QuickStakesEditor
            amounts={settings.quickStakes}
            onChange={(quickStakes) => onChange({ quickStakes })}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly options: readonly Value[];
  readonly chosen: Value;
  readonly labelOf: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const id = useId();
  return (
    <fieldset className="grid">
      <legend className="type-caption pb-1 text-ink-faint">{props.name}</legend>
      {props.options.map((value) => (
        <label key={value} data-focus-within-ring className={settingsOption()}>
          <input
            type="radio"
            name={id}
            className="choice-mark"
            checked={value === props.chosen}
            onChange={() => props.onChoose(value)}
          />
          {props.labelOf(value)}
        </label>
      ))}
    </fieldset>
  );
}
