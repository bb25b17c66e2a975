const control =
  "h-11 min-w-0 rounded-sm border border-ink-faint bg-well px-3 type-body text-ink focus-ring";

interface FilterChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** An empty text where all are wanted. */
  readonly onChoose: (value: string) => void;
}

/** One choice of a review page's filter. */
export function FilterChoice({ label, value, choices, onChoose }: FilterChoiceProps) {
  return (
    <label className="grid gap-1 type-label">
      {label}
      <select className={control} value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">All</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}

interface FilterSearchProps {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (value: string) => void;
}

/** The words of a review page's filter. */
export function FilterSearch({ label, value, onSearch }: FilterSearchProps) {
  return (
    <label className="grid gap-1 type-label">
      {label}
      <input
        type="search"
        className={control}
        value={value}
        onChange={({ target }) => onSearch(target.value)}
      />
    </label>
  );
}
