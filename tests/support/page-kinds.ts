import { basename } from "node:path";
import routes from "@grandstand/app/routes.ts";
import { splitLocale } from "@grandstand/rules/locale";
import { matchRoutes, type RouteObject } from "react-router-dom";

/** A route as the app declares it. */
interface DeclaredRoute {
  readonly id?: string | undefined;
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  readonly file: string;
  readonly children?: readonly DeclaredRoute[] | undefined;
}

/** The pages of one route module. */
interface PageRoute {
  /** The file name of the module. */
  readonly name: string;
  /** As declared, without a language; empty for home. */
  readonly path: string;
}

/** French has no prefix: without its prefix, each language's address matches the French routes. */
const frames: readonly DeclaredRoute[] = routes.filter(({ id }) => id?.startsWith("fr/"));
const leaves = frames.flatMap(({ children = [] }) => children);
const moduleNames = new Map(leaves.map(({ id, file }) => [id, basename(file, ".tsx")]));
const routeObjects = frames.map(toRouteObject);

/** Every route with a page; a route that sends a file has none. */
export const pageRoutes: readonly PageRoute[] = leaves
  .filter(({ file }) => file.endsWith(".tsx"))
  .map(({ id, path = "" }) => ({ name: moduleNames.get(id) ?? "", path }));

/** The name of the route that matches an address, the same in every language. */
export function routeOfPage(address: string): string {
  return matchOf(address).name;
}

/**
 * Pages of one kind have the same route, and the same sport or the same names in the query. An
 * address without a page's route, such as a file's, is a kind of its own.
 */
export function kindOfPage(address: string): string {
  const { name, sport } = matchOf(address);
  if (name === "not-found") return address;
  const filters = [...new URL(address, "http://localhost").searchParams.keys()];
  return [name, ...(filters.length === 0 ? [sport] : filters)].join(" ");
}

function matchOf(address: string): { readonly name: string; readonly sport: string } {
  const { pathname } = new URL(splitLocale(address).path, "http://localhost");
  const found = matchRoutes(routeObjects, pathname)?.at(-1);
  return { name: moduleNames.get(found?.route.id) ?? "", sport: found?.params.sport ?? "" };
}

function toRouteObject({ id = "", path = "", index, children = [] }: DeclaredRoute): RouteObject {
  return index ? { id, index } : { id, path, children: children.map(toRouteObject) };
}
