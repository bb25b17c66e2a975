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
import { StoryLink } from "../review/review-page.tsx";
import { InlineCode } from "./inline-code.tsx";
import { keysAndAnnouncements, parseSpec } from "./parse-spec.ts";
import { SpecRules } from "./spec-rules.tsx";

interface StoryEntry {
  readonly id: string;
  readonly name: string;
  readonly tags?: readonly string[];
}

function isState({ tags = [] }: StoryEntry): boolean {
  return tags.includes("state");
}

function StoryLinks({ label, stories }: { label: string; stories: readonly StoryEntry[] }) {
  if (stories.length === 0) return null;
  return (
    <p className="gs:flex gs:flex-wrap gs:gap-x-4">
      <span className="gs:type-label">{label}</span>
      {stories.map(({ id, name }) => (
        <StoryLink key={id} id={id}>
          {name}
        </StoryLink>
      ))}
    </p>
  );
}

/** The page of a component: what it is for, its states, keys and announcements, its rules with proof. */
export function DocsPage() {
  const { preparedMeta, csfFile } = useOf("meta", ["meta"]);
  const written: unknown = preparedMeta.parameters.spec;
  const stories = Object.values(csfFile.stories);
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
        <div className="gs:grid gs:gap-2 gs:py-2 gs:type-body gs:text-ink">
          {spec.introduction.map((paragraph) => (
            <p key={paragraph} className="gs:max-w-2xl">
              <InlineCode text={paragraph} />
            </p>
          ))}
          <StoryLinks label="Stories" stories={stories.filter((story) => !isState(story))} />
          <StoryLinks label="States" stories={stories.filter(isState)} />
        </div>
      </Unstyled>
      <Primary />
      <Unstyled>
        <div className="gs:grid gs:gap-8 gs:py-8 gs:text-ink">
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
      <Controls />
    </>
  );
}
