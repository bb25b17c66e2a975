import type { CashierSection, CashierTab } from "@grandstand/contract/cashier";
import type { Cents } from "@grandstand/rules/money";

/** What of the cashier is opened: a section, and a tab of the account's where one is meant (A2). */
export interface CashierTarget {
  readonly section: CashierSection;
  readonly tab?: CashierTab;
  /** The stake of the bet that the balance does not cover, where a person comes from one (docs/decisions/136). */
  readonly stake?: Cents;
}

const sections = ["deposit", "fastDeposit", "home", "history", "welcome", "search"] as const;
const tabs = ["withdraw", "limits", "cooloff", "documents", "privacy"] as const;

/** The part of the cashier that an address names, as `home/limits`; null where there is none. */
export function cashierTarget(address: string): CashierTarget | null {
  const [named, within] = address.replace(/^\/|\/$/g, "").split("/");
  const section = sections.find((each) => each === named);
  if (section === undefined) return null;
  const tab = tabs.find((each) => each === within);
  return tab === undefined ? { section } : { section, tab };
}
