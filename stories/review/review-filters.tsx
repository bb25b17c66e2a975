const control =
  "gs:h-11 gs:min-w-0 gs:rounded-sm gs:border gs:border-ink-faint gs:bg-well gs:px-3 gs:type-body gs:text-ink gs:focus-ring";

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
    <label className="gs:grid gs:gap-1 gs:type-label">
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
    <label className="gs:grid gs:gap-1 gs:type-label">
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
