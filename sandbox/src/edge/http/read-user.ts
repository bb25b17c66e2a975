import type { User } from "@grandstand/contract/user";
import type { Account } from "../../domain/accounts/account.ts";
import { walletBalance } from "../../domain/ledger/ledger.ts";
import { readLoyalty } from "../../domain/loyalty/loyalty.ts";
import type { Database } from "../../kernel/database/open.ts";

/** The person as `GET /user` shows them, with balance and loyalty summed now. */
export async function readUser(database: Database, account: Account): Promise<User> {
  return {
    ...account.profile,
    id: account.id,
    username: account.username,
    balance: await walletBalance(database, account.id),
    loyaltyData: await readLoyalty(database, account),
  };
}
