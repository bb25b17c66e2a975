import { useState } from "react";
import { Button } from "../button/index.ts";
import { Dialog, type DialogClose } from "../dialog/index.ts";
import { Field, fieldBox, fieldInput } from "../field/index.ts";
import { FilterChips } from "../filter-chips/index.ts";
import { changeDetails, useWording } from "../provider/index.ts";
import { type BetFiltersView, noFilters, type OnFilter } from "./bet-filters-view.ts";
import { betPeriods, betTypeFilters } from "./bet-history.variants.ts";

export interface FilterSheetProps {
  readonly filters: BetFiltersView;
  /** The last day that can be chosen, `2026-11-21`. */
  readonly today: string;
  readonly onFilter: OnFilter;
  readonly onClose: DialogClose;
}

/** Period and type of the bets that are shown, with two days of one's own; nothing changes before it is applied. */
export function FilterSheet({ filters, today, onFilter, onClose }: FilterSheetProps) {
  const t = useWording();
  const [draft, setDraft] = useState(filters);
  const change = (part: Partial<BetFiltersView>) => setDraft({ ...draft, ...part });
  return (
    <Dialog
      layout="sheet"
      title={t("history.filters.title")}
      onClose={onClose}
      footer={
        <>
          <Button
            variant="outline"
            size="large"
            onPressEvent={(event) => onFilter(noFilters, changeDetails("clear", event))}
          >
            {t("history.clear")}
          </Button>
          <Button
            variant="act"
            size="large"
            onPressEvent={(event) => onFilter(draft, changeDetails("sheet", event))}
          >
            {t("history.filters.apply.button")}
          </Button>
        </>
      }
    >
      <div className="gs:grid gs:gap-4 gs:py-1 gs:[&_.gs-chip-row]:flex-wrap gs:[&_.gs-chip-row]:px-0 gs:[&_.gs-chip[aria-pressed=false]]:bg-raised">
        <FilterChips
          label={t("history.filter.period")}
          chips={betPeriods.map((id) => ({ id, name: t(`history.filter.period.${id}`) }))}
          chosenId={draft.period}
          onChoose={(id) => change({ period: periodOf(id) })}
        />
        {draft.period === "dates" && (
          <div className="gs:grid gs:grid-cols-2 gs:gap-2">
            <Day
              label={t("history.filter.from")}
              value={draft.from}
              latest={draft.to || today}
              onChoose={(from) => change({ from })}
            />
            <Day
              label={t("history.filter.to")}
              value={draft.to}
              earliest={draft.from}
              latest={today}
              onChoose={(to) => change({ to })}
            />
          </div>
        )}
        <FilterChips
          label={t("history.filter.type")}
          chips={betTypeFilters.map((id) => ({ id, name: t(`history.filter.type.${id}`) }))}
          chosenId={draft.type}
          onChoose={(id) => change({ type: typeOf(id) })}
        />
      </div>
    </Dialog>
  );
}

const periodOf = (id: string | null) => betPeriods.find((period) => period === id) ?? "all";
const typeOf = (id: string | null) => betTypeFilters.find((type) => type === id) ?? "all";

interface DayProps {
  readonly label: string;
  readonly value: string;
  readonly earliest?: string;
  readonly latest: string;
  readonly onChoose: (day: string) => void;
}

function Day({ label, value, earliest, latest, onChoose }: DayProps) {
  return (
    <Field label={label}>
      {(attributes) => (
        <div data-focus-within-ring className={fieldBox({ tone: "normal" })}>
          <input
            {...attributes}
            type="date"
            value={value}
            min={earliest || undefined}
            max={latest}
            className={`${fieldInput()} gs:tap`}
            onChange={(event) => onChoose(event.currentTarget.value)}
          />
        </div>
      )}
    </Field>
  );
}
