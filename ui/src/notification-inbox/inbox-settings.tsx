import { Bell, ChevronRight } from "lucide";
import { Icon } from "../icon/index.ts";
import { useWording } from "../provider/index.ts";
import { inboxSettings } from "./notification-inbox.variants.ts";

interface InboxSettingsProps {
  readonly saysSettled: boolean;
  readonly onPress: () => void;
}

/** What is announced of a person's bets, and the way to change it. */
export function InboxSettings({ saysSettled, onPress }: InboxSettingsProps) {
  const t = useWording();
  return (
    <button type="button" className={inboxSettings()} onClick={() => onPress()}>
      <Icon shape={Bell} size={20} className="gs:shrink-0" />
      <span className="gs:min-w-0 gs:flex-1">
        <span className="gs:block gs:text-[0.9375rem]/5.5 gs:font-bold gs:wrap-anywhere">
          {t("notification.inbox.announced")}
        </span>
        <span className="gs:type-small gs:block gs:wrap-anywhere gs:text-ink-muted">
          {t(saysSettled ? "notification.inbox.announced.on" : "notification.inbox.announced.off")}
        </span>
      </span>
      <Icon shape={ChevronRight} size={18} className="gs:shrink-0" />
    </button>
  );
}
