import { type ReactNode, type RefObject, useRef } from "react";
import { mergeProps } from "react-aria/mergeProps";
import type { CollectionOptions } from "react-aria/useAutocomplete";
import { useListBox, useListBoxSection, useOption } from "react-aria/useListBox";
import { Item } from "react-stately/Item";
import { Section } from "react-stately/Section";
import { type ListState, useListState } from "react-stately/useListState";
import { Badge } from "../badge/index.ts";
import { Flag } from "../flag/index.ts";
import { SideMark } from "../mark-image/index.ts";
import { useLink, useWording } from "../provider/index.ts";
import { SportIcon } from "../sport-icon/index.ts";
import { foundMark, foundOption } from "./search-box.variants.ts";
import { type FoundLists, type FoundView, foundKinds } from "./search-view.ts";

interface FoundListProps {
  readonly found: FoundLists;
  /** What ties the list to its field. */
  readonly collection: CollectionOptions;
  readonly list: RefObject<HTMLElement | null>;
  readonly onChoose: () => void;
}

/** What was found, by kind; the options of the field above. */
export function FoundList({ found, collection, list, onChoose }: FoundListProps) {
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
  return (
    // React Aria knows the list as an element of any kind.
    <div
      {...listBoxProps}
      ref={list as RefObject<HTMLDivElement | null>}
      className="gs:grid gs:gap-4"
    >
      {[...state.collection].map((kind) => (
        <FoundGroup key={kind.key} heading={kind.rendered}>
          {[...(state.collection.getChildren?.(kind.key) ?? [])].map(
            ({ key, value }) =>
              value && <FoundOption key={key} option={value} state={state} onChoose={onChoose} />,
          )}
        </FoundGroup>
      ))}
    </div>
  );
}

function FoundGroup({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  const { groupProps, headingProps } = useListBoxSection({ heading });
  return (
    <div
      {...groupProps}
      className="gs:overflow-hidden gs:bg-surface gs:shadow-card gs:tablet:rounded-md"
    >
      <div {...headingProps} className="gs:type-heading gs:px-3 gs:tablet:px-4 gs:pt-3 gs:pb-2.5">
        {heading}
      </div>
      {children}
    </div>
  );
}

interface FoundOptionProps {
  readonly option: FoundView;
  readonly state: ListState<FoundView>;
  readonly onChoose: () => void;
}

function FoundOption({ option, state, onChoose }: FoundOptionProps) {
  const Link = useLink();
  const t = useWording();
  const link = useRef<HTMLAnchorElement>(null);
  const { optionProps, isFocused } = useOption({ key: option.id }, state, link);
  return (
    <Link
      {...mergeProps(optionProps, { onClick: onChoose })}
      ref={link}
      href={option.href}
      tabIndex={-1}
      aria-selected={isFocused}
      className={foundOption({ isActive: isFocused })}
    >
      <FoundMark option={option} />
      <span className="gs:min-w-0 gs:flex-1">
        <span translate="no" className="gs:type-label gs:block gs:wrap-break-word">
          {option.name}
        </span>
        <span className="gs:type-small gs:block gs:wrap-break-word gs:text-ink-faint">
          {option.detail}
        </span>
      </span>
      {option.isLive && <Badge variant="inverse">{t("search-box.live")}</Badge>}
    </Link>
  );
}

/** Two marks lie over one another, so that names begin below one another. */
function FoundMark({ option }: Pick<FoundOptionProps, "option">) {
  const { marks = [], country, sport } = option;
  const [isAlone, hasNone] = [marks.length === 1, marks.length === 0];
  return (
    <span className={foundMark({ isPair: !isAlone && !hasNone })}>
      {marks.map((_, index) => (
        <SideMark
          key={index === 0 ? "first" : "second"}
          event={option}
          index={index}
          size={isAlone ? 24 : 20}
        />
      ))}
      {hasNone && country !== undefined && <Flag code={country} size={24} />}
      {hasNone && country === undefined && <SportIcon sport={sport} size={24} />}
    </span>
  );
}
