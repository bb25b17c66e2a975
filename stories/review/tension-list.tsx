import { StoryLink } from "./review-page.tsx";
import { tensions } from "./tensions.ts";

/** What pulls in two directions: what the product does, what the law says, what changes it, and who decides. */
export function TensionList() {
  return (
    <ul className="grid gap-4 tablet:grid-cols-2 full:grid-cols-3">
      {tensions.map(({ what, kept, law, change, decides, stories }) => (
        <li key={what} className="grid content-start gap-2 rounded-md bg-surface p-4 type-small">
          <h3 className="type-label">{what}</h3>
          <p>{kept}</p>
          <dl className="grid gap-1">
            <div>
              <dt className="inline text-ink-muted">The law: </dt>
              <dd className="inline">{law}</dd>
            </div>
            <div>
              <dt className="inline text-ink-muted">What changes it: </dt>
              <dd className="inline">{change}</dd>
            </div>
            <div>
              <dt className="inline text-ink-muted">Who decides: </dt>
              <dd className="inline">{decides}</dd>
            </div>
          </dl>
          <p className="flex flex-wrap gap-x-4">
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

/** `components-bet-slip--combo-boost-not-reached` in words. */
function nameOf(story: string): string {
  const [component = "", state = ""] = story.replace("components-", "").split("--");
  return [component, state].map((part) => part.replaceAll("-", " ")).join(": ");
}
