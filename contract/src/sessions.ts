import * as v from "valibot";
import { changedSchema } from "./account.ts";
import { defineCall } from "./call.ts";

export const sessionSchema = v.object({
  id: v.string(),
  /** The session of the request itself. */
  is_current: v.boolean(),
  device: v.picklist(["desktop", "mobile"]),
  /** What the operator makes of the browser's own words, such as Firefox and Android; null where that is not known. */
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  /** Seconds since the epoch. */
  logged_in_at: v.number(),
  last_active_at: v.number(),
});
export type AccountSession = v.InferOutput<typeof sessionSchema>;

/** The specification does not show this call (docs/decisions/55). The newest login is first. */
export const getSessions = defineCall({
  name: "getSessions",
  service: "account",
  method: "GET",
  path: "/user/sessions",
  caller: "user",
  sections: ["A4"],
  job: "Where the person is logged in.",
  query: undefined,
  body: undefined,
  answer: v.object({ sessions: v.array(sessionSchema) }),
});

/** The specification does not show this call. A session that has ended already is answered alike. */
export const endSessions = defineCall({
  name: "endSessions",
  service: "account",
  method: "POST",
  path: "/user/endSessions",
  caller: "user",
  sections: ["A4"],
  job: "Ends other sessions of the person.",
  query: undefined,
  body: v.object({ ids: v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.maxLength(100)) }),
  answer: changedSchema,
});
