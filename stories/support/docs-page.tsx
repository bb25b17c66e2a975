import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  Unstyled,
  useOf,
} from "@storybook/addon-docs/blocks";
import { InlineCode } from "./inline-code.tsx";
import { keysAndAnnouncements, parseSpec } from "./parse-spec.ts";
import { SpecRules } from "./spec-rules.tsx";

/** The page of a surface: what it is for, its states, keys and announcements, its rules with proof. */
export function DocsPage() {
  const { preparedMeta, csfFile } = useOf("meta", ["meta"]);
  const written: unknown = preparedMeta.parameters.spec;
  const stories = Object.values(csfFile.stories);
  const states = stories.find(({ name }) => name === "States");
  if (typeof written !== "string") {
    return (
      <>
        <Title />
        <Subtitle />
        <Description />
        <Primary />
        <Controls />
        <Stories includePrimary={false} />
      </>
    );
  }
  const spec = parseSpec(written);
  const keys = keysAndAnnouncements(spec);
  return (
    <>
      <Title />
      <Unstyled>
        <div className="grid gap-2 py-2 type-body text-ink">
          {spec.introduction.map((paragraph) => (
            <p key={paragraph} className="max-w-2xl">
              <InlineCode text={paragraph} />
            </p>
          ))}
          {states && (
            <p>
              <a
                className="rounded-sm underline focus-ring"
                href={`./?path=/story/${states.id}`}
                target="_top"
              >
                All its states, side by side
              </a>
            </p>
          )}
        </div>
      </Unstyled>
      <Primary />
      <Controls />
      <Stories includePrimary={false} title="States" />
      <Unstyled>
        <div className="grid gap-8 py-8 text-ink">
          {keys.length > 0 && (
            <SpecRules heading="Keys and announcements" rules={keys} paragraphs={[]} />
          )}
          {spec.sections.map(({ heading, rules, paragraphs }) => (
            <SpecRules
              key={heading}
              heading={heading || "Rules"}
              rules={rules}
              paragraphs={paragraphs}
            />
          ))}
        </div>
      </Unstyled>
    </>
  );
}
