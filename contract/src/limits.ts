import * as v from "valibot";
import { defineCall } from "./call.ts";
import { centsSchema } from "./entities.ts";

/** The specification shows none of these calls (docs/decisions/60). */
export const limitKinds = ["deposit", "stake", "loss", "session"] as const;
/** Rolling time: 24 hours, 7 days, 30 days, or one session. */
export const limitPeriods = ["day", "week", "month", "session"] as const;
/** Minutes between two reality checks: an hour, or less. */
export const realityCheckMinutes = [15, 30, 60] as const;

const seconds = v.number();
/** Cents; minutes for the limit on a session. */
const amountSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000));
/** Null: no limit. */
const valueSchema = v.nullable(amountSchema);

const limitSchema = v.object({
  kind: v.picklist(limitKinds),
  period: v.picklist(limitPeriods),
  /** In force now. */
  value: valueSchema,
  /** A higher value that waits, and from when it is in force (seconds since the epoch). */
  pending: v.nullable(v.object({ value: valueSchema, applies_at: seconds })),
  /** What counts towards it now; a net win counts less than nothing. */
  used: v.pipe(v.number(), v.integer()),
  left: valueSchema,
  /** Seconds since the epoch from which more is left; null where nothing that counts will stop counting. */
  frees_at: v.nullable(seconds),
});
export type PlayLimit = v.InferOutput<typeof limitSchema>;

const limitsSchema = v.object({
  limits: v.array(limitSchema),
  reality_check_minutes: v.picklist(realityCheckMinutes),
  /** Seconds since the epoch. */
  session_started_at: seconds,
});
export type PlayLimits = v.InferOutput<typeof limitsSchema>;

export const getLimits = defineCall({
  name: "getLimits",
  service: "account",
  method: "GET",
  path: "/user/limits",
  caller: "user",
  sections: ["A2"],
  job: "The person's limits: in force, waiting, and what is left.",
  query: undefined,
  body: undefined,
  answer: limitsSchema,
});

/** 422 with a message: no such limit or value. 403 with a message: the check before a raise did not pass. */
export const changeLimit = defineCall({
  name: "changeLimit",
  service: "account",
  method: "POST",
  path: "/user/changeLimit",
  caller: "user",
  sections: ["A2"],
  job: "Lowers a limit at once, or has it raised after three days.",
  query: undefined,
  body: v.object({
    kind: v.picklist(limitKinds),
    period: v.picklist(limitPeriods),
    value: valueSchema,
  }),
  answer: limitsSchema,
});

export const changeRealityCheck = defineCall({
  name: "changeRealityCheck",
  service: "account",
  method: "POST",
  path: "/user/changeRealityCheck",
  caller: "user",
  sections: ["A2"],
  job: "Keeps how often the person reads how long they have played.",
  query: undefined,
  body: v.object({ minutes: v.picklist(realityCheckMinutes) }),
  answer: limitsSchema,
});

export const figurePeriods = ["session", "week", "month", "year"] as const;
const figuresSchema = v.object({
  period: v.picklist(figurePeriods),
  /** Seconds since the epoch: the login, seven days ago, or the first of the month or of the year in Belgium. */
  since: seconds,
  /** Seconds for which sessions were open. */
  time: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Cents deposited less cents withdrawn. */
  net_deposits: centsSchema,
  staked: centsSchema,
  /** Cents paid by bets less cents staked; a bet that is open counts as lost. */
  net_result: centsSchema,
});
export type PlayFigures = v.InferOutput<typeof figuresSchema>;

export const getPlayFigures = defineCall({
  name: "getPlayFigures",
  service: "account",
  method: "GET",
  path: "/user/playFigures",
  caller: "user",
  sections: ["A2"],
  job: "What the person spent and won this session, in seven days, this month and this year; an operator may leave out the seven days.",
  query: undefined,
  body: undefined,
  answer: v.object({ figures: v.array(figuresSchema) }),
});
