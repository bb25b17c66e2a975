import * as v from "valibot";
import { defineCall } from "./call.ts";

export const loyaltySchema = v.object({
  points: v.number(),
  coins: v.number(),
  level: v.string(),
  progress: v.number(),
  next_level: v.nullable(v.string()),
});

export const getLoyaltyData = defineCall({
  name: "getLoyaltyData",
  service: "account",
  method: "GET",
  path: "/user/getLoyaltyData",
  caller: "user",
  sections: ["A7", "B3", "B7"],
  job: "The person's level, points and coins, and how far the next level is.",
  query: undefined,
  body: undefined,
  answer: loyaltySchema,
});
