import { useId } from "react";
import { CheckBox } from "../field/check-box.tsx";
import { type ChangeDetails, type PressReason, useWording } from "../provider/index.ts";
import type { ToastView } from "../toasts/index.ts";

/** A message that passed by, to be read again. */
export type RecentMessageView = Pick<ToastView, "id" | "severity" | "title" | "text">;

interface AccessibilitySettingsProps {
  readonly keepsToasts: boolean;
  /** The latest first. */
  readonly recentMessages: readonly RecentMessageView[];
  readonly onKeepToasts: (keepsToasts: boolean, details: ChangeDetails<PressReason>) => void;
}

/** Whether messages stay until they are closed, and the last ones to be read again (docs/decisions/114). */
export function AccessibilitySettings(props: AccessibilitySettingsProps) {
  const { keepsToasts, recentMessages, onKeepToasts } = props;
  const t = useWording();
  const id = useId();
  return (
    <section aria-labelledby={id} className="gs:grid gs:gap-1.5">
      <h3 className="gs:type-label" id={id}>
        {t("settings.accessibility")}
      </h3>
      <CheckBox
        label={t("settings.keeps-toasts")}
        isChecked={keepsToasts}
        onChange={onKeepToasts}
        describedBy={`${id}-meaning`}
      />
      <p id={`${id}-meaning`} className="gs:type-small gs:text-ink-faint">
        {t("settings.keeps-toasts.meaning")}
      </p>
      <h4 id={`${id}-recent`} className="gs:type-label gs:pt-2">
        {t("settings.recent-messages")}
      </h4>
      {recentMessages.length === 0 ? (
        <p className="gs:type-body gs:text-ink-muted">{t("settings.recent-messages.none")}</p>
      ) : (
        <ol aria-labelledby={`${id}-recent`} className="gs:grid gs:divide-y gs:divide-line">
          {recentMessages.map((message) => (
            <RecentMessage key={message.id} {...message} />
          ))}
        </ol>
      )}
    </section>
  );
}

function RecentMessage({ severity, title, text }: RecentMessageView) {
  const t = useWording();
  return (
    <li className="gs:py-2 gs:wrap-break-word">
      <p className="gs:type-small gs:text-ink-muted">{t(`common.toasts.${severity}`)}</p>
      <p className="gs:type-label">{title}</p>
      {text && <p className="gs:type-small">{text}</p>}
    </li>
  );
}
