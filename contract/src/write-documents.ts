import { writeFileSync } from "node:fs";
import { asyncApiDocument, openApiDocument } from "./documents.ts";

const documents = {
  "openapi.gen.json": openApiDocument(),
  "asyncapi.gen.json": asyncApiDocument(),
};

for (const [name, document] of Object.entries(documents)) {
  writeFileSync(new URL(`../${name}`, import.meta.url), `${JSON.stringify(document, null, 1)}\n`);
  console.log(`contract/${name}`);
}
