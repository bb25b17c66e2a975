import { intervals } from "@grandstand/rules/intervals";
import { findTimeZones, type TimeZoneEntry, timeZoneEntries } from "@grandstand/rules/time-zones";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { Field } from "../field/index.ts";
import {
  type ChangeDetails,
  type PressReason,
  pressDetails,
  useFormat,
  useNow,
  useWording,
} from "../provider/index.ts";
import { filterInput, zoneList, zoneRow } from "./site-settings.variants.ts";

interface ZoneChooserProps {
  readonly timeZone: string;
  readonly onChoose: (timeZone: string, details: ChangeDetails<PressReason>) => void;
}

/** A time zone of many: one types a few letters, and chooses from what is left (B3, B9). */
export function ZoneChooser({ timeZone, onChoose }: ZoneChooserProps) {
  const t = useWording();
  const { locale } = useFormat();
  const now = useNow(intervals.eachHour);
  const [text, setText] = useState("");
  const entries = useMemo(() => timeZoneEntries(locale, now), [locale, now]);
  const found = findTimeZones(entries, text);
  const chosen = entries.find(({ zone }) => zone === timeZone);
  return (
    <div className="gs:grid gs:gap-1.5">
      <p className="gs:type-small">
        {t("settings.time-zone.chosen", {
          zone: chosen ? `${chosen.name} (${chosen.gmt})` : timeZone,
        })}
      </p>
      <Field label={t("settings.time-zone")} hint={t("settings.time-zone.hint")}>
        {(attributes) => (
          <input
            {...attributes}
            type="search"
            value={text}
            autoComplete="off"
            spellCheck={false}
            className={filterInput()}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <p role="status" className="gs:type-small gs:text-ink-faint">
        {found.length === 0
          ? t("settings.time-zone.none", { text })
          : t("settings.time-zone.found", { count: found.length })}
      </p>
      {found.length > 0 && <ZoneList entries={found} timeZone={timeZone} onChoose={onChoose} />}
    </div>
  );
}

/** The zones that are left; it opens where the chosen one is. */
function ZoneList(props: ZoneChooserProps & { readonly entries: readonly TimeZoneEntry[] }) {
  const { entries, timeZone, onChoose } = props;
  const t = useWording();
  const group = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  useEffect(() => showChosen(list.current), []);
  return (
    <fieldset ref={list} className={zoneList()}>
      <legend className="gs:sr-only">{t("settings.time-zone")}</legend>
      {entries.map(({ zone, gmt, name }) => (
        <label key={zone} data-focus-within-ring className={zoneRow()}>
          <input
            type="radio"
            name={group}
            checked={zone === timeZone}
            className="gs:choice-mark"
            onChange={(event) => onChoose(zone, pressDetails(event))}
          />
          <span className="gs:min-w-0 gs:flex-1 gs:break-words">{name}</span>
          <span className="gs:tabular gs:shrink-0 gs:text-ink-muted">{gmt}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Scrolls the list alone: the dialog around it stays at its beginning. */
function showChosen(list: HTMLFieldSetElement | null): void {
  const row = list?.querySelector(":checked")?.closest("label");
  if (!list || !row) return;
  const distance = row.getBoundingClientRect().top - list.getBoundingClientRect().top;
  list.scrollTop += distance - (list.clientHeight - row.clientHeight) / 2;
}
