import {
  messageKinds,
  type WordingFilter,
  type WordingRow,
  wordingStatuses,
} from "./review-data.ts";

interface WordingFiltersProps {
  readonly rows: readonly WordingRow[];
  readonly filter: WordingFilter;
  readonly onFilter: (change: Partial<WordingFilter>) => void;
}

const control =
  "h-11 min-w-0 rounded-sm border border-ink-faint bg-well px-3 type-body text-ink focus-ring";

/** Filters by component, by how a text reaches the person, by status in the toolbar's language, by words; each is a part of the address. */
export function WordingFilters({ rows, filter, onFilter }: WordingFiltersProps) {
  const users = [...new Set(rows.flatMap((row) => row.usedBy))].sort();
  return (
    <div className="grid max-w-6xl gap-4 tablet:grid-cols-2 full:grid-cols-4">
      <label className="grid gap-1 type-label">
        Component
        <select
          className={control}
          value={filter.usedBy}
          onChange={({ target }) => onFilter({ usedBy: target.value })}
        >
          <option value="">All</option>
          {users.map((user) => (
            <option key={user}>{user}</option>
          ))}
        </select>
      </label>
      <label className="grid gap-1 type-label">
        Reaches the person as
        <select
          className={control}
          value={filter.kind}
          onChange={({ target }) => onFilter({ kind: target.value })}
        >
          <option value="">Anything</option>
          {messageKinds.map((kind) => (
            <option key={kind}>{kind}</option>
          ))}
        </select>
      </label>
      <label className="grid gap-1 type-label">
        Status in the toolbar’s language
        <select
          className={control}
          value={filter.status}
          onChange={({ target }) => onFilter({ status: target.value })}
        >
          <option value="">All</option>
          {wordingStatuses.map((status) => (
            <option key={status}>{status}</option>
          ))}
        </select>
      </label>
      <label className="grid gap-1 type-label">
        Key or words
        <input
          type="search"
          className={control}
          value={filter.search}
          onChange={({ target }) => onFilter({ search: target.value })}
        />
      </label>
    </div>
  );
}
