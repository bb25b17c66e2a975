import { languageNames } from "./language-names.ts";
import type { Language, StoryRow, WordingRow } from "./review-data.ts";
import { StoryLink } from "./review-page.tsx";
import { Difference } from "./word-difference.tsx";

interface WordingRowsProps {
  readonly rows: readonly WordingRow[];
  readonly stories: readonly StoryRow[];
  readonly order: readonly Language[];
}

function Text({ row, language }: { row: WordingRow; language: Language }) {
  if (row.notNeededIn.includes(language)) {
    return <td className="p-3 text-ink-faint">No such plural</td>;
  }
  const text = row.texts[language];
  if (!text) return <td className="p-3 type-label">Missing</td>;
  const isLong = row.budget !== undefined && text.characters > row.budget;
  return (
    <td className="p-3">
      <p lang={language} className="type-body">
        {text.rendered}
      </p>
      {text.raw !== text.rendered && (
        <p lang={language} className="type-caption break-words text-ink-faint">
          {text.raw}
        </p>
      )}
      <p className="type-caption text-ink-faint tabular">
        {text.characters}
        {row.budget !== undefined && ` of ${row.budget}`} characters
        {isLong && ", counted with these samples: too long"} · {text.status}
        {text.approval && ` by ${text.approval.by}, ${text.approval.on}`}
      </p>
      <Difference parts={text.difference} />
    </td>
  );
}

function About({ row, stories }: { row: WordingRow; stories: readonly StoryRow[] }) {
  const storyOf = (folder: string) =>
    stories.find((story) => story.folder === folder && story.name === "States") ??
    stories.find((story) => story.folder === folder);
  return (
    <div className="grid gap-1 type-caption text-ink-faint">
      {row.usedBy.map((user) => {
        const story = storyOf(user);
        if (!story) return <span key={user}>{user}</span>;
        return (
          <span key={user}>
            {user}:{" "}
            {(["fr", "nl", "en"] as const).map((language) => (
              <span key={language}>
                <StoryLink id={story.id} globals={`locale:${language};viewport:phone320`}>
                  {language}
                </StoryLink>{" "}
              </span>
            ))}
          </span>
        );
      })}
      {row.kinds.length > 0 && <span>{row.kinds.join(", ")}</span>}
      {row.messages.map((message) => (
        <span key={`${message.name} ${message.lifetime}`} className="grid">
          <span className="type-small font-semibold text-ink">{message.name}</span>
          <span className="text-ink-muted">{message.trigger}</span>
          <span className="text-ink-muted">
            {message.severity} · {message.lifetime} ·{" "}
            {message.canBeClosed ? "can be closed" : "cannot be closed"} · {message.source}
          </span>
          <span className="text-ink-muted">
            Owner: {message.owner} · legal basis: {message.legalBasis ?? "none"} ·{" "}
            <StoryLink id={`review-popup-wall--wall&args=message:${message.id}`}>
              as drawn
            </StoryLink>
          </span>
        </span>
      ))}
      {row.variables.length > 0 && <span>with {row.variables.join(", ")}</span>}
      <span>Our text</span>
      {row.toDecide.map((words) => (
        <strong key={words} className="text-ink">
          To decide: {words}
        </strong>
      ))}
    </div>
  );
}

/** The table: a row a message, a column a language, raw and with samples in its variables. */
export function WordingRows({ rows, stories, order }: WordingRowsProps) {
  return (
    <table className="w-full min-w-4xl table-fixed bg-surface text-left">
      <thead className="type-label">
        <tr>
          <th scope="col" className="w-1/4 p-3">
            Message
          </th>
          {order.map((language) => (
            <th key={language} scope="col" lang={language} className="p-3">
              {languageNames[language]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className="border-t border-line align-top">
            <th scope="row" className="p-3 font-normal">
              <code className="type-small break-words">{row.key}</code>
              <About row={row} stories={stories} />
            </th>
            {order.map((language) => (
              <Text key={language} row={row} language={language} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
