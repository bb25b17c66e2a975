import type { Site } from "../core/site/site.ts";

type Parts = { readonly [Part in keyof Site]?: unknown };

/**
 * A site of the parts that a test is about. Whatever reads another part says which one the test lacks,
 * instead of failing on something undefined.
 */
export function siteOf(parts: Parts): Site {
  return new Proxy({ stores: new Map(), ...parts } as Site, {
    get(site, part) {
      if (typeof part === "symbol" || part in site) return Reflect.get(site, part);
      throw new Error(`The test's site has no "${String(part)}".`);
    },
  });
}
