import * as v from "valibot";
import { defineCall } from "./call.ts";
import { formText } from "./form-texts.ts";
import { registrationSchema } from "./registration.ts";

/** What the identity app proves of a person, under the names of the registration. */
export const identifiedPersonSchema = v.pick(registrationSchema, [
  "gender",
  "firstname",
  "lastname",
  "dob",
  "nationality",
  "birthPlace",
  "natRegNumber",
  "passportId",
  "address",
  "zipcode",
  "city",
  "country",
]);
export type IdentifiedPerson = v.InferOutput<typeof identifiedPersonSchema>;

/** 403 with a message where the identification is unknown, too old, or has opened an account already. */
export const readIdentifiedPerson = defineCall({
  name: "readIdentifiedPerson",
  service: "account",
  method: "POST",
  path: "/auth/itsme/person",
  caller: "visitor",
  sections: ["A2", "A3"],
  job: "What the identity app proved, for the answer that it sent the browser back with.",
  query: undefined,
  body: v.object({ auth: formText, identifier: formText }),
  answer: identifiedPersonSchema,
});
