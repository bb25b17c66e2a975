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
import { ComponentSummary, RelatedComponents, TokensUsed } from "./component-details.tsx";
import { type ComponentFacts, useComponentFacts } from "./component-facts.ts";
import { DocsDetails, DocsSection } from "./docs-section.tsx";
import { FramedStory } from "./framed-story.tsx";
import { InlineCode } from "./inline-code.tsx";
import { announcements, parseSpec, type Spec } from "./parse-spec.ts";
import { Anatomy, Announcements, Keys } from "./spec-lines.tsx";
import { SpecRules } from "./spec-rules.tsx";
import { StateThumbnails, type StateTile } from "./state-thumbnails.tsx";

interface StoryEntry {
  readonly id: string;
  readonly name: string;
  readonly tags?: readonly string[];
  readonly moduleExport: StateTile["story"];
}

function isState({ tags = [] }: StoryEntry): boolean {
  return tags.includes("state");
}

function Purpose({ spec }: { spec: Spec }) {
  return (
    <div className="gs:grid gs:gap-x-8 gs:gap-y-4 gs:tablet:grid-cols-2">
      <DocsSection heading="What for">
        <p>
          <InlineCode text={spec.purpose} />
        </p>
      </DocsSection>
      <DocsSection heading="When not">
        <p>
          <InlineCode text={spec.notFor} />
        </p>
      </DocsSection>
    </div>
  );
}

interface StatesProps {
  readonly facts: ComponentFacts | undefined;
  readonly stories: readonly StoryEntry[];
  readonly isFramed: boolean;
}

/**
 * States are drawn, in the toolbar's theme and language. Where each needs a frame of its own, which is slow,
 * a recorded picture stands in for those that have one: the stories that are written by hand.
 */
function tilesOf({ facts, stories, isFramed }: StatesProps): StateTile[] {
  return (facts?.states ?? []).map(({ id, name }) => {
    const story = stories.find((each) => each.id === id);
    const isDrawn = story && (isState(story) || !isFramed);
    return { id, name, story: isDrawn ? story.moduleExport : null };
  });
}

function States(props: StatesProps) {
  const { facts, stories, isFramed } = props;
  const states = new Set(facts?.states.map(({ id }) => id));
  return (
    <DocsSection heading={`States${facts ? `: ${facts.states.length}` : ""}`}>
      <p className="gs:flex gs:flex-wrap gs:gap-x-4 gs:type-body">
        <span className="gs:type-label">Other stories</span>
        {stories
          .filter((story) => !isState(story) && !states.has(story.id))
          .map(({ id, name }) => (
            <StoryLink key={id} id={id}>
              {name}
            </StoryLink>
          ))}
      </p>
      {facts && <StateThumbnails states={tilesOf(props)} isFramed={isFramed} />}
    </DocsSection>
  );
}

function Rules({ spec }: { spec: Spec }) {
  return (
    <DocsSection heading="Rules, and the tests that prove them">
      {spec.sections.map(({ heading, rules, paragraphs }) => (
        <DocsDetails key={heading} summary={`${heading || "Rules"} (${rules.length})`}>
          <SpecRules heading={heading || "Rules"} rules={rules} paragraphs={paragraphs} />
        </DocsDetails>
      ))}
    </DocsSection>
  );
}

interface ComponentPageProps extends StatesProps {
  readonly spec: Spec;
}

function ComponentPage({ spec, facts, stories, isFramed }: ComponentPageProps) {
  const first = stories.find(({ name }) => name === "Default") ?? stories[0];
  return (
    <>
      <Title />
      <Unstyled>
        <div className="gs:grid gs:gap-6 gs:py-4 gs:type-body gs:text-ink">
          {facts && <ComponentSummary facts={facts} />}
          <Purpose spec={spec} />
        </div>
      </Unstyled>
      {isFramed ? <FramedStory id={first?.id ?? ""} name={first?.name ?? ""} /> : <Primary />}
      <Unstyled>
        <div className="gs:grid gs:gap-10 gs:py-8 gs:type-body gs:text-ink">
          <DocsSection heading="Parts">
            <Anatomy parts={spec.parts} />
          </DocsSection>
          <div className="gs:grid gs:gap-8 gs:tablet:grid-cols-2">
            <DocsSection heading="Keys">
              <Keys keys={spec.keys} />
            </DocsSection>
            <DocsSection heading="Announcements">
              <Announcements rules={announcements(spec)} />
            </DocsSection>
          </div>
          <States facts={facts} stories={stories} isFramed={isFramed} />
          <Rules spec={spec} />
          <DocsSection heading="Tokens">
            <TokensUsed tokens={facts?.tokens ?? []} />
          </DocsSection>
          {facts && <RelatedComponents facts={facts} />}
          <DocsSection heading="Props">
            <DocsDetails
              summary={isFramed ? "All props" : "All props, with controls for the story at the top"}
            >
              <Controls />
            </DocsDetails>
          </DocsSection>
        </div>
      </Unstyled>
    </>
  );
}

/** The page of a component: what it is for, its parts, keys, states, rules with proof, tokens and relatives. */
export function DocsPage() {
  const { preparedMeta, csfFile } = useOf("meta", ["meta"]);
  const facts = useComponentFacts();
  const written: unknown = preparedMeta.parameters.spec;
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
  const stories: StoryEntry[] = Object.values(csfFile.stories);
  const isOwn = ({ states }: ComponentFacts) =>
    states.some(({ id }) => stories.some((story) => story.id === id));
  return (
    <ComponentPage
      spec={parseSpec(written)}
      facts={facts ? Object.values(facts).find(isOwn) : undefined}
      stories={stories}
      isFramed={preparedMeta.parameters.docs?.story?.inline === false}
    />
  );
}
