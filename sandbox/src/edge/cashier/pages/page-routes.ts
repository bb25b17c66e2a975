import type { Context } from "hono";
import type { Environment } from "../../../kernel/environment.ts";
import type { Page, Typed } from "./markup.ts";
import type { Visitor } from "./visitor.ts";

export type PageContext = Context<Environment>;

/** Answers a visitor's request: a page, the rest of an address of the visit to go to, or a response of its own. */
export type Handler = (
  visitor: Visitor,
  typed: Typed,
  context: PageContext,
) => Promise<Page | string | Response>;

/** Adds pages to the cashier, each below the address of a visit. */
export interface Pages {
  get(path: string, handle: Handler): void;
  post(path: string, handle: Handler): void;
}
