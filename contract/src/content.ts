import * as v from "valibot";
import { defineCall } from "./call.ts";
import { competitionSchema, eventSchema, languageSchema, sportSchema } from "./entities.ts";

const bookmaker = v.pipe(v.string(), v.minLength(1));

export const getSports = defineCall({
  name: "getSports",
  service: "content",
  method: "GET",
  path: "/sports",
  caller: "visitor",
  sections: ["B2", "B7"],
  job: "The sports, with how many events each has.",
  query: v.object({ lang: languageSchema, country: v.optional(v.string()), bookmaker }),
  body: undefined,
  answer: v.object({ sports: v.array(sportSchema) }),
});

export const getHome = defineCall({
  name: "getHome",
  service: "content",
  method: "GET",
  path: "/home",
  caller: "visitor",
  sections: ["B2", "B7", "B9"],
  job: "The home page: live highlights, and competitions in the 3markets view.",
  query: v.object({ lang: languageSchema }),
  body: undefined,
  answer: v.object({
    server_time: v.number(),
    live: v.array(eventSchema),
    competitions: v.array(competitionSchema),
  }),
});

export const getTopLeagues = defineCall({
  name: "getTopLeagues",
  service: "content",
  method: "GET",
  path: "/content/topLeague",
  caller: "visitor",
  sections: ["B2", "B7"],
  job: "The popular competitions of the menu.",
  query: undefined,
  body: undefined,
  answer: v.array(
    v.object({ id: v.string(), label: v.string(), url: v.string(), icon: v.string() }),
  ),
});

/** The boost's figures are read here and nowhere else (B3 Settings); an empty list means no boost. */
export const getConfiguration = defineCall({
  name: "getConfiguration",
  service: "betting",
  method: "GET",
  path: "/v1/config",
  caller: "visitor",
  sections: ["B7"],
  job: "What the bookmaker has configured for the slip.",
  query: v.object({ bookmaker, lang: languageSchema, country: v.optional(v.string()) }),
  body: undefined,
  answer: v.object({
    combo_boost: v.object({
      percent_steps: v.array(v.number()),
      winnings_calc_mode: v.picklist(["gross", "net"]),
    }),
  }),
});
