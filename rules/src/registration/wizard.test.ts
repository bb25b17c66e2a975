import { describe, expect, it } from "vitest";
import {
  emptyForm,
  goToNext,
  goToPrevious,
  goToRefused,
  isBegun,
  openWizard,
  registrationPayload,
  registrationSteps,
  ruledFields,
  screensBefore,
  showIdentityCheck,
  stepNumber,
  type Wizard,
  type WizardScreen,
  wizardButtons,
} from "./index.ts";

const at = (screen: WizardScreen, hasIdentityCheck = false): Wizard => ({
  screen,
  hasIdentityCheck,
});

/** The screens that Next leads through, from the first. */
function walk(hasIdentityCheck: boolean): readonly WizardScreen[] {
  const screens: WizardScreen[] = [];
  for (let wizard = { ...openWizard, hasIdentityCheck }; ; ) {
    screens.push(wizard.screen);
    const next = goToNext(wizard, true);
    if (next === wizard) return screens;
    wizard = next as typeof wizard;
  }
}

describe("the wizard", () => {
  it("[REGISTRATION-30] [ACCOUNT-371] has four steps after the choice of a method, and the identity check while it is shown", () => {
    expect(walk(false)).toEqual(["method", ...registrationSteps]);
    expect(walk(true)).toEqual([
      "method",
      "account",
      "personal",
      "address",
      "identity-check",
      "confirmation",
    ]);
    expect(walk(true).map((screen) => stepNumber(at(screen)))).toEqual([null, 1, 2, 3, 3, 4]);
  });

  it("[REGISTRATION-31] [ACCOUNT-36] has every field in one step", () => {
    const fields = registrationSteps.flatMap((step) => ruledFields(step, emptyForm));
    expect(new Set(fields).size).toBe(fields.length);
    const free = ["gender", "hasNationalNumber", "telephoneCountry", "accept_sms", "promo_code"];
    expect([...fields, ...free, "passportId"].sort()).toEqual(Object.keys(emptyForm).sort());
    expect(ruledFields("personal", { ...emptyForm, nationality: "FR" })).toContain("passportId");
  });

  it.each<[WizardScreen, ReturnType<typeof wizardButtons>]>([
    ["method", { next: null, hasPrevious: false, hasCreate: false }],
    ["account", { next: "next", hasPrevious: false, hasCreate: false }],
    ["personal", { next: "next", hasPrevious: false, hasCreate: false }],
    ["address", { next: "next", hasPrevious: true, hasCreate: false }],
    ["identity-check", { next: "skip", hasPrevious: true, hasCreate: false }],
    ["confirmation", { next: null, hasPrevious: true, hasCreate: true }],
  ])("[REGISTRATION-32] [ACCOUNT-37] has the buttons of %s", (screen, buttons) => {
    expect(wizardButtons(at(screen, true))).toEqual(buttons);
  });

  it("[REGISTRATION-33] [ACCOUNT-156] stays where the step is not ready, but skips the identity check", () => {
    expect(goToNext(at("personal"), false)).toEqual(at("personal"));
    expect(goToNext(at("identity-check", true), false)).toEqual(at("confirmation", true));
    expect(goToNext(at("confirmation"), true)).toEqual(at("confirmation"));
  });

  it("[REGISTRATION-34] goes back to the screen before, and from the first one out", () => {
    expect(goToPrevious(at("confirmation", true))).toEqual(at("identity-check", true));
    expect(goToPrevious(at("confirmation"))).toEqual(at("address"));
    expect(goToPrevious(at("account"))).toEqual(at("method"));
    expect(screensBefore(at("account"))).toBe(1);
    expect(screensBefore(at("confirmation"))).toBe(4);
    expect(screensBefore(at("confirmation", true))).toBe(5);
    expect(goToPrevious(at("method"))).toBeNull();
  });

  it("[REGISTRATION-35] continues where the identity check ends while it is shown", () => {
    expect(showIdentityCheck(at("identity-check", true), false)).toEqual(at("confirmation"));
    expect(showIdentityCheck(at("personal"), true)).toEqual(at("personal", true));
    expect(showIdentityCheck(at("address", true), false)).toEqual(at("address"));
  });

  it.each([
    [{}, false],
    [{ lastname: "d’Hondt" }, true],
    [{ gender: 1 }, true],
    [{ nationality: "NL" }, true],
  ] as const)("[REGISTRATION-37] with %j the form is begun: %s", (typed, begun) => {
    expect(isBegun({ ...emptyForm, ...typed })).toBe(begun);
  });

  it("[REGISTRATION-36] [ACCOUNT-157] leads to the first step with a refused field", () => {
    expect(goToRefused(at("confirmation"), ["zipcode", "dob"]).screen).toBe("personal");
    expect(goToRefused(at("confirmation"), ["promo_code"]).screen).toBe("confirmation");
    expect(goToRefused(at("confirmation"), ["unknown"])).toEqual(at("confirmation"));
    expect(goToRefused(at("confirmation"), ["passportId"]).screen).toBe("personal");
  });
});

describe("what is sent", () => {
  const toInternational = (telephone: string, country: string) =>
    telephone === "" ? null : `+${country === "BE" ? 32 : 31}${telephone}`;
  const affiliation = { idaffiliation: "", clickId: "", bonusCode: "" };
  const proof = {
    auth: null,
    identifier: null,
    veriffVendorData: null,
    isDocumentSubmitted: false,
  };
  const form = {
    ...emptyForm,
    email: " jan@post.be ",
    username: "jan_peeters",
    password: " Grandstand1",
    password_confirmation: " Grandstand1",
    firstname: "Zoe\u0308",
    lastname: " d’Hondt ",
    dob: "01/12/1985",
    birthPlace: "Gent",
    natRegNumber: "85.12.01-123.59",
    address: "Veldstraat 1",
    zipcode: "90 00",
    city: "Gent",
    telephone: "470123456",
    tos: true,
    g_recaptcha_response: "solved",
  };
  const sent = (more: Partial<typeof emptyForm> = {}, given = affiliation) =>
    registrationPayload({ ...form, ...more }, given, proof, { toInternational });

  it("[REGISTRATION-40] [ACCOUNT-116] is every field under the wire's names", () => {
    expect(sent()).toEqual({
      email: "jan@post.be",
      username: "jan_peeters",
      password: " Grandstand1",
      password_confirmation: " Grandstand1",
      gender: 0,
      firstname: "Zoë",
      lastname: "d'Hondt",
      dob: "1985-12-01",
      nationality: "BE",
      birthPlace: "Gent",
      natRegNumber: "85120112359",
      passportId: null,
      address: "Veldstraat 1",
      zipcode: "9000",
      city: "Gent",
      country: "BE",
      telephone: "+32470123456",
      promo_code: "",
      tos: true,
      accept_sms: false,
      g_recaptcha_response: "solved",
      auth: null,
      identifier: null,
      idaffiliation: "1",
      idaffiliation_customs: "",
      clickid: "",
      veriff_vendor_data: null,
      is_document_submitted_via_veriff: false,
    });
  });

  it("[REGISTRATION-40] is the passport alone where it was required", () => {
    expect(sent({ nationality: "FR", passportId: " EH123456 " })).toMatchObject({
      natRegNumber: null,
      passportId: "EH123456",
    });
  });

  it("[REGISTRATION-40] is nothing where a date or a telephone number is none", () => {
    expect(sent({ dob: "31/02/1985" })).toBeNull();
    expect(sent({ telephone: "" })).toBeNull();
  });

  it("[REGISTRATION-41] [ACCOUNT-376] names the affiliate, its click and its bonus code", () => {
    const given = { idaffiliation: "77", clickId: "c1", bonusCode: "WELCOME" };
    expect(sent({}, given)).toMatchObject({
      idaffiliation: "77",
      clickid: "c1",
      idaffiliation_customs: "WELCOME",
    });
  });
});
