import {
  acceptPrivacyPolicy,
  acceptTermsConditions,
  consentOutdated,
  type Notification,
} from "@grandstand/contract/notifications";
import { dropNotification, popupKind } from "@grandstand/rules/notifications";
import type { StoreApi } from "zustand/vanilla";
import type { Site } from "../../core/site/site.ts";
import { notifyTabs } from "./marks.ts";
import type { CallProgress, Notifications } from "./notifications.ts";

interface ConsentDependencies extends Pick<Site, "api" | "storage"> {
  /** The id of the person who is there now, null of guests. */
  readonly person: () => string | null;
  /** Shows how far the call of a notification is; null: there is none. */
  readonly setCall: (id: string, progress: CallProgress | null) => void;
  /** Fetches the lists again. */
  readonly refresh: () => Promise<unknown>;
}

/**
 * Makes the function that gives the consent which a notification requests. It closes by the server's word alone; where
 * its version is no longer in force, the one that is says so (docs/decisions/104).
 */
export function createConsent(
  { getState, setState }: Pick<StoreApi<Notifications>, "getState" | "setState">,
  { api, storage, person, setCall, refresh }: ConsentDependencies,
): (notification: Notification) => Promise<void> {
  /** The version in force says that an answer to the one before it was not recorded. */
  function sayRenewed(before: Notification) {
    const isNewer = (each: Notification) =>
      popupKind(each) === popupKind(before) && each.variables.version !== before.variables.version;
    const newer = getState().queue.popups.find(isNewer);
    if (!newer) return;
    setCall(before.id, null);
    setCall(newer.id, "renewed");
  }

  return async function consent(notification) {
    const { id } = notification;
    const call = popupKind(notification) === "gdpr" ? acceptPrivacyPolicy : acceptTermsConditions;
    const owner = person();
    setCall(id, "submitting");
    // What is recorded is the version that was shown, whatever has come into force meanwhile.
    const { version } = notification.variables;
    const answer = await api(call, typeof version === "number" ? { body: { version } } : {});
    if (person() !== owner) return;
    if (answer.ok && answer.value.status) {
      setState({ queue: dropNotification(getState().queue, id) });
      setCall(id, null);
      notifyTabs(storage, id);
    } else {
      setCall(id, "failed");
    }
    // An answer that was lost may have been a yes.
    await refresh();
    const { failure } = answer.ok ? { failure: null } : answer;
    const isOutdated = failure?.kind === "refused" && failure.code === consentOutdated;
    if (isOutdated && person() === owner) sayRenewed(notification);
  };
}
