/** A part of the cashier that the site opens by itself (A2). */
export type CashierSection = "deposit" | "fastDeposit" | "home" | "history" | "welcome" | "search";

/** A part of the account's section (A2). */
export type CashierTab = "withdraw" | "limits" | "cooloff" | "documents" | "privacy";

/** What of the cashier is opened. */
export interface CashierTarget {
  readonly section: CashierSection;
  readonly tab?: CashierTab;
}
