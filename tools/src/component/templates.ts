/** Whether a name can be a component folder's: small letters and digits, parts joined by one dash. */
export function isFolderName(name: string): boolean {
  return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name);
}

type Names = { folder: string; pascal: string; camel: string; prefix: string; title: string };

function namesOf(folder: string): Names {
  const parts = folder.split("-");
  const pascal = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join("");
  const spaced = parts.join(" ");
  return {
    folder,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    prefix: folder.toUpperCase(),
    title: spaced.charAt(0).toUpperCase() + spaced.slice(1),
  };
}

function component({ folder, pascal, camel }: Names): string {
  return `import { type ${pascal}Emphasis, ${camel} } from "./${folder}.variants.ts";

export interface ${pascal}Props {
  /** In the person's language; the caller has it from the catalogs or from the server. */
  readonly text: string;
  readonly emphasis?: ${pascal}Emphasis;
}

/**
 * Say here what it is for, with the section of the specification (B4…).
 *
 * Data attributes: \`data-emphasis\` quiet | strong.
 */
export function ${pascal}({ text, emphasis = "quiet" }: ${pascal}Props) {
  return (
    <p data-emphasis={emphasis} className={${camel}({ emphasis })}>
      {text}
    </p>
  );
}
`;
}

function variants({ pascal, camel }: Names): string {
  return `import { cva } from "class-variance-authority";

/** How much it stands out. */
export const ${camel}Emphases = ["quiet", "strong"] as const;
export type ${pascal}Emphasis = (typeof ${camel}Emphases)[number];

export const ${camel} = cva("type-body", {
  variants: {
    emphasis: {
      quiet: "text-ink",
      strong: "text-ink font-bold",
    } satisfies Record<${pascal}Emphasis, string>,
  },
});
`;
}

function states({ folder, pascal, camel, title }: Names): string {
  return `import type { NamedStates } from "../testing/named-states.ts";
import type { ${pascal}Props } from "./${folder}.tsx";

const props: ${pascal}Props = { text: "Cote acceptée" };

/** Every named state. */
export const ${camel}States = {
  quiet: props,
  strong: { ...props, emphasis: "strong" },
  "long text": { text: "Kampioenschap van België, eerste klasse, vierde speeldag" },
} satisfies NamedStates<${pascal}Props>;
`.replace("Every named state", `Every named state of the ${title.toLowerCase()}`);
}

function spec({ prefix, title }: Names): string {
  return `# ${title}

What it is for, in a line. Not for …: use … there.

## Accessibility

- [${prefix}-1] Its text MUST be there to be read as it is given.

## Behaviour

- [${prefix}-2] \`data-emphasis\` names its emphasis, which is quiet by default.
`;
}

function test({ folder, pascal, camel, prefix, title }: Names): string {
  const name = title.toLowerCase();
  return `import { describe, expect, it } from "vitest";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { ${camel}States as states } from "./${folder}.states.ts";
import { ${pascal} } from "./${folder}.tsx";

checkConformance("${name}", ${pascal}, states);

describe("${name}", () => {
  it("[${prefix}-1] shows its text as it is given", async () => {
    const screen = await renderComponent(<${pascal} {...states.quiet} />);
    await expect.element(screen.getByText(states.quiet.text)).toBeVisible();
  });

  it("[${prefix}-2] names its emphasis, quiet by default", async () => {
    const screen = await renderComponent(<${pascal} {...states.quiet} />);
    const text = screen.getByText(states.quiet.text);
    await expect.element(text).toHaveAttribute("data-emphasis", "quiet");
    await screen.rerender(<${pascal} {...states.strong} />);
    await expect.element(text).toHaveAttribute("data-emphasis", "strong");
  });
});
`;
}

function index({ folder, pascal, camel }: Names): string {
  return `export { ${pascal}, type ${pascal}Props } from "./${folder}.tsx";
export { type ${pascal}Emphasis, ${camel}Emphases } from "./${folder}.variants.ts";
`;
}

function story({ folder, pascal, camel, title }: Names): string {
  return `import { ${pascal} } from "@grandstand/ui/${folder}";
import spec from "@grandstand/ui/${folder}/spec.md?raw";
import { ${camel}States } from "@grandstand/ui/${folder}/states";
import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/${title}",
  component: ${pascal},
  parameters: { spec },
  args: ${camel}States.quiet,
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.text)).toBeVisible();
  },
});

export const States = meta.story({
  render: () => <StateGallery component={${pascal}} states={${camel}States} />,
});
`;
}

/** Every file of a new component's folder and its story, by path from the root. */
export function componentFiles(folder: string): ReadonlyMap<string, string> {
  const names = namesOf(folder);
  const inFolder = (ending: string) => `ui/src/${folder}/${folder}${ending}`;
  return new Map([
    [inFolder(".tsx"), component(names)],
    [inFolder(".variants.ts"), variants(names)],
    [inFolder(".states.ts"), states(names)],
    [inFolder(".spec.md"), spec(names)],
    [inFolder(".test.tsx"), test(names)],
    [`ui/src/${folder}/index.ts`, index(names)],
    [`stories/components/${folder}.stories.tsx`, story(names)],
  ]);
}
