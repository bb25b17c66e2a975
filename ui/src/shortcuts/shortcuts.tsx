import { Dialog, type DialogClose } from "../dialog/index.ts";
import { CheckBox } from "../field/check-box.tsx";
import { type ChangeDetails, type PressReason, useWording } from "../provider/index.ts";

/** What a shortcut does, and the keys that do it, pressed one after the other. */
export interface ShortcutView {
  readonly id: "search" | "home" | "live" | "bets" | "slip" | "price-history" | "list" | "close";
  readonly keys: readonly string[];
}

export interface ShortcutsProps {
  readonly shortcuts: readonly ShortcutView[];
  /** Whether the keys do anything; a dialog's own Escape always does. */
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean, details: ChangeDetails<PressReason>) => void;
  readonly onClose: DialogClose;
}

/** The list of keyboard shortcuts, with the switch that turns them off (WCAG 2.1.4). */
export function Shortcuts({ shortcuts, isOn, onSwitch, onClose }: ShortcutsProps) {
  const t = useWording();
  return (
    <Dialog title={t("shortcuts.title")} onClose={onClose}>
      <div className="gs:grid gs:gap-4">
        <dl className="gs:grid">
          {shortcuts.map(({ id, keys }) => (
            <div
              key={id}
              className="gs:flex gs:min-h-11 gs:items-center gs:justify-between gs:gap-4 gs:border-b gs:border-line"
            >
              <dt className="gs:type-body">{t(`shortcuts.${id}`)}</dt>
              <dd className="gs:flex gs:shrink-0 gs:items-center gs:gap-1">
                <Keys keys={keys} />
              </dd>
            </div>
          ))}
        </dl>
        <div>
          <CheckBox label={t("shortcuts.switch")} isChecked={isOn} onChange={onSwitch} />
          <p className="gs:type-small gs:text-ink-muted">
            {t(isOn ? "shortcuts.where" : "shortcuts.off")}
          </p>
        </div>
      </div>
    </Dialog>
  );
}

function Keys({ keys }: Pick<ShortcutView, "keys">) {
  const t = useWording();
  return keys.map((key, index) => (
    <span key={key} className="gs:flex gs:items-center gs:gap-1">
      {index > 0 && <span className="gs:type-small gs:text-ink-muted">{t("shortcuts.then")}</span>}
      <kbd className="gs:type-label gs:min-w-8 gs:rounded-sm gs:border gs:border-line gs:bg-well gs:px-2 gs:py-1 gs:text-center">
        {key}
      </kbd>
    </span>
  ));
}
