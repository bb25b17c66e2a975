import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  changeSmartField,
  createHold,
  emptySmartForm,
  type SmartForm,
  smartFailure,
  smartFields,
  smartPayload,
} from "./index.ts";

/** Noon of 23 November 2026 in Brussels. */
const noon = Date.UTC(2026, 10, 23, 11);

const form: SmartForm = {
  sport_username: "adam_goossens",
  sport_password: "Velodroom8",
  natRegNumber: "85.12.01-123.67",
  passportId: "EH 123456",
  tos: true,
};

describe("the form", () => {
  it("[SMART-FORM-1] has one number, by the document", () => {
    const [name, password, terms] = ["sport_username", "sport_password", "tos"];
    expect(smartFields("nrn")).toEqual([name, password, "natRegNumber", terms]);
    expect(smartFields("passport")).toEqual([name, password, "passportId", terms]);
  });

  it.each<[keyof SmartForm, Partial<SmartForm>, string | null]>([
    ["sport_username", { sport_username: "" }, "username-required"],
    ["sport_username", { sport_username: "adam" }, "username-length"],
    ["sport_username", { sport_username: "adam goossens" }, "username-characters"],
    ["sport_password", { sport_password: "weak" }, "password-rules"],
    ["natRegNumber", { natRegNumber: "85120112300" }, "nrn-check"],
    ["natRegNumber", { natRegNumber: "" }, "nrn-required"],
    ["passportId", { passportId: "EH1" }, "passport-length"],
    ["tos", { tos: false }, "tos-required"],
    ["sport_username", {}, null],
    ["sport_password", {}, null],
    ["natRegNumber", {}, null],
    ["passportId", {}, null],
    ["tos", {}, null],
  ])("[SMART-FORM-2] [ACCOUNT-228] of %s with %j: %s", (field, changes, failure) =>
    expect(smartFailure(field, { ...form, ...changes })).toBe(failure),
  );

  it("[SMART-FORM-3] completes a national number as it is typed", () => {
    const typed = changeSmartField(emptySmartForm, "natRegNumber", "851201123", noon);
    expect(typed.natRegNumber).toBe("85120112367");
    const deleted = changeSmartField(typed, "natRegNumber", "851201123", noon);
    expect(deleted.natRegNumber).toBe("851201123");
    expect(changeSmartField(typed, "tos", true, noon)).toEqual({ ...typed, tos: true });
  });
});

describe("Create", () => {
  it("[SMART-FORM-4] [ACCOUNT-228] is free where everything holds, whatever the other number is", () => {
    expect(createHold({ ...form, passportId: "" }, "nrn", {})).toBeNull();
    expect(createHold({ ...form, natRegNumber: "1" }, "passport", {})).toBeNull();
    expect(createHold(form, "nrn", { passportId: "refused" })).toBeNull();
  });

  it("[SMART-FORM-4] is held by the empty form, field for field", () => {
    const none = { refused: [], pending: [] };
    for (const documentType of ["nrn", "passport"] as const) {
      const incomplete = smartFields(documentType);
      expect(createHold(emptySmartForm, documentType, {})).toEqual({ ...none, incomplete });
    }
  });

  it("[SMART-FORM-4] is held by any check that is pending or has failed, once for each field", () => {
    const standing = fc.constantFrom("good", "incomplete", "pending", "refused");
    const fields = smartFields("nrn");
    fc.assert(
      fc.property(fc.array(standing, { minLength: 4, maxLength: 4 }), (standings) => {
        const of = (kind: string) => fields.filter((_, index) => standings[index] === kind);
        const empty = of("incomplete").map((field) => [field, emptySmartForm[field]]);
        const checks = Object.fromEntries(
          [...of("pending").map((field) => [field, "pending"] as const)].concat(
            of("refused").map((field) => [field, "refused"] as never),
          ),
        );
        const hold = createHold({ ...form, ...Object.fromEntries(empty) }, "nrn", checks);
        const held = {
          incomplete: of("incomplete"),
          refused: of("refused"),
          pending: of("pending"),
        };
        expect(hold).toEqual(standings.every((each) => each === "good") ? null : held);
      }),
    );
  });
});

describe("what is sent", () => {
  const login = { username: "smart_register", password: " Grandstand1", email: "adam@post.be" };
  const typed = { ...form, sport_username: " adam_goossens ", sport_password: " Velodroom8" };

  it("[SMART-FORM-5] is the number as digits, and the login", () => {
    expect(smartPayload(typed, "nrn", login)).toEqual({
      sport_username: "adam_goossens",
      sport_password: " Velodroom8",
      natRegNumber: "85120112367",
      passportId: null,
      tos: true,
      ...login,
    });
  });

  it("[SMART-FORM-5] is the passport alone where that is the document", () => {
    expect(smartPayload(typed, "passport", login)).toMatchObject({
      natRegNumber: null,
      passportId: "EH 123456",
    });
  });
});
