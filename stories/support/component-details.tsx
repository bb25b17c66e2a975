import { StoryLink } from "../review/review-page.tsx";
import type { ComponentFacts, ComponentLink } from "./component-facts.ts";
import { CopyName, CopyRegion } from "./copy-name.tsx";
import { DocsSection } from "./docs-section.tsx";

/** 1 kB is 1000 bytes, as browsers count it. */
function inKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** Status, first version and size, each with what it means. */
export function ComponentSummary({ facts }: { facts: ComponentFacts }) {
  const { since, size } = facts;
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
  ];
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {rows.map(({ name, value, meaning }) => (
        <div key={name}>
          <dt className="type-caption text-ink-muted">{name}</dt>
          <dd>
            <span className="type-label">{value}</span>{" "}
            <span className="type-small text-ink-muted">{meaning}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The tokens that its own files name; a press copies a name. */
export function TokensUsed({ tokens }: { tokens: readonly string[] }) {
  const kinds = [...new Set(tokens.map((token) => token.split(" ")[0] ?? ""))];
  if (tokens.length === 0) return <p className="type-body">Its own files name none.</p>;
  return (
    <CopyRegion>
      <dl className="grid gap-2">
        {kinds.map((kind) => (
          <div key={kind} className="grid grid-cols-[5rem_1fr] items-baseline gap-2">
            <dt className="type-caption text-ink-muted">{kind}</dt>
            <dd className="flex flex-wrap gap-x-4 gap-y-1">
              {tokens
                .filter((token) => token.startsWith(`${kind} `))
                .map((token) => token.slice(kind.length + 1))
                .map((name) => (
                  <span key={name} className="flex items-center gap-1">
                    {kind === "colour" && (
                      <span
                        aria-hidden
                        className="size-4 rounded-sm border border-line forced-color-adjust-none"
                        style={{ background: `var(--color-${name})` }}
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
    <p className="flex flex-wrap gap-x-4 type-body">
      <span className="type-label">{label}</span>
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
        <p className="type-body">It uses no other component, and none uses it.</p>
      )}
    </DocsSection>
  );
}
