import * as v from "valibot";
import { defineCall } from "./call.ts";

const countriesSchema = v.array(
  v.object({ code: v.pipe(v.string(), v.length(2)), name: v.string(), label: v.string() }),
);

/** Every country, as a nationality; `label` is the name in the language of the request (A3). */
export const getCountries = defineCall({
  name: "getCountries",
  service: "content",
  method: "GET",
  path: "/content/countries",
  caller: "visitor",
  sections: ["A3", "A7", "B8"],
  job: "The countries, with their names.",
  query: undefined,
  body: undefined,
  answer: countriesSchema,
});

/** The countries in which a customer of the operator may live. */
export const getCountriesOfResidence = defineCall({
  name: "getCountriesOfResidence",
  service: "content",
  method: "GET",
  path: "/content/countriesOfResidence",
  caller: "visitor",
  sections: ["A3", "A7", "A8"],
  job: "The countries of residence, with their names.",
  query: undefined,
  body: undefined,
  answer: countriesSchema,
});

const accessSchema = v.object({
  status: v.boolean(),
  country_code: v.pipe(v.string(), v.length(2)),
});

/** `status` is false where the operator serves no one who logs in or registers from there. */
export const canAccess = defineCall({
  name: "canAccess",
  service: "content",
  method: "GET",
  path: "/content/can-ip/access",
  caller: "visitor",
  sections: ["A7", "A8"],
  job: "Whether one may log in and register from this location.",
  query: undefined,
  body: undefined,
  answer: accessSchema,
});

/** The same of a location that is named by its IP address. */
export const canAccessFrom = defineCall({
  name: "canAccessFrom",
  service: "content",
  method: "GET",
  path: "/content/can-ip/{ip}",
  caller: "visitor",
  sections: ["A7"],
  job: "Whether one may log in and register from an address.",
  query: undefined,
  body: undefined,
  answer: accessSchema,
});
