import { intervals } from "@grandstand/rules/intervals";
import type { Entry } from "../entry/consume-entry.ts";
import { storageKeys } from "../storage/storage.ts";
import type { Site } from "./site.ts";

/** What of a site an entry needs. */
type EnteredSite = Pick<Site, "storage"> & {
  readonly messages: Pick<Site["messages"], "open" | "showToast">;
  readonly session: Pick<Site["session"], "getState" | "loginWithToken">;
};

/** What an entry may lead to. */
interface EntryActions {
  /** Leads to the home page. */
  readonly goHome: () => void;
  /** Fills the slip with what somebody shared. */
  readonly fillSharedSlip: (text: string) => void;
  /** Opens the part of the cashier that is named; whoever is not logged in logs in first. */
  readonly openCashier: (name: string) => void;
}

/**
 * Does what the address of the visit requested (A2): keeps the affiliation, says that another service
 * failed, fills in a shared slip, logs in with a token and goes home, or opens the cashier or the login.
 */
export async function enterSite(
  { storage, messages, session }: EnteredSite,
  entry: Entry,
  { goHome, fillSharedSlip, openCashier }: EntryActions,
): Promise<void> {
  const { userToken, affiliation, opensLogin, opensRegistration, isAfterError, sharedSlip } = entry;
  const { cashierPart } = entry;
  if (affiliation) storage.write(storageKeys.affiliation, JSON.stringify(affiliation));
  if (isAfterError) {
    messages.showToast({
      severity: "error",
      title: { key: "site.verification-error.title" },
      text: { key: "site.verification-error.text" },
      duration: intervals.toastInternalError,
    });
  }
  if (sharedSlip !== null) fillSharedSlip(sharedSlip);
  // The tokens in the browser say whether somebody is logged in, before the server confirms it.
  const isLoggedIn = session.getState().tokens !== null;
  const isByToken = userToken !== null && !isLoggedIn;
  if (cashierPart !== null && !isByToken) return openCashier(cashierPart);
  if (isLoggedIn) return;
  if (userToken === null) {
    if (opensLogin) messages.open({ kind: "login", reason: "asked" });
    else if (opensRegistration) messages.open({ kind: "registration" });
  } else if (await session.loginWithToken(userToken)) {
    goHome();
  } else if (session.getState().status === "failed") {
    messages.open({ kind: "login", reason: "asked" });
  }
}
