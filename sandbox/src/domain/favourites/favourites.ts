import { type Favourite, mostFavourites } from "@grandstand/contract/favourites";
import { and, count, desc, eq } from "drizzle-orm";
import { CallFailure } from "../../kernel/call-failure.ts";
import type { Database } from "../../kernel/database/open.ts";
import type { World } from "../world/world.ts";
import { favourites } from "./schema.ts";

interface Dependencies {
  database: Database;
  world: World;
}

function ofPerson(accountId: string, { kind, id }: Favourite) {
  return and(eq(favourites.accountId, accountId), eq(favourites.kind, kind), eq(favourites.id, id));
}

/** Newest first, without events that have ended. */
export async function listFavourites(
  { database, world }: Dependencies,
  accountId: string,
): Promise<Favourite[]> {
  const rows = await database
    .select({ kind: favourites.kind, id: favourites.id })
    .from(favourites)
    .where(eq(favourites.accountId, accountId))
    .orderBy(desc(favourites.addedAt));
  const open = new Set(world.openEventIds());
  return rows.filter(({ kind, id }) => kind === "competition" || open.has(id));
}

function isThere(world: World, { kind, id }: Favourite): boolean {
  return kind === "event"
    ? world.openEventIds().includes(id)
    : world.listed("fr").some(({ competition }) => competition.id === id);
}

/** Adds a favourite. Throws `CallFailure` 404 where nothing has that id, 422 where the limit is reached. */
export async function addFavourite(
  { database, world }: Dependencies,
  accountId: string,
  favourite: Favourite,
): Promise<void> {
  if (!isThere(world, favourite)) throw new CallFailure({ status: 404, message: "not-found" });
  const [kept] = await database
    .select({ count: count() })
    .from(favourites)
    .where(eq(favourites.accountId, accountId));
  if ((kept?.count ?? 0) >= mostFavourites) {
    throw new CallFailure({ status: 422, message: "favourites-full", code: "FAVOURITES_FULL" });
  }
  await database
    .insert(favourites)
    .values({ accountId, ...favourite, addedAt: world.now() })
    .onConflictDoNothing();
}

export async function removeFavourite(
  { database }: Pick<Dependencies, "database">,
  accountId: string,
  favourite: Favourite,
): Promise<void> {
  await database.delete(favourites).where(ofPerson(accountId, favourite));
}
