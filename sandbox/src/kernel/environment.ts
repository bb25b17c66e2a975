import type { HttpBindings } from "@hono/node-server";

/** What Hono carries from request to answer: the underlying Node request and answer. */
export interface Environment {
  Bindings: HttpBindings;
}
