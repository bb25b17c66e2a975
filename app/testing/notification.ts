import type { Notification } from "@grandstand/contract/notifications";

/** A notification of the page without a button. */
export function notificationOf(id: string, changes: Partial<Notification> = {}): Notification {
  return {
    id,
    type: "notification",
    component: "Generic",
    title: id,
    text: "",
    variables: {},
    severity: "info",
    media_url: null,
    lifetime_in_seconds: null,
    show_button: false,
    button_text: null,
    button_link_method: null,
    button_link_type: null,
    button_page_url: null,
    button_url: null,
    button_cashier_url: null,
    button_opening_option: null,
    require_checkbox: false,
    checkbox_label: null,
    require_scroll: false,
    ...changes,
  };
}
