import type { CashierSection, CashierTab } from "@grandstand/contract/cashier";

/** What of the cashier is opened: a section, and a tab of the account's where one is meant (A2). */
export interface CashierTarget {
  readonly section: CashierSection;
  readonly tab?: CashierTab;
}
