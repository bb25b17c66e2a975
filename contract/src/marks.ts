import * as v from "valibot";

// Marks of what is bet on, as values to draw from: nothing of them is needed to bet, so each is optional.

/** What may be missing, and is missing where it can't be read: no event goes without its prices for a colour. */
export function decoration<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined);
}

/** A colour as `#` and six hexadecimal digits. */
const colourSchema = v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/));
const coloursSchema = v.tuple([colourSchema, colourSchema]);

/** How the second colour of a crest or a shirt lies on the first. */
export const markPatterns = [
  "plain",
  "halves",
  "stripes",
  "hoops",
  "sash",
  "chevron",
  "quarters",
  "cross",
  "band",
  "checks",
] as const;
export const crestShapes = ["shield", "round", "peak"] as const;

/** A club's crest: one to four letters, two colours. */
export const crestSchema = v.object({
  initials: v.pipe(v.string(), v.maxLength(4)),
  colours: coloursSchema,
  pattern: v.picklist(markPatterns),
  shape: v.picklist(crestShapes),
});
export type Crest = v.InferOutput<typeof crestSchema>;

/** How the second colour lies on a jockey's jacket, on sleeves and on a cap. */
export const silksPatterns = [
  "plain",
  "hoops",
  "stripes",
  "spots",
  "stars",
  "diamonds",
  "halved",
  "quartered",
  "chevrons",
  "cross-belts",
  "sash",
  "epaulettes",
] as const;
export const sleevePatterns = ["hoops", "armlets", "halved"] as const;
export const capPatterns = ["quartered", "hoops", "spots", "star"] as const;

/** One colour, or two and how the second lies on the first. */
function partSchema<const Patterns extends readonly string[]>(patterns: Patterns) {
  return v.union([colourSchema, v.tuple([colourSchema, colourSchema, v.picklist(patterns)])]);
}

/** A jockey's jacket and cap, in the colours of the horse's owner. */
export const silksSchema = v.object({
  body: coloursSchema,
  pattern: v.picklist(silksPatterns),
  sleeves: partSchema(sleevePatterns),
  cap: partSchema(capPatterns),
});
export type Silks = v.InferOutput<typeof silksSchema>;

/** ISO 3166-1 in small letters, with a part of the United Kingdom as `gb-eng`; `eu` is Europe. */
export const countryMarkSchema = v.pipe(v.string(), v.regex(/^[a-z]{2}(?:-[a-z]{3})?$/));
