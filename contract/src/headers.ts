import * as v from "valibot";
import { languageSchema } from "./entities.ts";
import { nativePlatforms } from "./native-app.ts";

/**
 * The headers of every request (A7, B7). `jwt` and `authorization` are there only with a session;
 * `bookmaker` also serves as the custom header that a cross-site form can't send.
 */
export const requestHeaders = v.object({
  "accept-language": languageSchema,
  bookmaker: v.pipe(v.string(), v.minLength(1)),
  device: v.picklist(["desktop", "mobile"]),
  platform: v.picklist([...nativePlatforms, "mobile", "website"]),
  authorization: v.optional(v.pipe(v.string(), v.startsWith("Bearer "))),
  jwt: v.optional(v.string()),
});
