import {
  Controls,
  Description,
  Primary,
  Source,
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
import { PartPicture } from "./part-picture.tsx";
import { Announcements, Keys } from "./spec-lines.tsx";
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

/** A tile for each named state, in the order of the states file. */
function tilesOf({ facts, stories }: StatesProps): StateTile[] {
  return (facts?.states ?? []).flatMap(({ id, name }) => {
    const story = stories.find((each) => each.id === id);
    return story ? [{ id, name, story: story.moduleExport }] : [];
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

/** The first story in a window of its own, and the code that draws it, as of the controls. */
function FramedPrimary({ story }: { story: StoryEntry }) {
  return (
    <>
      <Unstyled>
        <FramedStory id={story.id} name={story.name} />
      </Unstyled>
      <Unstyled>
        <DocsDetails summary="Show code">
          <Source of={story.moduleExport} />
        </DocsDetails>
      </Unstyled>
    </>
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
      {isFramed && first ? <FramedPrimary story={first} /> : <Primary />}
      <Unstyled>
        <div className="gs:grid gs:gap-10 gs:py-8 gs:type-body gs:text-ink">
          <DocsSection heading="Parts">
            {facts && first && (
              <PartPicture
                folder={facts.folder}
                parts={spec.parts}
                story={{ id: first.id, name: first.name }}
                isOverPage={isFramed}
              />
            )}
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
            <DocsDetails summary="All props, with controls for the story at the top">
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
