import { writeFileSync } from "node:fs";
import { asyncApiDocument, openApiDocument, written } from "./documents.ts";

const documents = {
  "openapi.gen.json": openApiDocument(),
  "asyncapi.gen.json": asyncApiDocument(),
};

for (const [name, document] of Object.entries(documents)) {
  writeFileSync(new URL(`../${name}`, import.meta.url), written(document));
  console.log(`contract/${name}`);
}
