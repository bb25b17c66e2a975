import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { calls } from "./calls.ts";
import { asyncApiDocument, openApiDocument, written } from "./documents.ts";

function committed(name: string): string {
  return readFileSync(new URL(`../${name}`, import.meta.url), "utf8");
}

function referencesIn(document: unknown): string[] {
  const text = JSON.stringify(document);
  return [...text.matchAll(/"\$ref":"(#\/[^"]+)"/g)].map(([, reference = ""]) => reference);
}

function resolve(document: unknown, reference: string): unknown {
  return reference
    .split("/")
    .slice(1)
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], document);
}

/** Every object in a document. */
function partsOf(part: unknown): Record<string, unknown>[] {
  if (typeof part !== "object" || part === null) return [];
  const inner = Object.values(part).flatMap(partsOf);
  return Array.isArray(part) ? inner : [part as Record<string, unknown>, ...inner];
}

describe("the documents of the contract", () => {
  it("are those that the schemas make now (npm run contract writes them)", () => {
    expect(committed("openapi.gen.json")).toBe(written(openApiDocument()));
    expect(committed("asyncapi.gen.json")).toBe(written(asyncApiDocument()));
  });

  it("list every call, once", () => {
    const operations = Object.values(openApiDocument().paths).flatMap((path) =>
      Object.values(path).map((operation) => (operation as { operationId: string }).operationId),
    );
    expect(operations.toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
  });

  it("describe how each call is refused, by its codes and fields", () => {
    const { paths } = openApiDocument();
    for (const call of calls) {
      const operation = paths[call.path]?.[call.method.toLowerCase()] as { responses: object };
      const described = Object.keys(operation.responses);
      expect(described, call.name).toContain("400");
      if (call.caller === "user") expect(described, call.name).toContain("401");
    }
    const text = JSON.stringify(paths["/register"]);
    expect(text).toContain("INVALID_FIELDS");
    expect(text).toContain('"natRegNumber":{"type":"array"');
    expect(JSON.stringify(paths["/login"])).toContain("Retry-After");
  });

  it("write once the headers and refusals that calls have alike", () => {
    const paths = JSON.stringify(openApiDocument().paths);
    for (const alike of ["NOT_JSON", "UNAUTHENTICATED", "TOO_LARGE"]) {
      expect(paths, alike).not.toContain(`"${alike}"`);
    }
  });

  it("write a tuple as each one's dialect does: AsyncAPI 3 has a superset of Draft 07", () => {
    const tuples = partsOf(asyncApiDocument()).filter(({ items }) => Array.isArray(items));
    expect(tuples.length).toBeGreaterThan(4);
    for (const tuple of tuples) expect(tuple).toMatchObject({ additionalItems: false });
    expect(JSON.stringify(asyncApiDocument())).not.toContain("prefixItems");
    const others = partsOf(openApiDocument());
    expect(others.some(({ prefixItems }) => Array.isArray(prefixItems))).toBe(true);
    expect(others.some(({ items }) => Array.isArray(items))).toBe(false);
  });

  it("say which topic is retained", () => {
    const retained = Object.entries(asyncApiDocument().operations).filter(
      ([, { bindings }]) => bindings.mqtt.retain,
    );
    expect(retained.map(([name]) => name)).toEqual(["readEventSnapshot", "readPlaySnapshot"]);
  });

  it("refer to nothing that they don't hold", () => {
    for (const document of [openApiDocument(), asyncApiDocument()]) {
      const references = referencesIn(document);
      expect(references.length).toBeGreaterThan(0);
      for (const reference of references) {
        expect(resolve(document, reference), reference).toBeDefined();
      }
    }
  });
});
