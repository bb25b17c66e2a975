import { randomInt } from "node:crypto";
import type { testAccountSchema } from "@grandstand/contract/registration";
import type { InferOutput } from "valibot";
import { writeNationalNumber } from "../identities/national-number.ts";

/** A person who is not known yet, another one with each call, for the operator's own testers (A7). */
export function makeTestAccount(isBelgian: boolean): InferOutput<typeof testAccountSchema> {
  const mark = String(randomInt(10_000_000, 100_000_000));
  const dob = `19${randomInt(60, 100)}-0${randomInt(1, 10)}-${randomInt(10, 29)}`;
  const identity = isBelgian
    ? {
        nationality: "BE",
        natRegNumber: writeNationalNumber(dob, randomInt(1, 999)),
        passportId: null,
      }
    : { nationality: "FR", natRegNumber: null, passportId: `EH${mark}` };
  return {
    ...identity,
    email: `tester.${mark}@example.test`,
    username: `tester_${mark}`,
    password: `Tester-${mark}`,
    gender: randomInt(2) === 0 ? 0 : 1,
    firstname: "Camille",
    lastname: "d’Hondt",
    dob,
    birthPlace: "Namur",
    address: `Rue de Fer ${randomInt(1, 90)}`,
    zipcode: "5000",
    city: "Namur",
    country: "BE",
    telephone: `0470${mark.slice(0, 6)}`,
  };
}
