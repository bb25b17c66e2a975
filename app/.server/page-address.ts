import { matchRoutes, type RouteObject, type ServerBuild } from "react-router-dom";
import { mayBeRead, splitQuery } from "../core/entry/page-query.ts";

/** An address as the server renders it. */
export interface PageAddress {
  /** In one spelling, with nothing that its page does not read. */
  readonly address: URL;
  /** What else was in its query, with its `?`. */
  readonly visit: string;
  /** Whether it is one of the pages that the site itself has, whatever the services know. */
  readonly isFixed: boolean;
}

/** The parameter in which React Router's browser side names the routes whose data it lacks. */
const wantedRoutes = "_routes";

/** The value for a request that names no route of its page: none of them, where an empty value would mean all. */
const noRoute = "none";

/** The number of paths whose routes are remembered, instead of comparing them with every route again. */
const matchedAtMost = 1_000;

/**
 * Makes the function that reads addresses: of a query it leaves what the kind of page reads, and of the routes whose
 * data are wanted those that the page has, so that no visitor makes a page of their own out of one that all share
 * (docs/decisions/105).
 */
export function createAddressReader(build: ServerBuild): (url: URL) => PageAddress {
  const routes = treeOf(build);
  const fixed = new Set(fixedPathsOf(routes));
  const matched = new Map<string, readonly string[]>();

  /** The routes of a path, from the outermost to its own. */
  function routesOf(path: string): readonly string[] {
    const known = matched.get(path);
    if (known) return known;
    const ids = (matchRoutes(routes, path) ?? []).map(({ route }) => route.id ?? "");
    if (matched.size >= matchedAtMost) matched.clear();
    matched.set(path, ids);
    return ids;
  }

  return (url) => {
    const path = pathOfPage(url.pathname);
    const wanted = path === url.pathname ? null : url.searchParams.get(wantedRoutes);
    const isMatched = wanted !== null || mayBeRead(url.search);
    const ids = isMatched ? routesOf(path) : [];
    const query = splitQuery(url.search, ids.at(-1) ?? "");
    const address = new URL(url);
    address.search = query.page;
    address.hash = "";
    if (wanted !== null) {
      const known = new Set(wanted.split(","));
      address.searchParams.set(
        wantedRoutes,
        ids.filter((id) => known.has(id)).join(",") || noRoute,
      );
    }
    return { address, visit: query.visit, isFixed: query.page === "" && fixed.has(path) };
  };
}

/** The path of the page whose data an address has; a page's own stays. */
function pathOfPage(pathname: string): string {
  if (pathname === "/_root.data") return "/";
  return pathname.replace(/(?:\/_)?\.data$/, "/");
}

function treeOf({ routes }: ServerBuild): RouteObject[] {
  const childrenOf = (parent: string | undefined): RouteObject[] =>
    Object.values(routes)
      .filter((route) => route !== undefined && route.parentId === parent)
      .map((route) => {
        const { id = "", path, index, caseSensitive } = route ?? {};
        const shared = {
          id,
          ...(path !== undefined && { path }),
          ...(caseSensitive && { caseSensitive }),
        };
        return index ? { ...shared, index: true } : { ...shared, children: childrenOf(id) };
      });
  return childrenOf(undefined);
}

/** The paths that have nothing open in them, each as the site writes it. */
function fixedPathsOf(routes: readonly RouteObject[], above = "/"): string[] {
  return routes.flatMap(({ path, children = [] }) => {
    if (path !== undefined && /[:*?]/.test(path)) return [];
    const own = path ? `${above}${path}/` : above;
    return children.length > 0 ? fixedPathsOf(children, own) : [own];
  });
}
