import type { Hono } from "hono";
import { drawPicture } from "../../domain/content/pictures.ts";
import type { Environment } from "../../kernel/environment.ts";

/** Serves the pictures to every site: they contain no personal data. */
export function addPictures(app: Hono<Environment>): void {
  app.get("/content/pictures/:name", (context) => {
    const picture = drawPicture(context.req.param("name").replace(/\.svg$/, ""));
    if (picture === null) return context.notFound();
    return context.body(picture, 200, {
      "content-type": "image/svg+xml; charset=utf-8",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
      "cross-origin-resource-policy": "cross-origin",
      "cache-control": "public, max-age=3600",
    });
  });
}
