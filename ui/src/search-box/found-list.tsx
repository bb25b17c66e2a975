import { useId } from "react";
import { Badge } from "../badge/index.ts";
import { useLink, useWording } from "../provider/index.ts";
import { foundOption } from "./search-box.variants.ts";
import { type FoundKind, type FoundLists, type FoundView, foundKinds } from "./search-view.ts";

interface FoundListProps {
  readonly id: string;
  readonly found: FoundLists;
  readonly activeId: string | null;
  readonly optionId: (id: string) => string;
  readonly onChoose: () => void;
}

/** What was found, by kind; the options of the field above. */
export function FoundList({ id, found, ...state }: FoundListProps) {
  const t = useWording();
  return (
    <div id={id} role="listbox" aria-label={t("search-box.found")} className="grid gap-4">
      {foundKinds
        .filter((kind) => found[kind].length > 0)
        .map((kind) => (
          <FoundGroup key={kind} kind={kind} options={found[kind]} {...state} />
        ))}
    </div>
  );
}

interface FoundGroupProps extends Omit<FoundListProps, "id" | "found"> {
  readonly kind: FoundKind;
  readonly options: readonly FoundView[];
}

function FoundGroup({ kind, options, activeId, optionId, onChoose }: FoundGroupProps) {
  const t = useWording();
  const heading = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
    <div
      role="group"
      aria-labelledby={heading}
      className="overflow-hidden bg-surface shadow-card tablet:rounded-md"
    >
      <div id={heading} role="presentation" className="type-heading px-3 tablet:px-4 pt-3 pb-2.5">
        {t(`search-box.${kind}`)}
      </div>
      {options.map((option) => (
        <FoundOption
          key={option.id}
          id={optionId(option.id)}
          option={option}
          isActive={option.id === activeId}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}

interface FoundOptionProps {
  readonly id: string;
  readonly option: FoundView;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

function FoundOption({ id, option, isActive, onChoose }: FoundOptionProps) {
  const Link = useLink();
  const t = useWording();
  return (
    <Link
      id={id}
      href={option.href}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={foundOption({ isActive })}
      onClick={onChoose}
    >
      <span className="min-w-0 flex-1">
        <span className="type-label block wrap-break-word">{option.name}</span>
        <span className="type-small block wrap-break-word text-ink-faint">{option.detail}</span>
      </span>
      {option.isLive && <Badge variant="inverse">{t("search-box.live")}</Badge>}
    </Link>
  );
}
