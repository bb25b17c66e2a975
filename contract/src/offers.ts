import * as v from "valibot";
import { defineCall } from "./call.ts";
import { idSchema, languageSchema } from "./entities.ts";

export const offerSchema = v.object({
  id: idSchema,
  title: v.string(),
  text: v.string(),
  /** Address of a picture; null where the offer has none. */
  image: v.nullable(v.string()),
  /** Path on the site of the conditions. */
  terms_url: v.string(),
  /** Path on the site where the offer is used, in the requested language without its prefix, and the link's text. */
  action_url: v.string(),
  action_label: v.string(),
  /** It is a boost, a free bet, coins or loyalty: where promotions are off, it is not shown. */
  needs_promotions: v.boolean(),
});
export type Offer = v.InferOutput<typeof offerSchema>;

export const getOffers = defineCall({
  name: "getOffers",
  service: "content",
  method: "GET",
  path: "/content/offers",
  caller: "visitor",
  sections: ["B2"],
  job: "The offers of the /offers page, in the order in which they are shown.",
  query: v.object({ lang: languageSchema }),
  body: undefined,
  answer: v.object({ offers: v.array(offerSchema) }),
});
