import { StoryLink } from "../review/review-page.tsx";
import type { ComponentFacts, ComponentLink } from "./component-facts.ts";
import { CopyName, CopyRegion } from "./copy-name.tsx";
import { DocsSection } from "./docs-section.tsx";
import { type InspectedDay, useInspectedDay } from "./use-inspected-day.ts";

/** 1 kB is 1000 bytes, as browsers count it. */
function inKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function inspectionOf(day: InspectedDay | null): { value: string; meaning: string } {
  if (!day) return { value: "Not known", meaning: "no results were published with this Storybook" };
  return day.isChanged
    ? { value: `${day.on}: changed since`, meaning: "what was found then supports nothing now" }
    : { value: day.on, meaning: "as it is now, in every way of the accessibility evidence" };
}

/** Status, first version, size and the day of its evidence, each with what it means. */
export function ComponentSummary({ facts }: { facts: ComponentFacts }) {
  const { since, size, page } = facts;
  const day = useInspectedDay(page);
  const rows = [
    {
      name: "Status",
      value: since === null ? "Draft" : "Stable",
      meaning: since === null ? "no version has it yet" : "a break is a new minor version",
    },
    { name: "Since", value: since ?? "the next version", meaning: "of @grandstand/ui" },
    {
      name: "Size",
      value: inKilobytes(size.own),
      meaning: `${inKilobytes(size.atOnce)} with what of ours comes with it, ${inKilobytes(size.deferred)} when needed; compressed`,
    },
    { name: "Looked at", ...inspectionOf(day) },
  ];
  return (
    <dl className="gs:flex gs:flex-wrap gs:gap-x-8 gs:gap-y-2">
      {rows.map(({ name, value, meaning }) => (
        <div key={name}>
          <dt className="gs:type-caption gs:text-ink-muted">{name}</dt>
          <dd>
            <span className="gs:type-label">{value}</span>{" "}
            <span className="gs:type-small gs:text-ink-muted">{meaning}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The tokens that its own files name; a press copies a name. */
export function TokensUsed({ tokens }: { tokens: readonly string[] }) {
  const kinds = [...new Set(tokens.map((token) => token.split(" ")[0] ?? ""))];
  if (tokens.length === 0) return <p className="gs:type-body">Its own files name none.</p>;
  return (
    <CopyRegion>
      <dl className="gs:grid gs:gap-2">
        {kinds.map((kind) => (
          <div key={kind} className="gs:grid gs:grid-cols-[5rem_1fr] gs:items-baseline gs:gap-2">
            <dt className="gs:type-caption gs:text-ink-muted">{kind}</dt>
            <dd className="gs:flex gs:flex-wrap gs:gap-x-4 gs:gap-y-1">
              {tokens
                .filter((token) => token.startsWith(`${kind} `))
                .map((token) => token.slice(kind.length + 1))
                .map((name) => (
                  <span key={name} className="gs:flex gs:items-center gs:gap-1">
                    {kind === "colour" && (
                      <span
                        aria-hidden
                        className="gs:size-4 gs:rounded-sm gs:border gs:border-line gs:forced-color-adjust-none"
                        style={{ background: `var(--gs-color-${name})` }}
                      />
                    )}
                    <CopyName name={name} />
                  </span>
                ))}
            </dd>
          </div>
        ))}
      </dl>
    </CopyRegion>
  );
}

function Links({ label, links }: { label: string; links: readonly ComponentLink[] }) {
  if (links.length === 0) return null;
  return (
    <p className="gs:flex gs:flex-wrap gs:gap-x-4 gs:type-body">
      <span className="gs:type-label">{label}</span>
      {links.map(({ name, page }) => (
        <StoryLink key={page} id={page} view="docs">
          {name}
        </StoryLink>
      ))}
    </p>
  );
}

/** What it is made of, and what has it within. */
export function RelatedComponents({ facts }: { facts: ComponentFacts }) {
  const { madeOf, partOf } = facts;
  return (
    <DocsSection heading="Related">
      <Links label="Made of" links={madeOf} />
      <Links label="Part of" links={partOf} />
      {madeOf.length + partOf.length === 0 && (
        <p className="gs:type-body">It uses no other component, and none uses it.</p>
      )}
    </DocsSection>
  );
}
