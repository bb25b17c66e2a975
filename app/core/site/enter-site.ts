import { intervals } from "@grandstand/rules/intervals";
import type { Entry } from "../entry/consume-entry.ts";
import { storageKeys } from "../storage/storage.ts";
import type { Site } from "./site.ts";

/** The parts of a site that an entry needs. */
type EnteredSite = Pick<Site, "storage"> & {
  readonly messages: Pick<Site["messages"], "open" | "showToast">;
  readonly session: Pick<Site["session"], "getState" | "loginByAddress">;
};

/** What an entry may lead to. */
interface EntryActions {
  /** Leads to the home page, and resolves there. */
  readonly goHome: () => void | Promise<void>;
  /** Fills the slip with what somebody shared. */
  readonly fillSharedSlip: (text: string) => void;
  /** Opens the part of the cashier that is named; a person who is not logged in logs in first. */
  readonly openCashier: (name: string) => void;
}

/**
 * Does what the address of the visit requested (A2): keeps the affiliation, says that another service
 * failed, fills in a shared slip, logs in with a token, goes home and says whose account it is, or opens the cashier or
 * the login.
 */
export async function enterSite(
  { storage, messages, session }: EnteredSite,
  entry: Entry,
  { goHome, fillSharedSlip, openCashier }: EntryActions,
): Promise<void> {
  const { affiliation, opensLogin, opensRegistration, isAfterError, sharedSlip } = entry;
  const { cashierPart, arrival } = entry;
  const { userToken, state } = arrival;
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
  if (arrival.isForeign) {
    messages.showToast({
      severity: "error",
      title: { key: "site.other-tab.title" },
      text: { key: "site.other-tab.text" },
      duration: intervals.toastInternalError,
    });
    messages.open({ kind: "login", reason: "asked" });
  } else if (userToken === null) {
    if (opensLogin) messages.open({ kind: "login", reason: "asked" });
    else if (opensRegistration) messages.open({ kind: "registration" });
  } else if (await session.loginByAddress(userToken, state)) {
    await goHome();
    messages.open({ kind: "arrival" });
  } else if (session.getState().status === "failed") {
    messages.open({ kind: "login", reason: "asked" });
  }
}
