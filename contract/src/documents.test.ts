import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { calls } from "./calls.ts";
import { asyncApiDocument, openApiDocument } from "./documents.ts";

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

describe("the documents of the contract", () => {
  it("are those that the schemas make now (npm run contract writes them)", () => {
    const written = (document: unknown) => `${JSON.stringify(document, null, 2)}\n`;
    expect(committed("openapi.gen.json")).toBe(written(openApiDocument()));
    expect(committed("asyncapi.gen.json")).toBe(written(asyncApiDocument()));
  });

  it("list every call, once", () => {
    const operations = Object.values(openApiDocument().paths).flatMap((path) =>
      Object.values(path).map((operation) => (operation as { operationId: string }).operationId),
    );
    expect(operations.toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
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
