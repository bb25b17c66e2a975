/** What a person may do by permission, under the wire's names (A3): `{action}_allowed` decides. */
export const permittedActions = [
  "login",
  "contact_support",
  "deposits",
  "withdrawals",
  "manual_documents_uploading",
  "veriff_documents_uploading",
  "gameplay",
  "bet_placement",
  "coins_conversion",
  "promotions_participation",
  "cashier_opening",
] as const;
export type PermittedAction = (typeof permittedActions)[number];

/** A person's permissions as the server sends them: any of them may be missing. */
export type Permissions = { readonly [Action in PermittedAction as `${Action}_allowed`]?: boolean };

/** The record of an action that was not permitted, as it is sent (A7). */
export interface ForbiddenAttempt<Action extends PermittedAction = PermittedAction> {
  readonly document_status: string;
  readonly action: Action;
}

/** Permitted where the server says nothing (A3, docs/decisions/58). */
const usuallyPermitted: readonly PermittedAction[] = ["login", "cashier_opening"];

/** Whether an action is permitted: where the server says nothing, the login and the cashier alone are (A3). */
export function isPermitted(action: PermittedAction, permissions: Permissions): boolean {
  return permissions[`${action}_allowed`] ?? usuallyPermitted.includes(action);
}

/** Why an action is refused; null for a permitted one (A5, A8). The attempt is sent once. */
export function refusedAttempt<Action extends PermittedAction>(
  action: Action,
  person: { readonly document_status: string; readonly permissions: Permissions },
): ForbiddenAttempt<Action> | null {
  if (isPermitted(action, person.permissions)) return null;
  return { document_status: person.document_status, action };
}
