import { documentStatuses } from "@grandstand/contract/account";
import { userSchema } from "@grandstand/contract/user";
import * as v from "valibot";
import type { ProfileChange } from "../../domain/accounts/account.ts";
import { changeProfile } from "../../domain/accounts/accounts.ts";
import { setExcluded } from "../../domain/identities/identities.ts";
import type { Operator } from "../operator/operator.ts";
import type { Add } from "./add.ts";

const username = v.object({ username: v.string() });
const profile = v.partial(
  v.object({
    ...v.omit(userSchema, ["id", "username", "balance", "loyaltyData", "session_ends_at"]).entries,
    permissions: v.partial(userSchema.entries.permissions),
  }),
);
const status = v.object({ ...username.entries, document_status: v.picklist(documentStatuses) });
const register = v.object({
  national_number: v.pipe(v.string(), v.regex(/^\d{11}$/, "eleven digits")),
  excluded: v.boolean(),
});

/** Facts of a person, the status of their documents, and the national register of exclusions. */
export function addIdentityControls(
  post: Add,
  { database, documentSockets }: Operator,
  idOf: (username: string) => Promise<string>,
): void {
  /** Every way to change a status reaches the person's sockets. */
  const change = async (name: string, facts: ProfileChange) => {
    const id = await idOf(name);
    await changeProfile(database, id, facts);
    const { document_status } = facts;
    return { sockets: document_status ? await documentSockets.announce(id, document_status) : 0 };
  };
  post("account", v.object({ ...username.entries, profile }), (input) =>
    change(input.username, input.profile as ProfileChange),
  );
  post("document-status", status, ({ username: name, ...facts }) => change(name, facts));
  post("exclusion-register", register, async ({ national_number, excluded }) => {
    await setExcluded(database, national_number, excluded);
    return {};
  });
}
