import * as v from "valibot";
import { defineCall } from "./call.ts";
import { eventSchema, idSchema, languageSchema } from "./entities.ts";

export const favouriteKinds = ["event", "competition"] as const;
export const favouriteSchema = v.object({ kind: v.picklist(favouriteKinds), id: idSchema });
export type Favourite = v.InferOutput<typeof favouriteSchema>;

/** The most that one person can keep; what comes after is refused with FAVOURITES_FULL. */
export const mostFavourites = 200;

/** Newest first; an event that has ended is no favourite any more. */
const answer = v.object({ favourites: v.array(favouriteSchema) });

export const getFavourites = defineCall({
  name: "getFavourites",
  service: "account",
  method: "GET",
  path: "/user/favourites",
  caller: "user",
  sections: ["B2"],
  job: "The events and competitions that the person put first in the lists.",
  query: undefined,
  body: undefined,
  answer,
});

export const addFavourite = defineCall({
  name: "addFavourite",
  service: "account",
  method: "POST",
  path: "/user/favourites/add",
  caller: "user",
  sections: ["B2"],
  job: "Keeps a favourite; one that is there already stays as it is. 404 where nothing has that id.",
  query: undefined,
  body: favouriteSchema,
  answer,
});

export const removeFavourite = defineCall({
  name: "removeFavourite",
  service: "account",
  method: "POST",
  path: "/user/favourites/remove",
  caller: "user",
  sections: ["B2"],
  job: "Drops a favourite; one that isn't there is no mistake.",
  query: undefined,
  body: favouriteSchema,
  answer,
});

/** The most matches of one answer. */
export const mostFavouriteMatches = 3;

/** What is in play first, then the soonest; each once, and with its main market alone. */
export const getFavouriteMatches = defineCall({
  name: "getFavouriteMatches",
  service: "account",
  method: "GET",
  path: "/user/favourites/matches",
  caller: "user",
  sections: ["B2"],
  job: "The next match of each favourite, with which a search begins.",
  query: v.object({ lang: languageSchema }),
  body: undefined,
  answer: v.object({ server_time: v.number(), events: v.array(eventSchema) }),
});
