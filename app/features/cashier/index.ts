import { loadCode } from "@grandstand/ui/load-code";
import type { Site } from "../../core/site/site.ts";
import type { CashierTarget } from "./target.ts";

/** Opens the cashier, or says what stands in its way. Its code comes with the press. */
export function openCashier(site: Site, target: CashierTarget): void {
  void loadCode(() => import("./open-cashier.ts")).then(({ openCashierOverlay }) =>
    openCashierOverlay(site, target),
  );
}
