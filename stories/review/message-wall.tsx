import { Button } from "@grandstand/ui/button";
import { useMemo, useState } from "react";
import { MessageCard } from "./message-card.tsx";
import { type MessageView, messageViews, wantedMessages } from "./message-views.ts";
import { readTextOf } from "./read-texts.ts";
import {
  type Language,
  languages,
  type MessageFilter,
  type MessageRow,
  messageKinds,
  messageOwners,
  type WordingRow,
  wordingStatuses,
} from "./review-data.ts";
import { FilterChoice, FilterSearch } from "./review-filters.tsx";
import { ReviewPage, ReviewSection } from "./review-page.tsx";
import { SignOffForm } from "./sign-off-form.tsx";
import { useTicks } from "./ticks.ts";

interface MessageWallProps {
  readonly messages: readonly MessageRow[];
  readonly wording: readonly WordingRow[];
  readonly filter: MessageFilter;
  readonly onFilter: (change: Partial<MessageFilter>) => void;
  /** The address of a message drawn by its component; null where pages cannot be framed. */
  readonly frameAddress: (message: MessageRow, language: Language) => string | null;
}

/** How many messages are drawn at first: each has three frames. */
const firstMessages = 8;

/** A message in one language, as it is ticked for a sign-off. */
export const tickOf = (message: MessageRow, language: Language) => `${message.id} ${language}`;

/** Every popup, toast, dialog, banner and sticky message in three languages side by side, to be read and signed off. */
export function MessageWall(props: MessageWallProps) {
  const { messages, wording, filter, onFilter, frameAddress } = props;
  const { ticked, toggle } = useTicks();
  const [count, setCount] = useState(firstMessages);
  const views = useMemo(() => messageViews(messages, wording), [messages, wording]);
  const wanted = wantedMessages(views, filter);
  const drawn = wanted.slice(0, count);
  const read = views.flatMap(({ message, rows }) =>
    languages
      .filter((language) => ticked.has(tickOf(message, language)))
      .flatMap((language) => rows.flatMap((row) => readTextOf(row, language))),
  );
  return (
    <ReviewPage
      title="Popup wall"
      lead={
        <p>
          What the site shows over, beside or within its pages: {messages.length} messages, each in
          French, Dutch and English as its own component draws it. The theme is the toolbar’s. Every
          message has an address of its own; the page prints on A4.
        </p>
      }
    >
      <WallFilters views={views} filter={filter} onFilter={onFilter} />
      <p role="status" className="gs:type-small gs:text-ink-muted">
        {wanted.length} of {messages.length} match
        {drawn.length < wanted.length && `; the first ${drawn.length} are shown`}
      </p>
      <ul className="gs:grid gs:gap-10">
        {drawn.map((view) => (
          <li key={view.message.id}>
            <MessageCard
              view={view}
              frameAddress={frameAddress}
              isTicked={(language) => ticked.has(tickOf(view.message, language))}
              onTick={(language) => toggle(tickOf(view.message, language))}
            />
          </li>
        ))}
      </ul>
      {drawn.length < wanted.length && (
        <div className="gs:print:hidden">
          <Button onPress={() => setCount(wanted.length)}>Show all {wanted.length}</Button>
        </div>
      )}
      <ReviewSection title="Sign off">
        <SignOffForm texts={read} ticked="message" />
      </ReviewSection>
    </ReviewPage>
  );
}

interface WallFiltersProps extends Pick<MessageWallProps, "filter" | "onFilter"> {
  readonly views: readonly MessageView[];
}

function WallFilters({ views, filter, onFilter }: WallFiltersProps) {
  return (
    <div className="gs:grid gs:gap-4 gs:tablet:grid-cols-2 gs:full:grid-cols-5 gs:print:hidden">
      <FilterChoice
        label="Message"
        value={filter.message}
        choices={views.map(({ message }) => ({ value: message.id, label: message.name }))}
        onChoose={(message) => onFilter({ message })}
      />
      <FilterChoice
        label="Reaches the person as"
        value={filter.kind}
        choices={messageKinds.map((kind) => ({ value: kind, label: kind }))}
        onChoose={(kind) => onFilter({ kind })}
      />
      <FilterChoice
        label="Owner"
        value={filter.owner}
        choices={messageOwners.map((owner) => ({ value: owner, label: owner }))}
        onChoose={(owner) => onFilter({ owner })}
      />
      <FilterChoice
        label="Sign-off in any language"
        value={filter.status}
        choices={wordingStatuses.map((status) => ({ value: status, label: status }))}
        onChoose={(status) => onFilter({ status })}
      />
      <FilterSearch
        label="Key or words"
        value={filter.search}
        onSearch={(search) => onFilter({ search })}
      />
    </div>
  );
}
