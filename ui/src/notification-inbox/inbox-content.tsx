import { useEffect, useEffectEvent, useRef } from "react";
import { Button } from "../button/index.ts";
import { EmptyState, envelopeDrawing } from "../empty-state/index.ts";
import { Notice } from "../notice/index.ts";
import { useAnnounce, useWording } from "../provider/index.ts";
import { Loading, Skeleton } from "../skeleton/index.ts";
import { InboxItem } from "./inbox-item.tsx";
import type { NotificationInboxProps, NotificationItemView } from "./notification-inbox-props.ts";

/** What the panel and the sheet have in common: the list, or why there is none. */
export function InboxContent(props: NotificationInboxProps) {
  const { inbox, onRetry } = props;
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
      {inbox.status === "loaded" && <Items {...props} items={inbox.items} />}
    </div>
  );
}

interface ItemsProps extends Pick<NotificationInboxProps, "onRead" | "onRemove" | "onAction"> {
  readonly items: readonly NotificationItemView[];
}

function Items({ items, onRead, onRemove, onAction }: ItemsProps) {
  const t = useWording();
  const list = useRef<HTMLUListElement>(null);
  useSpokenItems(items);
  const remove = (item: NotificationItemView, index: number) => {
    // The neighbour is there already, and is where the eye is.
    focusNeighbour(list.current, index);
    onRemove(item.id);
  };
  return (
    <>
      {items.length === 0 && (
        <EmptyState
          drawing={envelopeDrawing}
          title={t("notification.inbox.empty")}
          text={t("notification.inbox.empty.next")}
          layout="plain"
        />
      )}
      {/* It takes the focus when the last of them has gone. */}
      <ul ref={list} tabIndex={-1} className="gs:outline-none">
        {items.map((item, index) => (
          <InboxItem
            key={item.id}
            item={item}
            onRead={onRead}
            onRemove={() => remove(item, index)}
            onAction={(action) => onAction(item.id, action)}
          />
        ))}
      </ul>
    </>
  );
}

function focusNeighbour(list: HTMLUListElement | null, index: number): void {
  const neighbour = list?.children[index + 1] ?? list?.children[index - 1];
  (neighbour?.querySelector("button") ?? list)?.focus();
}

/** Announces what has come into the list and what has gone from it while it is open. */
function useSpokenItems(items: readonly NotificationItemView[]): void {
  const t = useWording();
  const announce = useAnnounce();
  const before = useRef(items);
  const say = useEffectEvent(() => {
    const known = new Set(before.current.map(({ id }) => id));
    const ids = new Set(items.map(({ id }) => id));
    const arrived = items.filter(({ id }) => !known.has(id)).length;
    const hasLost = before.current.some(({ id }) => !ids.has(id));
    before.current = items;
    if (arrived > 0) announce(t("notification.inbox.arrived", { count: arrived }), "polite");
    if (hasLost) announce(t("notification.inbox.removed"), "polite");
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a list, whatever else is drawn again
  useEffect(() => say(), [items]);
}
