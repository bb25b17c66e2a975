import { stateAddresses } from "../support/state-address.ts";
import type { ComponentRow, StoryRow } from "./review-data.ts";
import { ReviewPage, StoryLink } from "./review-page.tsx";

interface StateCatalogProps {
  readonly components: readonly ComponentRow[];
  readonly stories: readonly StoryRow[];
}

function CatalogEntry({
  component,
  stories,
}: {
  component: ComponentRow;
  stories: readonly StoryRow[];
}) {
  const { folder, lists } = component;
  const [first] = stories;
  const name = first?.title.split("/").at(-1) ?? folder;
  const addresses = first ? stateAddresses(first.title, lists) : [];
  return (
    <li className="gs:grid gs:content-start gs:gap-3 gs:rounded-md gs:bg-surface gs:p-5">
      <h2 className="gs:type-heading">{name}</h2>
      <p className="gs:flex gs:flex-wrap gs:gap-x-4 gs:gap-y-1 gs:type-small">
        {stories.map((story) => (
          <StoryLink key={story.id} id={story.id}>
            {story.name}
          </StoryLink>
        ))}
        {first && (
          <StoryLink id={`${first.id.split("--")[0]}--docs`} view="docs">
            Rules
          </StoryLink>
        )}
      </p>
      {lists.map((list) => (
        <div key={list.name} className="gs:grid gs:gap-1">
          {lists.length > 1 && <h3 className="gs:type-caption gs:text-ink-faint">{list.name}</h3>}
          <ul className="gs:flex gs:flex-wrap gs:gap-1.5 gs:type-small">
            {addresses
              .filter((address) => address.list === list.name)
              .map(({ id, state }) => (
                <li key={id} className="gs:rounded-sm gs:bg-well gs:px-2 gs:py-0.5">
                  <StoryLink id={id}>{state}</StoryLink>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </li>
  );
}

/** Every component with its named states, and the stories that show them. */
export function StateCatalog({ components, stories }: StateCatalogProps) {
  const count = components
    .flatMap(({ lists }) => lists)
    .reduce((sum, { states }) => sum + states.length, 0);
  return (
    <ReviewPage
      title="State catalog"
      lead={
        <p>
          {components.length} components, {count} named states. Stories, pictures and tests go
          through these same lists. For machines:{" "}
          <a
            className="gs:rounded-sm gs:underline gs:focus-ring"
            href="./state-catalog.json"
            download
          >
            the catalog as JSON
          </a>
          .
        </p>
      }
    >
      <ul className="gs:grid gs:gap-4 gs:tablet:grid-cols-2 gs:full:grid-cols-3">
        {components.map((component) => (
          <CatalogEntry
            key={component.folder}
            component={component}
            stories={stories.filter(({ folder }) => folder === component.folder)}
          />
        ))}
      </ul>
    </ReviewPage>
  );
}
