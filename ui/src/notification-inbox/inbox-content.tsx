import { Button } from "../button/index.ts";
import { Notice } from "../notice/index.ts";
import { useWording } from "../provider/index.ts";
import { Loading, Skeleton } from "../skeleton/index.ts";
import { InboxList } from "./inbox-list.tsx";
import { InboxSettings } from "./inbox-settings.tsx";
import type { NotificationInboxProps } from "./notification-inbox-props.ts";

/** What the panel and the sheet have in common: the list, or why there is none, and the way to what is announced. */
export function InboxContent(props: NotificationInboxProps) {
  const { inbox, saysSettled, onSettings, onRetry } = props;
  const t = useWording();
  return (
    <div data-status={inbox.status}>
      {inbox.status === "loading" && (
        <Loading>
          <div className="gs:grid gs:gap-3 gs:py-2">
            <Skeleton shape="card" />
            <Skeleton shape="card" />
          </div>
        </Loading>
      )}
      {inbox.status === "failed" && (
        <Notice
          kind="error"
          announced={t("notification.inbox.failed")}
          action={<Button onPress={onRetry}>{t("notification.inbox.retry.button")}</Button>}
        >
          {t("notification.inbox.failed")}
        </Notice>
      )}
      {inbox.status === "loaded" && <InboxList {...props} inbox={inbox} />}
      <InboxSettings saysSettled={saysSettled} onPress={onSettings} />
    </div>
  );
}
