import type { Call } from "./call.ts";

/** How an operator refuses a call: what a program decides by, and what the `message` for a person is about. */
export interface Refusal {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429;
  /** The values of `code`; none where the status says all. */
  readonly codes: readonly string[];
  readonly why: string;
  /** Whether `errors` has messages by the fields of the body. */
  readonly hasFields?: true;
}

const notFound = (why: string): Refusal => ({ status: 404, codes: [], why });
const tooMany = (why: string): Refusal => ({ status: 429, codes: ["TOO_MANY_ATTEMPTS"], why });
const crowd = tooMany("Too many failures of this address, in all or for this username.");
const search = tooMany("This address has found out about too many accounts.");
const invalidFields: Refusal = {
  status: 422,
  codes: ["INVALID_FIELDS"],
  why: "Fields are refused; each has its message.",
  hasFields: true,
};
const invalidField: Refusal = {
  status: 422,
  codes: ["INVALID_FIELD"],
  why: "The field is refused.",
};
const excluded: Refusal = {
  status: 403,
  codes: ["EXCLUDED"],
  why: "The person is in the register of exclusions.",
};
const wrongCredentials = (...codes: readonly string[]): Refusal => ({
  status: 403,
  codes,
  why: "The credentials are wrong, or a captcha is missing; whether the account exists is not said.",
});
const proofRefused: Refusal = {
  status: 403,
  codes: ["IDENTITY_UNKNOWN", "IDENTITY_EXPIRED", "IDENTITY_USED"],
  why: "What the identity app proved is not good any more.",
};
const ticketRefusals: readonly Refusal[] = [
  { status: 409, codes: ["TICKET_RUNNING"], why: "The first request of this ticket is under way." },
  { status: 422, codes: ["TICKET_DIFFERS"], why: "The uuid was used for another ticket." },
];
const tokenExpired: Refusal = {
  status: 401,
  codes: ["TOKEN_EXPIRED"],
  why: "The token of the check has expired.",
};
const others: Refusal = {
  status: 403,
  codes: ["VERIFICATION_OF_OTHERS"],
  why: "The check is another person's.",
};
const unknownCheck: Refusal = {
  status: 404,
  codes: ["VERIFICATION_UNKNOWN"],
  why: "There is no such check.",
};
const consentOutdated: Refusal = {
  status: 409,
  codes: ["CONSENT_OUTDATED"],
  why: "Another version is in force than the one that was read.",
};
const unknownNotification: Refusal = {
  status: 404,
  codes: ["NOTIFICATION_UNKNOWN"],
  why: "The person has no such notification.",
};
const unknownPayment = notFound("The person has no such payment.");

/** By the name of the call, beside what every call refuses. */
const ownRefusals: Readonly<Record<string, readonly Refusal[]>> = {
  login: [wrongCredentials("WRONG_CREDENTIALS", "CAPTCHA_REQUIRED"), crowd],
  legacyLogin: [wrongCredentials("INVALID_LOGIN"), crowd],
  register: [excluded, invalidFields, crowd],
  registerSmart: [wrongCredentials("WRONG_CREDENTIALS"), excluded, invalidFields, crowd],
  validateEmail: [invalidField, search],
  validateUsername: [invalidField, search],
  validateNrn: [invalidField, search],
  validatePassport: [invalidField, search],
  getNewTestAccountDetails: [
    { status: 403, codes: ["NO_TEST_MODE"], why: "Test accounts are for internal visitors." },
  ],
  forgotPassword: [tooMany("Too many mails for this username, or requests of this address.")],
  legacyRecover: [tooMany("Too many mails for this username, or requests of this address.")],
  resetPassword: [
    {
      status: 403,
      codes: ["RESET_LINK_UNKNOWN", "RESET_LINK_USED", "RESET_LINK_EXPIRED"],
      why: "The link of the mail is not good any more.",
    },
    invalidFields,
    search,
  ],
  readIdentifiedPerson: [proofRefused],
  redeemUserToken: [
    {
      status: 403,
      codes: ["USER_TOKEN_USED"],
      why: "The token is unknown, too old or used, or belongs to another tab.",
    },
  ],
  submit: ticketRefusals,
  submitBuilder: ticketRefusals,
  lookUpTicket: [notFound("The text is no ticket's uuid.")],
  getCashOutHistory: [{ status: 404, codes: ["NO_SUCH_BET"], why: "The person has no such bet." }],
  quoteCashOut: [notFound("The person has no such bet.")],
  acceptCashOut: [
    notFound("The person has no such quote."),
    { status: 409, codes: ["QUOTE_RUNNING"], why: "The first request of this quote is under way." },
    { status: 422, codes: ["QUOTE_DIFFERS"], why: "The quote was accepted with another amount." },
  ],
  lookUpCashOut: [notFound("The person has no such quote.")],
  openCashier: [
    notFound("There is no such section."),
    { status: 403, codes: ["CASHIER_CLOSED"], why: "The person may not open the cashier." },
  ],
  makeWalletPayment: [
    unknownPayment,
    { status: 422, codes: [], why: "The amount is another one than the payment's." },
  ],
  checkWalletPayment: [unknownPayment],
  getChatToken: [{ status: 403, codes: ["CHAT_NOT_ALLOWED"], why: "The person may not chat." }],
  convertCoins: [
    { status: 403, codes: ["CONVERSION_NOT_ALLOWED"], why: "The person may not convert coins." },
    notFound("The text is no conversion's uuid."),
    {
      status: 422,
      codes: ["DAILY_LIMIT_EXCEEDED", "TOO_FEW_COINS", "CONVERSION_DIFFERS"],
      why: "Too many coins, or the uuid was used for another amount.",
    },
  ],
  lookUpConversion: [notFound("The text is no conversion's uuid.")],
  addFavourite: [
    notFound("Nothing has this id."),
    { status: 422, codes: ["FAVOURITES_FULL"], why: "The person has as many as there may be." },
  ],
  changeLimit: [
    {
      status: 403,
      codes: ["LIMIT_CHECK_FAILED"],
      why: "The deposit limit is not raised without checked documents.",
    },
    {
      status: 422,
      codes: ["LIMIT_INVALID"],
      why: "There is no such limit, or not of this height.",
    },
  ],
  markNotificationAsRead: [unknownNotification],
  markNotificationAsOpened: [unknownNotification],
  acceptPrivacyPolicy: [consentOutdated],
  acceptTermsConditions: [consentOutdated],
  getContent: [notFound("There is no such text.")],
  getSeo: [notFound("There is no such text.")],
  getBet: [notFound("The person has no such bet.")],
  getMarketById: [notFound("There is no such market.")],
  getMarkets: [notFound("There is no such event.")],
  getRaceCard: [notFound("There is no such race.")],
  getCastOutcome: [notFound("The race has no such cast.")],
  openVerification: [
    { status: 403, codes: ["VERIFICATION_OFF"], why: "Documents are not checked at the moment." },
    tokenExpired,
  ],
  getVerificationStatus: [tokenExpired, unknownCheck],
  linkVerification: [others],
};

/** How every call refuses what does not fit. */
export const invalidRequest: Refusal = {
  status: 400,
  codes: ["HEADERS", "INVALID_REQUEST", "NOT_JSON"],
  why: "Headers are missing, or the query or the body does not fit; `errors` has messages by their fields.",
};

/** How a call of a person refuses others. */
export const unauthenticated: Refusal = {
  status: 401,
  codes: ["UNAUTHENTICATED"],
  why: "There is no session, or it has ended.",
};

/** How a call with a body refuses a large one. */
export const tooLarge: Refusal = {
  status: 413,
  codes: ["TOO_LARGE"],
  why: "The body is too large.",
};

/** How a call is refused, each status once; others are the operator's faults (5xx). */
export function refusalsOf(call: Call): readonly Refusal[] {
  const all = [
    invalidRequest,
    ...(call.caller === "user" ? [unauthenticated] : []),
    ...(call.body ? [tooLarge] : []),
    ...(ownRefusals[call.name] ?? []),
  ];
  const statuses = [...new Set(all.map(({ status }) => status))].sort((one, other) => one - other);
  return statuses.map((status) => joined(all.filter((refusal) => refusal.status === status)));
}

function joined(refusals: readonly Refusal[]): Refusal {
  const [first, ...rest] = refusals;
  if (!first) throw new Error("a status of no refusal");
  if (rest.length === 0) return first;
  return {
    status: first.status,
    codes: refusals.flatMap(({ codes }) => codes),
    why: refusals.map(({ why }) => why).join(" "),
    ...(refusals.some(({ hasFields }) => hasFields) ? { hasFields: true } : {}),
  };
}

/** Whether the description of a call has this refusal; `undefined` is no code. */
export function isDescribed(call: Call, status: number, code: string | undefined): boolean {
  const refusal = refusalsOf(call).find((each) => each.status === status);
  if (!refusal) return false;
  return code === undefined ? refusal.codes.length === 0 : refusal.codes.includes(code);
}
