import type { ReactNode } from "react";
import type { MessageRow, WordingRow } from "./review-data.ts";
import { StoryLink } from "./review-page.tsx";

/** All that is known of a text beside its words. */
export function WordingAbout({ row }: { readonly row: WordingRow }) {
  return (
    <div className="gs:grid gs:gap-2 gs:type-small">
      <code className="gs:break-words">{row.key}</code>
      <StoryLink id={`review-wording-book--book&args=search:${row.key}`}>
        Address of this row<span className="gs:sr-only">: {row.key}</span>
      </StoryLink>
      <ShownBy row={row} />
      {row.messages.map((message) => (
        <Message key={message.id} message={message} />
      ))}
      <dl className="gs:grid gs:gap-0.5">
        <Fact name="Reaches as">{row.kinds.join(", ") || "text"}</Fact>
        <Fact name="Owner">{row.owner}</Fact>
        {row.legalBasis !== null && <Fact name="Legal basis">{row.legalBasis}</Fact>}
        <Fact name="Words">
          {row.standsInFor === null
            ? "ours"
            : `the server’s; ours stand in where it sends none: ${row.standsInFor}`}
        </Fact>
        {row.variables.map(({ name, type, sample, isGiven }) => (
          <Fact key={name} name={`{{${name}}}`}>
            {type}, such as {sample}
            {!isGiven && " (a sample)"}
          </Fact>
        ))}
      </dl>
      {row.toDecide.map((words) => (
        <strong key={words}>To decide: {words}</strong>
      ))}
    </div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="gs:flex gs:gap-2">
      <dt className="gs:shrink-0 gs:text-ink-faint">{name}</dt>
      <dd className="gs:min-w-0 gs:wrap-anywhere">{children}</dd>
    </div>
  );
}

function ShownBy({ row: { shownBy, notShown } }: { readonly row: WordingRow }) {
  if (shownBy.length === 0) return <p className="gs:text-ink-muted">{notShown}</p>;
  const [first, ...others] = shownBy;
  const links = (shown: readonly (typeof first)[]) =>
    shown.map(
      (each) =>
        each && (
          <li key={each.story}>
            <StoryLink id={each.story}>
              {each.component}: {each.state}
            </StoryLink>
            {each.next !== null && `, then ${each.next}`}
            {each.inPlaceOf !== null && `, drawn in the place of ${each.inPlaceOf}`}
          </li>
        ),
    );
  return (
    <>
      <ul>{links([first])}</ul>
      {others.length > 0 && (
        <details>
          <summary className="gs:w-fit gs:cursor-pointer gs:rounded-sm gs:focus-ring">
            {others.length} more {others.length === 1 ? "component" : "components"}
          </summary>
          <ul>{links(others)}</ul>
        </details>
      )}
    </>
  );
}

function Message({ message }: { readonly message: MessageRow }) {
  return (
    <p className="gs:text-ink-muted">
      <StoryLink id={`review-popup-wall--wall&args=message:${message.id}`}>
        {message.name}
      </StoryLink>
      : {message.trigger} Severity: {message.severity}; stands {message.lifetime},{" "}
      {message.canBeClosed ? "can be closed" : "cannot be closed"}.
    </p>
  );
}
