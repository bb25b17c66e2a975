import { logForbiddenActionAttempt, login } from "@grandstand/contract/account";
import { calculate, submit } from "@grandstand/contract/betslip";
import { acceptCashOut } from "@grandstand/contract/cash-out";
import { convertCoins } from "@grandstand/contract/coins";
import { validateUsername } from "@grandstand/contract/registration";
import type { User } from "@grandstand/contract/user";
import { makeWalletPayment } from "@grandstand/contract/wallet";
import { documentsMessageStates } from "@grandstand/ui/restriction-message/states";
import { explainBetRefusal } from "../../features/refusals/index.ts";
import { refused } from "../fake-api.ts";
import { settle } from "../fake-time.ts";
import { openSite } from "../open-site.ts";
import { person } from "../person.ts";
import { type Browser, openBrowser, openTab, placed, ticketOf } from "../placing.ts";
import { builderUser } from "./builder-user.ts";
import { cashOutUser, quoteOf } from "./cash-out-user.ts";
import { coinsUser } from "./coins-user.ts";
import { createFaultyServer, type Fate } from "./faulty-server.ts";
import type { MoneyTab, MoneyUser } from "./money-user.ts";
import { registrationUser } from "./registration-user.ts";
import { textsLike } from "./shown-texts.ts";
import { saysOfSlip, slipUser } from "./slip-user.ts";
import { walletUser } from "./wallet-user.ts";

/** What the page says; the keys of the catalog's texts. */
type Said = readonly string[];

/** One sentence: the same press with the answer that it follows from, and without any. */
export interface SentenceDriver {
  readonly answered: () => Promise<Said>;
  readonly unanswered: () => Promise<Said>;
}

/** Long enough for the first look-up. */
const firstLookUp = 1_000;

interface Scene<Tab> {
  readonly tab: Tab;
  readonly browser: Browser;
  readonly another: () => Promise<Tab>;
}

/** A page of a user of the operation, and a server that does with its requests what the fates say. */
async function openScene<Tab extends MoneyTab>(
  user: MoneyUser<Tab>,
  ...fates: readonly Fate[]
): Promise<Scene<Tab>> {
  const browser = openBrowser();
  const server = createFaultyServer(user);
  user.wire(browser.server, server);
  const another = () => user.open(browser, person());
  const tab = await another();
  server.fail(...fates);
  return { tab, browser, another };
}

/** Presses, and waits for what comes without a look-up. */
async function pressed({ tab }: Scene<MoneyTab>): Promise<Said> {
  await tab.press();
  await settle();
  return tab.says();
}

/** The press whose answer is lost. */
const lost = (user: MoneyUser<MoneyTab>) => async () =>
  pressed(await openScene(user, "lost after commit"));

/** The press whose request got lost, once the look-up has found nothing. */
const notFound = (user: MoneyUser<MoneyTab>) => async () => {
  const scene = await openScene(user, "lost before commit");
  await pressed(scene);
  await scene.browser.time.pass(firstLookUp);
  return scene.tab.says();
};

/** The press that the server refuses. */
const refusedBy = (user: MoneyUser<MoneyTab>) => async () =>
  pressed(await openScene(user, "refused"));

/** The press without a connection. */
const offline = (user: MoneyUser<MoneyTab>) => async () => {
  const scene = await openScene(user);
  scene.tab.goOffline();
  return pressed(scene);
};

/** The press that the server answers in its own way. */
const answeredBy =
  <Tab extends MoneyTab>(user: MoneyUser<Tab>, answer: (browser: Browser) => void) =>
  async () => {
    const scene = await openScene(user);
    answer(scene.browser);
    return pressed(scene);
  };

async function cancelBeforeAuthorisation(): Promise<Said> {
  const { tab } = await openScene(walletUser);
  tab.wallet.pay(50);
  await settle();
  tab.applePay.cancel();
  return tab.says();
}

async function cancelAfterAuthorisation(): Promise<Said> {
  const { tab } = await openScene(walletUser, "slow");
  void tab.press();
  await settle();
  await settle();
  tab.applePay.cancel();
  return tab.says();
}

async function throwAtBegin(): Promise<Said> {
  const { tab } = await openScene(walletUser);
  tab.applePay.failing = ["begin"];
  tab.wallet.pay(50);
  return tab.says();
}

/** A submit that the server refuses, in no words of its own. */
const refusalOf = (code: "ODDS_CHANGED" | "STAKE_INVALID", number: number) => ({
  ...placed(ticketOf(number)),
  status: code,
  bet: null,
  meta: {
    error: {
      code,
      outcome_ids: [`o${number}`],
      ...(code === "ODDS_CHANGED" && { odds: { [`o${number}`]: 1.8 } }),
    },
  },
});

/** Two singles: where only one is refused, the slip takes it back with the reason. */
const twoSingles = (first: object, second: object) => async () => {
  const browser = openBrowser();
  const { slip, placeBets } = await openTab(browser, 2);
  browser.server.on(
    submit,
    () => first as ReturnType<typeof placed>,
    () => second as ReturnType<typeof placed>,
  );
  await placeBets.place();
  return saysOfSlip(slip);
};

/** The connection goes between the price and the bet. */
async function offlineBeforeSubmit(): Promise<Said> {
  const scene = await openScene(slipUser);
  scene.browser.server.on(calculate, () => {
    scene.tab.goOffline();
    return { status: true, message: null, tickets: [ticketOf(1)] };
  });
  return pressed(scene);
}

/** A refused cash-out, with another offer or none. */
const refusedCashOut = (code: "CASH_OUT_EXPIRED" | "CASH_OUT_MOVED" | null) => (browser: Browser) =>
  browser.server.on(acceptCashOut, ({ body }) => ({
    status: "REFUSED" as const,
    quote_id: body?.quote_id ?? "",
    bet: null,
    code,
    message: null,
    requote: code === null ? null : quoteOf(10),
  }));

const priceOf = [{ outcomeId: "o1", from: 2, to: 1.8 }];

/** Consents to a price that has moved. */
async function consentToPrice(): Promise<Said> {
  const { tab } = await openScene(slipUser);
  tab.slip.acceptChanges(priceOf);
  return tab.says();
}

/** Consents to one while the bet's answer is lost. */
async function consentWhileUnknown(): Promise<Said> {
  const scene = await openScene(slipUser, "lost after commit");
  await pressed(scene);
  scene.tab.slip.acceptChanges(priceOf);
  return scene.tab.says();
}

/** What a person with such documents reads of a press that would place a bet. */
const heldBack = (document_status: User["document_status"]) => async () => {
  const { site, server } = openSite([]);
  const { permissions } = person();
  const held = { ...permissions, bet_placement_allowed: false };
  site.session.setState({ user: person({ document_status, permissions: held }) });
  server.on(logForbiddenActionAttempt, () => ({ status: true }));
  explainBetRefusal(site);
  if (server.sent(submit).length > 0) throw new Error("A bet has left.");
  const { overlay } = site.messages.getState();
  if (overlay?.kind !== "identity-documents") return [];
  return textsLike(
    "DocumentsMessage",
    documentsMessageStates,
    (props) =>
      (props.action ?? "bet") === overlay.action && props.documentStatus === document_status,
  );
};

/** The press in a second tab while the first is at it. */
async function pressElsewhere(): Promise<Said> {
  const scene = await openScene(walletUser, "slow");
  void scene.tab.press();
  await settle();
  await settle();
  const other = await scene.another();
  await other.press();
  return other.says();
}

/** The look-up finds somebody else's account under the name. */
async function nameOfAnother(): Promise<Said> {
  const scene = await openScene(registrationUser, "lost before commit");
  const refusal = { message: null, code: "INVALID_FIELDS", errors: { username: ["Déjà pris."] } };
  scene.browser.server.on(validateUsername, () => refused(422, refusal as never));
  scene.browser.server.on(login, () => refused(401, { message: "Wrong." }));
  await pressed(scene);
  await scene.browser.time.pass(firstLookUp);
  return scene.tab.says();
}

/** A registration that was not sent. */
async function notYetSent(): Promise<Said> {
  return (await openScene(registrationUser)).tab.says();
}

const wallet = lost(walletUser);
const slip = lost(slipUser);
const cashOut = lost(cashOutUser);
const coins = lost(coinsUser);
const registration = lost(registrationUser);

const whileUnknown = { answered: consentToPrice, unanswered: consentWhileUnknown };

/** How each sentence of `docs/money-sentences.md` comes about, by its key. */
export const sentenceDrivers: Readonly<Record<string, SentenceDriver>> = {
  "apple.pay.unexpected": {
    answered: answeredBy(walletUser, ({ server }) =>
      server.on(makeWalletPayment, () => ({ status: 422, message: "" })),
    ),
    unanswered: wallet,
  },
  "wallet-deposit.aborted": {
    answered: cancelBeforeAuthorisation,
    unanswered: cancelAfterAuthorisation,
  },
  "wallet-deposit.failed.text": { answered: throwAtBegin, unanswered: wallet },
  "wallet-deposit.failed.title": { answered: refusedBy(walletUser), unanswered: wallet },
  "bet-slip.results.none": {
    answered: twoSingles(refusalOf("STAKE_INVALID", 1), refusalOf("STAKE_INVALID", 2)),
    unanswered: slip,
  },
  "bet-slip.results.refused": { answered: notFound(builderUser), unanswered: lost(builderUser) },
  "bet-slip.results.price-moved": {
    answered: twoSingles(placed(ticketOf(1)), refusalOf("ODDS_CHANGED", 2)),
    unanswered: slip,
  },
  "bet-slip.refused.NOT_PLACED": { answered: notFound(slipUser), unanswered: slip },
  "bet-slip.refused.NOT_SENT": { answered: offlineBeforeSubmit, unanswered: slip },
  "bet-slip.said.changes-accepted_one": whileUnknown,
  "bet-slip.said.changes-accepted_many": whileUnknown,
  "bet-slip.said.changes-accepted_other": whileUnknown,
  "cash-out.moved": {
    answered: answeredBy(cashOutUser, refusedCashOut("CASH_OUT_MOVED")),
    unanswered: cashOut,
  },
  "cash-out.late": {
    answered: answeredBy(cashOutUser, refusedCashOut("CASH_OUT_EXPIRED")),
    unanswered: cashOut,
  },
  "cash-out.refused": {
    answered: answeredBy(cashOutUser, refusedCashOut(null)),
    unanswered: cashOut,
  },
  "coins-converter.error.not-converted": { answered: notFound(coinsUser), unanswered: coins },
  "coins-converter.error.title": {
    answered: answeredBy(coinsUser, ({ server }) =>
      server.on(convertCoins, () => refused(422, { message: "Daily limit." })),
    ),
    unanswered: coins,
  },
  "kyc.document_status.popup.blocked.text": { answered: heldBack("blocked"), unanswered: slip },
  "kyc.document_status.popup.not_permitted.text": {
    answered: heldBack("validated"),
    unanswered: slip,
  },
  "kyc.document_status.popup.not_uploaded.text": {
    answered: heldBack("not_uploaded"),
    unanswered: slip,
  },
  "kyc.document_status.popup.review.text": {
    answered: heldBack("manual_review"),
    unanswered: slip,
  },
  "registration.error.failed": {
    answered: nameOfAnother,
    unanswered: registration,
  },
  "registration.error.never-arrived": {
    answered: notFound(registrationUser),
    unanswered: registration,
  },
  "registration.error.not-sent": {
    answered: offline(registrationUser),
    unanswered: registration,
  },
  "registration.retry.text": { answered: notFound(registrationUser), unanswered: registration },
  "registration.exit.text": { answered: notYetSent, unanswered: registration },
  "site.elsewhere.text": { answered: pressElsewhere, unanswered: wallet },
};
