import { Dialog } from "../dialog/index.ts";
import { CheckBox } from "../field/check-box.tsx";
import { useWording } from "../provider/index.ts";

/** What a shortcut does, and the keys that do it, pressed one after the other. */
export interface ShortcutView {
  readonly id: "search" | "home" | "live" | "bets" | "slip" | "list" | "close";
  readonly keys: readonly string[];
}

export interface ShortcutsProps {
  readonly shortcuts: readonly ShortcutView[];
  /** Whether the keys do anything; a dialog's own Escape always does. */
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
  readonly onClose: () => void;
}

/** The list of keyboard shortcuts, with the switch that turns them off (WCAG 2.1.4). */
export function Shortcuts({ shortcuts, isOn, onSwitch, onClose }: ShortcutsProps) {
  const t = useWording();
  return (
    <Dialog title={t("shortcuts.title")} onClose={() => onClose()}>
      <div className="grid gap-4">
        <dl className="grid">
          {shortcuts.map(({ id, keys }) => (
            <div
              key={id}
              className="flex min-h-11 items-center justify-between gap-4 border-b border-line"
            >
              <dt className="type-body">{t(`shortcuts.${id}`)}</dt>
              <dd className="flex shrink-0 items-center gap-1">
                <Keys keys={keys} />
              </dd>
            </div>
          ))}
        </dl>
        <div>
          <CheckBox label={t("shortcuts.switch")} isChecked={isOn} onChange={onSwitch} />
          <p className="type-small text-ink-muted">
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
    <span key={key} className="flex items-center gap-1">
      {index > 0 && <span className="type-small text-ink-muted">{t("shortcuts.then")}</span>}
      <kbd className="type-label min-w-8 rounded-sm border border-line bg-well px-2 py-1 text-center">
        {key}
      </kbd>
    </span>
  ));
}
