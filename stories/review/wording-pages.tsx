import { Button } from "@grandstand/ui/button";

interface WordingPagesProps {
  readonly page: number;
  readonly count: number;
  readonly onPage: (page: number) => void;
}

/** The way through the pages of the table. */
export function WordingPages({ page, count, onPage }: WordingPagesProps) {
  if (count === 1) return null;
  return (
    <nav aria-label="Pages of texts" className="gs:flex gs:flex-wrap gs:items-center gs:gap-4">
      <Button
        onPress={() => onPage(page - 1)}
        {...(page === 1 && { disabledReason: "This is the first page" })}
      >
        Previous
      </Button>
      <label className="gs:flex gs:items-center gs:gap-2 gs:type-label">
        Page
        <select
          className="gs:h-11 gs:rounded-sm gs:border gs:border-ink-faint gs:bg-well gs:px-3 gs:type-body gs:text-ink gs:focus-ring"
          value={page}
          onChange={({ target }) => onPage(Number(target.value))}
        >
          {Array.from({ length: count }, (_, index) => (
            <option key={index} value={index + 1}>
              {index + 1}
            </option>
          ))}
        </select>
        of {count}
      </label>
      <Button
        onPress={() => onPage(page + 1)}
        {...(page === count && { disabledReason: "This is the last page" })}
      >
        Next
      </Button>
    </nav>
  );
}
