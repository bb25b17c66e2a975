import { localePath } from "@grandstand/rules/locale";
import { popupKind } from "@grandstand/rules/notifications";
import { NotificationPopup } from "@grandstand/ui/notification-popup";
import { useState } from "react";
import { useStore } from "zustand";
import { useFetched } from "../../core/fetched/use-fetched.ts";
import { useLanguageLinks } from "../../core/navigation/page-translations.ts";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { openCashier, uploadTarget } from "../cashier/index.ts";
import { acceptsDocuments, createActivity, verificationAddress } from "../documents/index.lazy.ts";
import { createNotifications } from "./follow.ts";
import { pressButton } from "./press-button.ts";
import { toPopupView } from "./view.ts";

/** The notification whose turn it is, over the page (A4). */
export function ConnectNotification() {
  const site = useSite();
  const { session, language } = site;
  const notifications = useFeatureStore(createNotifications);
  const { queue, calls } = useStore(notifications);
  const user = useStore(session, (state) => state.user);
  const languages = useLanguageLinks();
  const [changesOf, setChangesOf] = useState<string | null>(null);
  const notification = queue.popups.find(({ id }) => id === queue.shownId);
  const isIdentity = notification && popupKind(notification) === "identity-not-verified";
  const activity = useFetched(createActivity, isIdentity ? "activity" : null);
  if (notification === undefined) return null;
  const { id } = notification;
  const close = () => void notifications.close(id);
  const showsChanges = changesOf === id;
  return (
    <NotificationPopup
      key={id}
      id={id}
      popup={toPopupView(notification, {
        site,
        user,
        showsChanges,
        isServiceActive: acceptsDocuments(activity),
      })}
      status={calls[id] ?? "open"}
      onAction={(action) => void pressButton(site, notifications, notification, action, close)}
      onUpload={() => {
        close();
        void notifications.markOpened(id);
        openCashier(site, uploadTarget);
      }}
      onIdentityApp={() => {
        const address = verificationAddress(site);
        if (address !== null) location.assign(address);
      }}
      onConsent={() => void notifications.consent(notification)}
      onChanges={() => {
        setChangesOf(id);
        if (showsChanges) void notifications.refresh();
      }}
      onLogout={() => void session.logout("asked")}
      contactHref={localePath("/support/contact-us", language)}
      languages={languages}
      onClose={close}
    />
  );
}
