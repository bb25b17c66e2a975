import { changeProfile, findAccount } from "../../domain/accounts/accounts.ts";
import {
  accountOfPerson,
  confirmIdentification,
  endIdentification,
  type Identification,
  siteAddress,
} from "../../domain/identification/identifications.ts";
import { type Person, people } from "../../domain/identification/people.ts";
import { ageOn } from "../../domain/identities/national-number.ts";
import type { World } from "../../domain/world/world.ts";
import type { Database } from "../../kernel/database/open.ts";
import { type MessageKey, messageIn } from "../../kernel/wording/messages.ts";
import type { DocumentSockets } from "../sockets/document-sockets.ts";

const minimumAge = 21;

/** What a person presses in the app; to let it expire is a press here too. */
export const answers = ["confirm", "refuse", "expire"] as const;
export type AppAnswer = (typeof answers)[number];

interface Given {
  request: string;
  answer: AppAnswer;
  /** The name in the list of people. */
  person: string;
  /** The text of the tab that set out, which goes back with what is proven; empty where none was given. */
  state: string;
}

/** What an answer needs of the operator's side. */
export interface AnswerDependencies {
  database: Database;
  world: Pick<World, "now">;
  documentSockets: Pick<DocumentSockets, "announce">;
}

/** Does what the person answered. Returns the address of the site that the browser goes back to. */
export async function answerIdentification(
  dependencies: AnswerDependencies,
  identification: Identification,
  { request, answer, person, state }: Given,
): Promise<URL> {
  const { database, world } = dependencies;
  const known = people.get(person);
  if (answer !== "confirm" || !known) {
    await endIdentification(database, request, world.now());
    const error = answer === "refuse" ? "identity-refused" : "identity-timed-out";
    return failed(identification, error, true);
  }
  const proof = await confirmIdentification(database, { request, person, state }, world.now());
  if (proof === null) return failed(identification, "identity-timed-out", true);
  if (identification.purpose === "verification") return verify(dependencies, identification, known);
  if (identification.purpose === "login") {
    const error = await whyNotLoggedIn(dependencies, known);
    if (error !== null) return failed(identification, error, true);
    return addressWith(identification, "/", { userToken: proof.auth, state });
  }
  const refused = await whyNotRegistered(dependencies, known);
  if (refused !== null) return failed(identification, refused, false);
  return addressWith(identification, "/register/", { ...proof, state });
}

/** Why this person can't register at all; null where they can. */
async function whyNotRegistered(
  { database, world }: AnswerDependencies,
  { facts }: Person,
): Promise<MessageKey | null> {
  if (ageOn(facts.dob, world.now()) < minimumAge) return "identity-too-young";
  return (await accountOfPerson(database, facts)) === null ? null : "identity-registered";
}

/** Why no session comes for this person; null where the code of the answer brings one. */
async function whyNotLoggedIn(
  { database }: AnswerDependencies,
  { facts }: Person,
): Promise<MessageKey | null> {
  const id = await accountOfPerson(database, facts);
  const account = id === null ? null : await findAccount(database, id);
  if (!account) return "identity-without-account";
  return account.profile.permissions.login_allowed ? null : "identity-no-login";
}

/** The documents of an account are validated by its own person alone. */
async function verify(
  { database, documentSockets }: AnswerDependencies,
  identification: Identification,
  { facts }: Person,
): Promise<URL> {
  const { accountId } = identification;
  if (accountId === null || (await accountOfPerson(database, facts)) !== accountId) {
    return failed(identification, "identity-refused", true);
  }
  await changeProfile(database, accountId, { document_status: "validated" });
  await documentSockets.announce(accountId, "validated");
  return addressWith(identification, "/", {});
}

/** Back with a message; `canTryAgain` says whether the app is of any use to this person (docs/decisions/50). */
function failed(identification: Identification, error: MessageKey, canTryAgain: boolean): URL {
  const { purpose, language } = identification;
  if (purpose === "verification") {
    return addressWith(identification, "/", { error: "internal_error" });
  }
  const words = messageIn(language, error);
  if (purpose === "login") {
    return addressWith(identification, "/", { openLogin: "true", error: words });
  }
  return addressWith(identification, "/register/", {
    error: words,
    ...(canTryAgain && { showVendors: "true" }),
  });
}

function addressWith(
  { siteOrigin, language }: Identification,
  path: string,
  query: Record<string, string>,
): URL {
  const address = siteAddress(siteOrigin, language, path);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address;
}
