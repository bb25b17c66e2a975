import type { Site } from "../../core/site/site.ts";
import type { CashierTarget } from "./target.ts";

/** Opens the cashier over the page. */
export function openCashierOverlay(site: Pick<Site, "messages">, _target: CashierTarget): void {
  site.messages.open({ kind: "cashier" });
}
