import { splitLocale } from "@grandstand/rules/locale";
import type { ReactNode } from "react";
import { preload, preloadModule } from "react-dom";
import { type AppLoadContext, type EntryContext, ServerRouter } from "react-router-dom";
import { contextOf } from "./.server/load-context.ts";
import { pageI18n } from "./.server/page-i18n.ts";
import { renderWhole } from "./.server/render-whole.ts";
import { textLetters } from "./core/entry/letters.ts";
import { renderPatience, streamPatience } from "./core/intervals.ts";
import { PageContext } from "./core/navigation/page-context.ts";

/** React Router reads this name. */
export const streamTimeout = streamPatience;

/**
 * Renders a page, whole: many are sent the same (app/.server/pages.ts). Every script, React's and
 * React Router's own too, carries the nonce.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const { nonce, catalogFiles } = contextOf(loadContext);
  headers.set("content-type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const { locale } = splitLocale(new URL(request.url).pathname);
  const i18n = await pageI18n(locale);

  const page = (
    <PageContext value={{ i18n, isWhole: true, nonce, entry: null, overlays: null }}>
      <FetchEarly wording={catalogFiles?.[locale]} nonce={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </FetchEarly>
    </PageContext>
  );
  // What it rejects with the web server writes down, and the router draws the error page.
  const { html, failures } = await renderWhole(page, { nonce, timeout: renderPatience });
  for (const failure of failures) console.error(failure);
  return new Response(html, { status: failures.length > 0 ? 500 : status, headers });
}

interface FetchEarlyProps {
  readonly wording: string | undefined;
  readonly nonce: string | undefined;
  readonly children: ReactNode;
}

/**
 * Has the browser fetch the wording together with the scripts, the first of which requests it, and the letters together
 * with the sheet: a font that comes later lays out the whole page again. It is around the page and not beside it: with
 * one more beside it, which the browser does not draw, React would count other ids here than there.
 */
function FetchEarly({ wording, nonce, children }: FetchEarlyProps) {
  if (wording !== undefined) preloadModule(wording, { as: "script", ...(nonce && { nonce }) });
  preload(textLetters, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return children;
}
