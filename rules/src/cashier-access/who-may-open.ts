import { type DocumentStatus, holdsMoneyBack } from "../documents/index.ts";
import { type ActionPermission, type Depositor, whoMayDeposit } from "../eligibility/index.ts";
import { type Permissions, type PermittedAction, refusedAttempt } from "../permissions/index.ts";

/** What decides whether a user may open a part of the cashier, under the wire's names (A3). */
export type CashierUser = Omit<Depositor, "permissions"> & {
  document_status: DocumentStatus;
  permissions: Permissions;
};

/** A part of the cashier, by the wire's names: a section, and a tab where one is opened (A2). */
export interface CashierPart {
  readonly section: string;
  readonly tab?: string | undefined;
}

type CashierAction = Extract<
  PermittedAction,
  "cashier_opening" | "deposits" | "withdrawals" | "manual_documents_uploading"
>;

/**
 * Whether a person (null: a visitor) may open a part of the cashier, and what opens where not (A4 to A6). The server
 * checks the same again.
 */
export function whoMayOpenCashier(
  user: CashierUser | null,
  { section, tab }: CashierPart,
): ActionPermission<CashierAction> {
  if (user === null) return { allowed: false, because: "visitor", opens: "login" };
  const opening = byPermission("cashier_opening", user);
  if (!opening.allowed) return opening;
  if (tab === "withdraw") return whoMayWithdraw(user);
  if (tab === "documents") return byPermission("manual_documents_uploading", user);
  const isDeposit = tab === undefined && (section === "deposit" || section === "fastDeposit");
  return isDeposit ? whoMayDeposit(user) : { allowed: true };
}

/** A restricted person has money all the same: only permission and documents hold a withdrawal back (A4, A5). */
function whoMayWithdraw(user: CashierUser): ActionPermission<"withdrawals"> {
  const permission = byPermission("withdrawals", user);
  if (!permission.allowed || !holdsMoneyBack(user.document_status)) return permission;
  return notPermitted({ document_status: user.document_status, action: "withdrawals" });
}

function byPermission<Action extends PermittedAction>(
  action: Action,
  user: CashierUser,
): ActionPermission<Action> {
  const attempt = refusedAttempt(action, user);
  return attempt === null ? { allowed: true } : notPermitted(attempt);
}

function notPermitted<Action extends PermittedAction>(attempt: {
  document_status: string;
  action: Action;
}): ActionPermission<Action> {
  return { allowed: false, because: "not-permitted", opens: "identity-document-popup", attempt };
}
