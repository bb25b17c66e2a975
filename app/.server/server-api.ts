import type { Language } from "@grandstand/contract/entities";
import { splitLocale } from "@grandstand/rules/locale";
import type { AppLoadContext } from "react-router-dom";
import type { ApiDependencies, CallApi } from "../core/client/client.ts";
import { createApi as createOwnApi } from "../core/client/create-api.ts";
import type { Configuration } from "../core/configuration.ts";
import type { KnownSports } from "./known-sports.ts";
import { contextOf } from "./load-context.ts";

/** What a loader works with: a visitor's API in the language of the address. */
export interface LoaderTools {
  readonly api: CallApi;
  readonly configuration: Configuration;
  readonly siteOrigin: string;
  readonly language: Language;
  readonly knownSports: KnownSports;
  /** The address without its language. */
  readonly path: string;
  /** The part of the address's query that requests the page itself, with its `?`. */
  readonly search: string;
}

/** The session is kept in the browser, so every page is rendered as a visitor's. */
export function visitorApi(
  createApi: (dependencies: ApiDependencies) => CallApi,
  configuration: Configuration,
  language: Language,
): CallApi {
  return createApi({ configuration, language, isMobile: () => false, tokens: () => null });
}

/** The tools of the page that is requested, in the language of its address. */
export function loaderTools(request: Request, context: AppLoadContext): LoaderTools {
  const {
    configuration,
    siteOrigin,
    createApi = createOwnApi,
    knownSports = new Map(),
  } = contextOf(context);
  const { pathname, search } = new URL(request.url);
  const { locale: language, path } = splitLocale(pathname.replace(/(\/_)?\.data$/, "/"));
  const api = visitorApi(createApi, configuration, language);
  return { api, configuration, siteOrigin, language, knownSports, path, search };
}

/** The page of an address that leads nowhere (A2, Error page). */
export function notFound(): Response {
  return new Response(null, { status: 404 });
}

/** Unwraps a page's main call; without it there is no page, and the error page says so. */
export function required<Value>(answer: { ok: true; value: Value } | { ok: false }): Value {
  if (answer.ok) return answer.value;
  throw new Response(null, { status: 503 });
}
