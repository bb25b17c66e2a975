import type { Sport } from "@grandstand/contract/entities";

/** Where a sport's pages are: its kind decides their form, its slug is in the reader's language. */
export type SportRoute = Pick<Sport, "id" | "translated_slug" | "category" | "is_parent">;

/** Every sport's route by its slug: a part of every match's address. */
export type SportSlugs = ReadonlyMap<string, SportRoute>;
