import { lineStandings } from "./line-standing.ts";
import {
  messageKinds,
  messageOwners,
  type WordingFilter,
  type WordingRow,
  wordingStatuses,
} from "./review-data.ts";
import { FilterChoice, FilterSearch } from "./review-filters.tsx";

interface WordingFiltersProps {
  readonly rows: readonly WordingRow[];
  readonly filter: WordingFilter;
  readonly onFilter: (change: Partial<WordingFilter>) => void;
}

const choicesOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

/** Filters by component, by how a text reaches the person, by owner, by status and lines in the toolbar's language, by words; each is a part of the address. */
export function WordingFilters({ rows, filter, onFilter }: WordingFiltersProps) {
  const components = rows.flatMap((row) => row.shownBy.map(({ component }) => component));
  return (
    <div className="gs:grid gs:gap-4 gs:tablet:grid-cols-2 gs:full:grid-cols-6">
      <FilterChoice
        label="Component"
        value={filter.component}
        choices={choicesOf([...new Set(components)].sort())}
        onChoose={(component) => onFilter({ component })}
      />
      <FilterChoice
        label="Reaches the person as"
        value={filter.kind}
        choices={choicesOf(messageKinds)}
        onChoose={(kind) => onFilter({ kind })}
      />
      <FilterChoice
        label="Owner"
        value={filter.owner}
        choices={choicesOf(messageOwners)}
        onChoose={(owner) => onFilter({ owner })}
      />
      <FilterChoice
        label="Status in the toolbar’s language"
        value={filter.status}
        choices={choicesOf(wordingStatuses)}
        onChoose={(status) => onFilter({ status })}
      />
      <FilterChoice
        label="Lines at 320 px"
        value={filter.lines}
        choices={choicesOf(lineStandings)}
        onChoose={(lines) => onFilter({ lines })}
      />
      <FilterSearch
        label="Key or words"
        value={filter.search}
        onSearch={(search) => onFilter({ search })}
      />
    </div>
  );
}
