import { loadCode } from "@grandstand/ui/load-code";
import type { Site } from "../../core/site/site.ts";
import type { CashierTarget } from "./target.ts";

export { cashierTarget } from "./target.ts";

const loadOpening = () => import("./open-cashier.ts");

/** Where documents are uploaded (A4). */
export const uploadTarget: CashierTarget = { section: "home", tab: "documents" };

/** Opens the cashier, or says what prevents it. Its code comes with the press. */
export function openCashier(site: Site, target: CashierTarget): void {
  void loadCode(loadOpening).then(({ openCashierOverlay }) => openCashierOverlay(site, target));
}

/** Opens the part of the cashier that the address of a visit names (docs/decisions/67). */
export function openNamedCashier(site: Site, name: string): void {
  void loadCode(loadOpening).then(({ openNamedPart }) => openNamedPart(site, name));
}
