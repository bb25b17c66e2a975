import { addFavourite, getFavourites, removeFavourite } from "@grandstand/contract/favourites";
import { describe, expect, it } from "vitest";
import { createMessagesStore } from "../../core/messages/messages.ts";
import { featureStore } from "../../core/site/feature-store.ts";
import { createFakeApi, deferred, refused } from "../../testing/fake-api.ts";
import { settle } from "../../testing/fake-time.ts";
import { person } from "../../testing/person.ts";
import { siteOf } from "../../testing/site-of.ts";
import { createFavouriteIds } from "./favourite-ids.ts";
import { createFavourites } from "./store.ts";

const match = { kind: "event", id: "7" } as const;
const cup = { kind: "competition", id: "101" } as const;

function begin(isLoggedIn = true) {
  const server = createFakeApi();
  const messages = createMessagesStore();
  const session = { getState: () => ({ user: isLoggedIn ? person() : null }) };
  const site = siteOf({ api: server.api, messages, session });
  const favourites = featureStore(site, createFavouriteIds);
  const kept = () => {
    const { event, competition } = favourites.getState();
    return [...event, ...competition];
  };
  return { server, messages, kept, store: createFavourites(site) };
}

describe("favourites", () => {
  it("[FAVOURITES-1] have a visitor log in", async () => {
    const { store, messages, kept } = begin(false);
    await store.toggle(match);
    expect(messages.getState().overlay).toMatchObject({ kind: "login" });
    expect(kept()).toEqual([]);
  });

  it("[FAVOURITES-2] show a press at once and apply what the server answers", async () => {
    const { server, store, kept } = begin();
    const answer = deferred<{ favourites: (typeof match | typeof cup)[] }>();
    server.on(addFavourite, () => answer.reply);
    const toggled = store.toggle(match);
    await settle();
    expect(kept()).toEqual(["7"]);
    answer.give({ favourites: [match, cup] });
    await toggled;
    expect(kept()).toEqual(["7", "101"]);
    server.on(removeFavourite, () => ({ favourites: [cup] }));
    await store.toggle(match);
    expect(kept()).toEqual(["101"]);
  });

  it("[FAVOURITES-3] go back where the server refuses", async () => {
    const { server, store, kept, messages } = begin();
    server.on(addFavourite, () => refused(409, { message: "Too many favourites." } as never));
    await store.toggle(cup);
    expect(kept()).toEqual([]);
    expect(messages.getState().toasts[0]).toMatchObject({
      severity: "error",
      text: { text: "Too many favourites." },
    });
  });

  it("[FAVOURITES-4] stay as they are where the list can't be had", async () => {
    const { server, store, kept } = begin();
    server.on(
      getFavourites,
      () => ({ favourites: [cup] }),
      () => refused(503),
    );
    await store.load();
    await store.load();
    expect(kept()).toEqual(["101"]);
  });
});
