import {
  profileOf,
  seededAccounts,
  seededPassword,
} from "@grandstand/sandbox/src/domain/seeding/seeded-accounts.ts";

/** Somebody who uses the browser, with all by which the site could name them. */
export interface Somebody {
  readonly username: string;
  readonly password: string;
  readonly name: string;
  readonly email: string;
}

function seededPerson(username: string): Somebody {
  const seeded = seededAccounts.find((account) => account.username === username);
  if (!seeded) throw new Error(`No seeded account is called ${username}.`);
  const { name, email } = profileOf(seeded);
  return { username, password: seededPassword, name, email };
}

/** Who shares the browser from the beginning: each of them may bet. */
export const firstPeople: readonly Somebody[] = [
  seededPerson("verified_player"),
  seededPerson("promo_player"),
];

/**
 * Cents that each of them begins with: amounts that nothing else on a page comes to, so that one that is
 * found is certainly their balance.
 */
export const firstBalances: Readonly<Record<string, number>> = {
  verified_player: 731_337,
  promo_player: 945_671,
};
