import { describe, expect, it } from "vitest";
import { type Permissions, refusedAttempt } from "./index.ts";
import { isPermitted, permittedActions } from "./permissions.ts";

describe.each(permittedActions)("the permission for %s", (action) => {
  it("[PERMISSIONS-1] [ACCOUNT-233] [ACCOUNT-254] decides by its own flag alone", () => {
    const others = permittedActions.map((each) => [`${each}_allowed`, each !== action] as const);
    const reversed = others.map(([name, isGiven]) => [name, !isGiven] as const);
    expect(isPermitted(action, Object.fromEntries(others) as Permissions)).toBe(false);
    expect(isPermitted(action, Object.fromEntries(reversed) as Permissions)).toBe(true);
  });

  const isUsual = action === "login" || action === "cashier_opening";

  it("[PERMISSIONS-2] [ACCOUNT-114] is not given where it is missing, unless it is the login's or the cashier's", () => {
    expect(isPermitted(action, {})).toBe(isUsual);
  });

  it("[PERMISSIONS-3] [ACCOUNT-233] leaves a record of what was refused", () => {
    const person = { document_status: "not_uploaded", permissions: {} };
    const expected = isUsual ? null : { document_status: "not_uploaded", action };
    expect(refusedAttempt(action, person)).toEqual(expected);
    const permitted = { ...person, permissions: { [`${action}_allowed`]: true } };
    expect(refusedAttempt(action, permitted)).toBeNull();
  });
});
