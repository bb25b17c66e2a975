import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@grandstand/tools/src/run/paths.ts";
import { core } from "@storybook/react-vite/preset";
import { combineTags } from "storybook/internal/csf";
import { loadCsf } from "storybook/internal/csf-tools";
import { expect, it } from "vitest";

interface Documented {
  readonly id: string;
  readonly error?: { readonly message: string };
  readonly stories?: readonly { readonly name: string; readonly error?: { message: string } }[];
}

type WriteManifests = (
  existing: object,
  options: object,
) => Promise<{ components: { components: Record<string, Documented> } }>;

/** The writer of manifests that Storybook's build uses, as the framework names it. */
async function manifestWriter(): Promise<WriteManifests> {
  const { renderer } = core as { renderer: string };
  const preset: { experimental_manifests: WriteManifests } = await import(
    /* @vite-ignore */ renderer
  );
  return preset.experimental_manifests;
}

/** The stories that are in the manifest, as Storybook's index has them. */
function manifestEntries(): object[] {
  const files = readdirSync(join(root, "stories"), { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(".stories.tsx"))
    .flatMap((file) => {
      const importPath = `./stories/${file}`;
      const code = readFileSync(join(root, importPath), "utf8");
      const csf = loadCsf(code, { fileName: importPath, makeTitle: (title = "") => title });
      return csf.parse().indexInputs.map(({ __id: id, name, title, tags = [] }) => ({
        ...{ type: "story", subtype: "story", id, name, title, importPath },
        tags: combineTags("manifest", ...tags),
      }));
    })
    .filter(({ tags }) => tags.includes("manifest"));
}

it("is written without an error, for each component and each of its stories", async () => {
  const write = await manifestWriter();
  const presets = { apply: async (_name: string, usual: unknown) => usual };
  const options = { manifestEntries: manifestEntries(), presets, watch: false };
  const components = Object.values((await write({}, options)).components.components);
  const errors = components.flatMap(({ id, error, stories = [] }) => [
    ...(error ? [`${id}: ${error.message}`] : []),
    ...stories.flatMap((story) =>
      story.error ? [`${id}, ${story.name}: ${story.error.message}`] : [],
    ),
  ]);
  expect(errors).toEqual([]);
  expect(components.length).toBeGreaterThan(90);
});
