import {
  getAllNotificationsAvailableForGuests,
  getAllNotificationsAvailableForUser,
  type Notification,
} from "@grandstand/contract/notifications";
import { type NotificationLists, receiveLists } from "@grandstand/rules/notifications";
import type { StoreApi } from "zustand/vanilla";
import { isUnauthorised, retryAfterOf } from "../../core/client/client.ts";
import { createLatest } from "../../core/fetched/latest.ts";
import type { PollResult } from "../../core/scheduler/scheduler.ts";
import type { Site } from "../../core/site/site.ts";
import type { ClosedNotifications } from "./closed.ts";
import type { NotificationMarks } from "./marks.ts";
import type { Notifications } from "./notifications.ts";

/** The lists of notifications as the server has them. */
export interface ServerLists {
  /** Fetches what there is to say to the person, or to guests; an answer for somebody else is dropped (A4). */
  refresh(): Promise<PollResult>;
  /** Drops the answer that is on its way: it is for somebody who has left. */
  end(): void;
}

interface ListsDependencies extends Pick<Site, "api" | "session"> {
  readonly closed: ClosedNotifications;
  readonly marks: Pick<NotificationMarks, "serve">;
  /** The lists are in the store; their toasts are shown after it. */
  readonly onReceived: () => void;
  readonly showToast: (notification: Notification) => void;
}

/** Fetches the lists into the queue, with what this browser remembers as closed; what was fetched last counts. */
export function createLists(
  { getState, setState }: StoreApi<Notifications>,
  { api, session, closed, marks, onReceived, showToast }: ListsDependencies,
): ServerLists {
  const latest = createLatest();

  function receive(lists: NotificationLists<Notification>) {
    const { user } = session.getState();
    const owner = user?.id ?? null;
    const known = closed.of(owner);
    const { queue } = getState();
    const before =
      known.length > 0 ? { ...queue, done: new Set([...queue.done, ...known]) } : queue;
    const received = receiveLists(before, lists, user);
    setState({ queue: received.queue, status: "loaded" });
    const listed = new Set([...lists.page, ...lists.inbox].map(({ id }) => id));
    marks.serve(listed);
    closed.retain(owner, listed);
    onReceived();
    for (const toast of received.toasts) showToast(toast);
  }

  return {
    async refresh() {
      const { tokens, user } = session.getState();
      // Who it is for is not known yet: a kept session is being restored.
      if (tokens !== null && user === null) return { kind: "done" };
      const signal = latest.begin();
      const answer = await api(
        user === null ? getAllNotificationsAvailableForGuests : getAllNotificationsAvailableForUser,
        { signal },
      );
      if (signal.aborted) return { kind: "done" };
      if (answer.ok) {
        receive(answer.value.notifications);
        return { kind: "done" };
      }
      if (isUnauthorised(answer.failure)) void session.refreshUser();
      // The browser itself says where the connection is gone.
      if (answer.failure.kind !== "unreachable") {
        console.warn("The notifications could not be fetched.");
      }
      setState(({ status }) => ({ status: status === "loaded" ? "loaded" : "failed" }));
      return { kind: "failed", retryAfter: retryAfterOf(answer.failure) };
    },
    end: () => latest.end(),
  };
}
