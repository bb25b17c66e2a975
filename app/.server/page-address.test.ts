import type { ServerBuild } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { createAddressReader } from "./page-address.ts";

const route = (id: string, parentId?: string, path?: string, index?: boolean) => ({
  id,
  parentId,
  path,
  index,
});

const routes = [
  route("root", undefined, ""),
  route("fr/main", "root"),
  route("fr/home", "fr/main", undefined, true),
  route("fr/live", "fr/main", "live"),
  route("fr/sport", "fr/main", ":sport"),
  route("fr/not-found", "fr/main", "*"),
  route("en", "root", "en"),
  route("en/main", "en"),
  route("en/home", "en/main", undefined, true),
  route("en/content/support/faq", "en/main", "support/faq"),
  route("en/sport", "en/main", ":sport"),
];
const read = createAddressReader({
  routes: Object.fromEntries(routes.map((each) => [each.id, each])),
} as unknown as ServerBuild);
const addressOf = (path: string) => {
  const { address, visit, isFixed } = read(new URL(`https://bets.example${path}`));
  expect(address.origin).toBe("https://bets.example");
  return [address.pathname + address.search, visit, isFixed];
};

describe("an address as it is rendered", () => {
  it.each([
    ["/", ["/", "", true]],
    ["/?x=1&view=days", ["/", "?x=1&view=days", true]],
    ["/en/support/faq/?competition=a", ["/en/support/faq/", "?competition=a", true]],
    ["/football/?competition=a&view=days", ["/football/?view=days&competition=a", "", false]],
    ["/football/?view=1&x", ["/football/", "?x", false]],
    ["/en/?userToken=t", ["/en/", "?userToken=t", true]],
    ["/LIVE/", ["/LIVE/", "", false]],
    ["//live/", ["//live/", "", false]],
    ["//evil.example/?view=days", ["//evil.example/", "?view=days", false]],
    ["/nowhere/at/all/", ["/nowhere/at/all/", "", false]],
  ])("[SERVER-73] %s is %o", (path, expected) => {
    expect(addressOf(path)).toEqual(expected);
  });

  it.each([
    ["/_root.data", ["/_root.data", "", true]],
    ["/live.data?_routes=fr%2Flive,x", ["/live.data?_routes=fr%2Flive", "", true]],
    ["/live.data?_routes=fr%2Flive,root", ["/live.data?_routes=root%2Cfr%2Flive", "", true]],
    ["/live.data?_routes=x", ["/live.data?_routes=none", "", true]],
    ["/en/_.data?_routes=en%2Fhome", ["/en/_.data?_routes=en%2Fhome", "", true]],
    ["/football.data?view=days", ["/football.data?view=days", "", false]],
    ["/live/?_routes=root", ["/live/", "", true]],
  ])("[SERVER-73] of data, %s is %o", (path, expected) => {
    const [address, , isFixed] = addressOf(path);
    expect([address, "", isFixed]).toEqual(expected);
  });
});
