import { nameOf, StoryLink } from "./review-page.tsx";
import { tensions } from "./tensions.ts";

/** What pulls in two directions: what the product does, what the law says, what changes it, and who decides. */
export function TensionList() {
  return (
    <ul className="gs:grid gs:gap-4 gs:tablet:grid-cols-2 gs:full:grid-cols-3">
      {tensions.map(({ what, kept, law, change, decides, stories }) => (
        <li
          key={what}
          className="gs:grid gs:content-start gs:gap-2 gs:rounded-md gs:bg-surface gs:p-4 gs:type-small"
        >
          <h3 className="gs:type-label">{what}</h3>
          <p>{kept}</p>
          <dl className="gs:grid gs:gap-1">
            <div>
              <dt className="gs:inline gs:text-ink-muted">The law: </dt>
              <dd className="gs:inline">{law}</dd>
            </div>
            <div>
              <dt className="gs:inline gs:text-ink-muted">What changes it: </dt>
              <dd className="gs:inline">{change}</dd>
            </div>
            <div>
              <dt className="gs:inline gs:text-ink-muted">Who decides: </dt>
              <dd className="gs:inline">{decides}</dd>
            </div>
          </dl>
          <p className="gs:flex gs:flex-wrap gs:gap-x-4">
            {stories.map((story) => (
              <StoryLink key={story} id={story}>
                {nameOf(story)}
              </StoryLink>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
