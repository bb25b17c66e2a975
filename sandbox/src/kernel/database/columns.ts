import { bigint } from "drizzle-orm/pg-core";

/** A column of whole cents. */
export const cents = (name: string) => bigint(name, { mode: "number" });

/** A column of epoch milliseconds. */
export const instant = (name: string) => bigint(name, { mode: "number" });
