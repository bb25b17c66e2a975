import type { AppLoadContext } from "react-router-dom";
import type { ApiDependencies, CallApi } from "../core/client/client.ts";
import type { Configuration } from "../core/configuration.ts";
import { readConfiguration } from "./configuration.ts";
import type { KnownSports } from "./known-sports.ts";
import type { CatalogFiles } from "./static-files.ts";

/** What every loader and the page's first rendering are given. */
export interface LoadContext {
  readonly configuration: Configuration;
  /** The content security policy's nonce of this answer; undefined in development, which has no policy. */
  readonly nonce: string | undefined;
  /** Scheme, host and port of the site, for canonical addresses and hreflang. */
  readonly siteOrigin: string;
  /** Where the built wording of each language is fetched; absent in development. */
  readonly catalogFiles?: CatalogFiles;
  /** Makes the client of the services that all pages of a web server share; absent in development. */
  readonly createApi?: (dependencies: ApiDependencies) => CallApi;
  /** The sports that pages of this web server had; absent in development. */
  readonly knownSports?: KnownSports;
  /** The sheets of the build, as paths in the address; absent in development. */
  readonly sheets?: readonly string[];
}

declare module "react-router" {
  interface AppLoadContext {
    /** Absent under `npm run dev`; read it with `contextOf`. */
    grandstand?: LoadContext;
  }
}

/**
 * Gives a loader its context. The web server hands it over; the development server hands over
 * nothing, and then it is read from the environment.
 */
export function contextOf(context: AppLoadContext | undefined): LoadContext {
  if (context?.grandstand) return context.grandstand;
  const { site, siteOrigin } = readConfiguration(process.env);
  return { configuration: site, nonce: undefined, siteOrigin };
}
