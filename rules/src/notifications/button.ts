/** The one button of a notification, under the wire's names (A3). */
export interface NotificationButton {
  readonly show_button: boolean;
  readonly button_text: string | null;
  readonly button_link_method: "GET" | "POST" | null;
  readonly button_link_type: "page" | "url" | "cashier" | null;
  readonly button_page_url: string | null;
  readonly button_url: string | null;
  readonly button_cashier_url: string | null;
  readonly button_opening_option: string | null;
}

/** What a button does. */
export interface ButtonAction {
  readonly label: string;
  readonly method: "GET" | "POST";
  readonly type: "page" | "url" | "cashier";
  /** As the server writes it. */
  readonly address: string;
  readonly opensNewTab: boolean;
}

/** What the button of a notification does; null where there is none, or where it leads nowhere. */
export function buttonAction(button: NotificationButton): ButtonAction | null {
  const label = button.button_text?.trim();
  if (!button.show_button || !label || button.button_link_type === null) return null;
  const addresses = {
    page: button.button_page_url,
    url: button.button_url,
    cashier: button.button_cashier_url,
  };
  const address = addresses[button.button_link_type]?.trim();
  if (!address) return null;
  return {
    label,
    method: button.button_link_method ?? "GET",
    type: button.button_link_type,
    address,
    opensNewTab: button.button_opening_option === "new_tab",
  };
}

/**
 * The path below our own API that a button posts to; null where it leads anywhere else. The address is parsed and
 * compared whole, never by how its text begins.
 */
export function postPath(address: string, apiBase: string): string | null {
  const base = new URL(apiBase.endsWith("/") ? apiBase : `${apiBase}/`);
  // A path means one below the API's own, as the calls of the API do.
  const relative = address.replace(/^\/(?![/\\])/, "");
  if (!URL.canParse(relative, base)) return null;
  const url = new URL(relative, base);
  const isOwn =
    url.origin === base.origin && url.pathname.startsWith(base.pathname) && url.username === "";
  return isOwn && url.search === "" ? `/${url.pathname.slice(base.pathname.length)}` : null;
}
