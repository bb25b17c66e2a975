import { type ReactNode, type RefObject, useRef } from "react";
import { mergeProps } from "react-aria/mergeProps";
import type { CollectionOptions } from "react-aria/useAutocomplete";
import { useListBox, useListBoxSection, useOption } from "react-aria/useListBox";
import { Item } from "react-stately/Item";
import { Section } from "react-stately/Section";
import { type ListState, useListState } from "react-stately/useListState";
import { Badge } from "../badge/index.ts";
import type { RenderOutcome } from "../event-view/index.ts";
import { useLink, useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import { foundPieces } from "./found-letters.ts";
import { FoundMark } from "./found-mark.tsx";
import { FoundPrices } from "./found-prices.tsx";
import { foundHeading, foundOption } from "./search-box.variants.ts";
import { allFound, type FoundLists, type FoundView, foundKinds } from "./search-view.ts";

interface FoundListProps {
  readonly found: FoundLists;
  /** What was searched: its letters stand out in the names. */
  readonly query: string;
  /** What ties the list to its field. */
  readonly collection: CollectionOptions;
  readonly list: RefObject<HTMLElement | null>;
  readonly renderOutcome: RenderOutcome;
  readonly onChoose: (found: FoundView) => void;
}

/**
 * What was found, by kind; the options of the field above. A list of options holds nothing that is pressed: the prices
 * come after it in the document, each named by its match, and are drawn where their match is.
 */
export function FoundList(props: FoundListProps) {
  const { found, query, collection, list, renderOutcome, onChoose } = props;
  const t = useWording();
  const state = useListState<FoundView>({
    selectionMode: "none",
    children: foundKinds
      .filter((kind) => found[kind].length > 0)
      .map((kind) => (
        <Section key={kind} title={t(`search-box.${kind}`)} items={found[kind]}>
          {(option) => <Item textValue={option.name}>{option.name}</Item>}
        </Section>
      )),
  });
  const label = t("search-box.found");
  const { listBoxProps } = useListBox(
    { ...collection, "aria-label": label, shouldFocusWrap: true },
    state,
    list,
  );
  const rows = rowsOf(found);
  return (
    <div className="gs-found">
      {/* React Aria knows the list as an element of any kind. */}
      <div {...listBoxProps} ref={list as RefObject<HTMLDivElement | null>} className="gs:contents">
        {[...state.collection].map((kind, index) => {
          const options = [...(state.collection.getChildren?.(kind.key) ?? [])];
          const first = options[0]?.value?.id ?? "";
          return (
            <FoundGroup
              key={kind.key}
              heading={kind.rendered}
              row={(rows.get(first) ?? 1) - 1}
              isFirst={index === 0}
            >
              {options.map(
                ({ key, value }) =>
                  value && (
                    <FoundOption
                      key={key}
                      option={value}
                      row={rows.get(value.id) ?? 0}
                      isFirst={value.id === first}
                      {...{ query, state, onChoose }}
                    />
                  ),
              )}
            </FoundGroup>
          );
        })}
      </div>
      {allFound(found).map(
        ({ id, priced }) =>
          priced && (
            <FoundPrices
              key={id}
              row={rows.get(id) ?? 0}
              renderOutcome={renderOutcome}
              {...priced}
            />
          ),
      )}
    </div>
  );
}

/** The row of each option among all that is drawn, which a heading is before and its prices are with. */
function rowsOf(found: FoundLists): ReadonlyMap<string, number> {
  const rows = new Map<string, number>();
  let row = 0;
  for (const kind of foundKinds) {
    if (found[kind].length > 0) row += 1;
    for (const { id } of found[kind]) {
      rows.set(id, row);
      row += 1;
    }
  }
  return rows;
}

interface FoundGroupProps {
  readonly heading: ReactNode;
  readonly row: number;
  readonly isFirst: boolean;
  readonly children: ReactNode;
}

function FoundGroup({ heading, row, isFirst, children }: FoundGroupProps) {
  const { groupProps, headingProps } = useListBoxSection({ heading });
  return (
    <div {...groupProps} className="gs:contents">
      <div {...headingProps} style={{ order: row }} className={foundHeading({ isFirst })}>
        {heading}
      </div>
      {children}
    </div>
  );
}

interface FoundOptionProps extends Pick<FoundListProps, "query" | "onChoose"> {
  readonly option: FoundView;
  readonly state: ListState<FoundView>;
  readonly row: number;
  readonly isFirst: boolean;
}

function FoundOption({ option, query, state, row, isFirst, onChoose }: FoundOptionProps) {
  const Link = useLink();
  const t = useWording();
  const link = useRef<HTMLAnchorElement>(null);
  const { optionProps, isFocused } = useOption({ key: option.id }, state, link);
  return (
    <Link
      {...mergeProps(optionProps, { onClick: () => onChoose(option) })}
      ref={link}
      href={option.href}
      tabIndex={-1}
      aria-selected={isFocused}
      style={{ order: row }}
      className={foundOption({
        isActive: isFocused,
        isFirst,
        isBeside: option.priced?.market.outcomes.length === 1,
      })}
    >
      <FoundMark of={option} />
      <span className="gs:min-w-0 gs:flex-1">
        <span translate="no" className="gs-found-name">
          {foundPieces(option.name, query).map(({ text, isFound }, index) =>
            isFound ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its position in the name
              <b key={index}>{text}</b>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its position in the name
              <span key={index}>{text}</span>
            ),
          )}
        </span>
        <span className="gs:type-small gs:block gs:wrap-break-word gs:text-ink-faint">
          <Sentence names={option.names ?? []}>{option.detail}</Sentence>
        </span>
      </span>
      {option.isLive && <Badge variant="inverse">{t("search-box.live")}</Badge>}
    </Link>
  );
}
