import { type AcceptOdds, acceptOddsSettings } from "@grandstand/rules/accept-odds";
import { type OddsFormat, oddsFormats } from "@grandstand/rules/odds";
import * as Popover from "@radix-ui/react-popover";
import { Settings } from "lucide";
import { useId, useRef } from "react";
import { useRadio, useRadioGroup } from "react-aria/useRadioGroup";
import { type RadioGroupState, useRadioGroupState } from "react-stately/useRadioGroupState";
import { Icon } from "../icon/index.ts";
import { iconButton } from "../icon-button/icon-button.variants.ts";
import {
  changeDetails,
  type HandledEvent,
  pressDetails,
  useDeferredWording,
  useHandledEvent,
  useWording,
} from "../provider/index.ts";
import { QuickStakesEditor } from "./quick-stakes-editor.tsx";
import { settingsOption, settingsPanel } from "./slip-settings.variants.ts";
import type { SlipSettingsProps, SlipSettingsView } from "./slip-settings-props.ts";

interface SettingsPopoverProps {
  readonly settings: SlipSettingsView;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onChange: SlipSettingsProps["onChange"];
}

/** The open settings; it takes the focus, and gives it back to its button. */
export function SettingsPopover({ settings, isOpen, onOpen, onChange }: SettingsPopoverProps) {
  useDeferredWording();
  const t = useWording();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpen}>
      <Popover.Trigger className={iconButton({ variant: "quiet" })}>
        <Icon shape={Settings} size={20} />
        <span className="gs:sr-only">{t("bet-slip.settings")}</span>
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
          <h3 id={id} className="gs:type-heading">
            {t("bet-slip.settings")}
          </h3>
          <Choice<AcceptOdds>
            name={t("bet-slip.settings.accept-odds")}
            options={acceptOddsSettings}
            chosen={settings.acceptOdds}
            labelOf={(setting) => t(`bet-slip.settings.accept-odds.${setting}`)}
            onChoose={(acceptOdds, event) => onChange({ acceptOdds }, pressDetails(event))}
          />
          <Choice<OddsFormat>
            name={t("bet-slip.settings.odds-format")}
            options={oddsFormats}
            chosen={settings.oddsFormat}
            labelOf={(format) => t(`bet-slip.settings.odds-format.${format}`)}
            onChoose={(oddsFormat, event) => onChange({ oddsFormat }, pressDetails(event))}
          />
          <QuickStakesEditor
            amounts={settings.quickStakes}
            onChange={(quickStakes, event) =>
              onChange({ quickStakes }, changeDetails("typing", event))
            }
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
  readonly onChoose: (value: Value, event: HandledEvent) => void;
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { name, options, chosen } = props;
  const { handled, handlers } = useHandledEvent();
  const group = useRadioGroupState({
    value: chosen,
    onChange(text) {
      const value = options.find((each) => each === text);
      if (value !== undefined) props.onChoose(value, handled.current);
    },
  });
  const { radioGroupProps, labelProps } = useRadioGroup({ label: name }, group);
  return (
    <div {...radioGroupProps} {...handlers} className="gs:grid">
      <span {...labelProps} className="gs:type-caption gs:pb-1 gs:text-ink-faint">
        {name}
      </span>
      {options.map((value) => (
        <Option key={value} value={value} label={props.labelOf(value)} group={group} />
      ))}
    </div>
  );
}

interface OptionProps {
  readonly value: string;
  readonly label: string;
  readonly group: RadioGroupState;
}

function Option({ value, label, group }: OptionProps) {
  const input = useRef<HTMLInputElement>(null);
  const { inputProps, labelProps } = useRadio({ value, children: label }, group, input);
  return (
    <label {...labelProps} data-focus-within-ring className={settingsOption()}>
      <input {...inputProps} ref={input} className="gs:choice-mark" />
      <span>{label}</span>
    </label>
  );
}
