/** Whether a name can be a room's: small letters and digits, parts joined by one dash. */
export function isRoomName(name: string): boolean {
  return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name);
}

type Names = { room: string; pascal: string; camel: string; prefix: string; title: string };

function namesOf(room: string): Names {
  const parts = room.split("-");
  const pascal = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join("");
  const spaced = parts.join(" ");
  return {
    room,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    prefix: room.toUpperCase(),
    title: spaced.charAt(0).toUpperCase() + spaced.slice(1),
  };
}

function component({ room, pascal, camel }: Names): string {
  return `import { type ${pascal}Emphasis, ${camel} } from "./${room}.variants.ts";

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

/** How much it asks to be seen. */
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

function states({ room, pascal, camel, title }: Names): string {
  return `import type { NamedStates } from "../testing/named-states.ts";
import type { ${pascal}Props } from "./${room}.tsx";

const props: ${pascal}Props = { text: "Cote acceptée" };

/** Every face of it, by name. */
export const ${camel}States = {
  quiet: props,
  strong: { ...props, emphasis: "strong" },
  "long text": { text: "Kampioenschap van België, eerste klasse, vierde speeldag" },
} satisfies NamedStates<${pascal}Props>;
`.replace("Every face of it", `Every face of the ${title.toLowerCase()}`);
}

function spec({ prefix, title }: Names): string {
  return `# ${title}

What it is for, in a line. Not for …: use … there.

## Accessibility

- [${prefix}-1] Its text MUST be there to be read as it is given.

## Behaviour

- [${prefix}-2] Its emphasis is told by \`data-emphasis\`; it is quiet unless asked otherwise.
`;
}

function test({ room, pascal, camel, prefix, title }: Names): string {
  const name = title.toLowerCase();
  return `import { describe, expect, it } from "vitest";
import { checkConformance, renderSurface } from "../testing/index.ts";
import { ${camel}States as states } from "./${room}.states.ts";
import { ${pascal} } from "./${room}.tsx";

checkConformance("${name}", ${pascal}, states);

describe("${name}", () => {
  it("[${prefix}-1] shows its text as it is given", async () => {
    const screen = await renderSurface(<${pascal} {...states.quiet} />);
    await expect.element(screen.getByText(states.quiet.text)).toBeVisible();
  });

  it("[${prefix}-2] tells its emphasis, quiet unless asked otherwise", async () => {
    const screen = await renderSurface(<${pascal} {...states.quiet} />);
    const text = screen.getByText(states.quiet.text);
    await expect.element(text).toHaveAttribute("data-emphasis", "quiet");
    await screen.rerender(<${pascal} {...states.strong} />);
    await expect.element(text).toHaveAttribute("data-emphasis", "strong");
  });
});
`;
}

function index({ room, pascal, camel }: Names): string {
  return `export { ${pascal}, type ${pascal}Props } from "./${room}.tsx";
export { type ${pascal}Emphasis, ${camel}Emphases } from "./${room}.variants.ts";
`;
}

function story({ room, pascal, camel, title }: Names): string {
  return `import { ${pascal} } from "@grandstand/ui/${room}";
import spec from "@grandstand/ui/${room}/spec.md?raw";
import { ${camel}States } from "@grandstand/ui/${room}/states";
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
  render: () => <StateGallery surface={${pascal}} states={${camel}States} />,
});
`;
}

/** Every file of a new surface's room and its story, by path from the root. */
export function surfaceFiles(room: string): ReadonlyMap<string, string> {
  const names = namesOf(room);
  const inRoom = (ending: string) => `ui/src/${room}/${room}${ending}`;
  return new Map([
    [inRoom(".tsx"), component(names)],
    [inRoom(".variants.ts"), variants(names)],
    [inRoom(".states.ts"), states(names)],
    [inRoom(".spec.md"), spec(names)],
    [inRoom(".test.tsx"), test(names)],
    [`ui/src/${room}/index.ts`, index(names)],
    [`stories/components/${room}.stories.tsx`, story(names)],
  ]);
}
