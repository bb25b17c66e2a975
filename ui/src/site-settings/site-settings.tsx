import { type AcceptOdds, acceptOddsSettings } from "@grandstand/rules/accept-odds";
import { type UpdatePaceName, updatePaceNames, updatePaces } from "@grandstand/rules/intervals";
import type { Locale } from "@grandstand/rules/locale";
import { type OddsFormat, oddsFormats } from "@grandstand/rules/odds";
import { useId } from "react";
import { Button } from "../button/index.ts";
import { Dialog, type DialogClose } from "../dialog/index.ts";
import { CheckBox } from "../field/check-box.tsx";
import {
  type ChangeDetails,
  type PressReason,
  pressDetails,
  useFormat,
  useLink,
  useWording,
} from "../provider/index.ts";
import { SegmentedControl } from "../segmented-control/index.ts";
import { AccessibilitySettings, type RecentMessageView } from "./accessibility-settings.tsx";
import { languageLink } from "./site-settings.variants.ts";
import { ZoneChooser } from "./zone-chooser.tsx";

/** In milliseconds. */
const aSecond = 1_000;

/** How much of a list is on a wide screen at once. */
export const densities = ["comfortable", "compact"] as const;
export type Density = (typeof densities)[number];

/** What a person has settled (B3, Settings). */
export interface SiteSettingsView {
  readonly oddsFormat: OddsFormat;
  readonly acceptOdds: AcceptOdds;
  /** IANA name. */
  readonly timeZone: string;
  readonly updates: UpdatePaceName;
  readonly dataSaver: boolean;
  /** Whether a message that passes by stays until it is closed. */
  readonly keepsToasts: boolean;
  /** Whether the site says that a bet of the person is settled. */
  readonly saysSettled: boolean;
  readonly density: Density;
}

export interface SiteSettingsProps {
  readonly settings: SiteSettingsView;
  /** This page in each language; choosing one leads there. */
  readonly languages: readonly { readonly locale: Locale; readonly href: string }[];
  /** Where the site takes bets, by its name; null while it is not known. */
  readonly country?: string | null;
  readonly onChange: (
    change: Partial<SiteSettingsView>,
    details: ChangeDetails<PressReason>,
  ) => void;
  readonly onChooseLanguage: (locale: Locale, details: ChangeDetails<PressReason>) => void;
  /** What passed by, the latest first. */
  readonly recentMessages: readonly RecentMessageView[];
  /** Opens the list of keyboard shortcuts, where they can be switched on again. */
  readonly onShortcuts?: () => void;
  readonly onClose: DialogClose;
}

/** Everything that a person settles once for the whole site (B2, settings modal). Each change counts at once. */
export function SiteSettings(props: SiteSettingsProps) {
  const { settings, onChange, onClose } = props;
  const t = useWording();
  return (
    <Dialog layout="wide" title={t("settings.title")} onClose={onClose}>
      <div className="gs:grid gs:gap-6">
        <SegmentedControl<OddsFormat>
          label={t("settings.odds-format")}
          legend="label"
          value={settings.oddsFormat}
          options={oddsFormats.map((value) => ({
            value,
            label: t(`settings.odds-format.${value}`),
          }))}
          onChange={(oddsFormat, details) => onChange({ oddsFormat }, details)}
        />
        <div className="gs:grid gs:gap-1.5">
          <SegmentedControl<AcceptOdds>
            label={t("settings.accept-odds")}
            legend="label"
            value={settings.acceptOdds}
            options={acceptOddsSettings.map((value) => ({
              value,
              label: t(`settings.accept-odds.${value}`),
            }))}
            onChange={(acceptOdds, details) => onChange({ acceptOdds }, details)}
          />
          <p className="gs:type-small gs:text-ink-faint">
            {t(`settings.accept-odds.${settings.acceptOdds}.meaning`)}
          </p>
        </div>
        <Updates settings={settings} onChange={onChange} />
        <Lists settings={settings} onChange={onChange} />
        <OwnBets settings={settings} onChange={onChange} />
        <Languages {...props} />
        <ZoneChooser
          timeZone={settings.timeZone}
          onChoose={(timeZone, details) => onChange({ timeZone }, details)}
        />
        <AccessibilitySettings
          keepsToasts={settings.keepsToasts}
          recentMessages={props.recentMessages}
          onKeepToasts={(keepsToasts, details) => onChange({ keepsToasts }, details)}
        />
        {props.country && (
          <p className="gs:type-body gs:text-ink-muted">
            {t("settings.country", { country: props.country })}
          </p>
        )}
        {props.onShortcuts && (
          <div className="gs:justify-self-start">
            <Button onPress={props.onShortcuts}>{t("settings.shortcuts.button")}</Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** How often prices are taken, and the switch that slows them down and leaves pictures out. */
function Updates({ settings, onChange }: Pick<SiteSettingsProps, "settings" | "onChange">) {
  const t = useWording();
  const { updates, dataSaver } = settings;
  const meaning = useId();
  return (
    <div className="gs:grid gs:gap-1.5">
      <SegmentedControl<UpdatePaceName>
        label={t("settings.updates")}
        legend="label"
        value={updates}
        options={updatePaceNames.map((value) => ({
          value,
          label: t(`settings.updates.${value}`, { seconds: updatePaces[value] / aSecond }),
        }))}
        onChange={(chosen, details) => onChange({ updates: chosen }, details)}
      />
      <p className="gs:type-small gs:text-ink-faint">{t("settings.updates.meaning")}</p>
      <CheckBox
        label={t("settings.data-saver")}
        isChecked={dataSaver}
        onChange={(chosen, details) => onChange({ dataSaver: chosen }, details)}
        describedBy={meaning}
      />
      <p id={meaning} className="gs:type-small gs:text-ink-faint">
        {t("settings.data-saver.meaning")}
      </p>
    </div>
  );
}

/** How close the rows of a list are, where a mouse points at them (docs/decisions/146). */
function Lists({ settings, onChange }: Pick<SiteSettingsProps, "settings" | "onChange">) {
  const t = useWording();
  return (
    <div className="gs:grid gs:gap-1.5">
      <SegmentedControl<Density>
        label={t("settings.density")}
        legend="label"
        value={settings.density}
        options={densities.map((value) => ({ value, label: t(`settings.density.${value}`) }))}
        onChange={(density, details) => onChange({ density }, details)}
      />
      <p className="gs:type-small gs:text-ink-faint">{t("settings.density.meaning")}</p>
    </div>
  );
}

/** What the site says of the person's bets without being opened for it (docs/decisions/137). */
function OwnBets({ settings, onChange }: Pick<SiteSettingsProps, "settings" | "onChange">) {
  const t = useWording();
  const id = useId();
  return (
    <section aria-labelledby={id} className="gs:grid gs:gap-1.5">
      <h3 className="gs:type-label" id={id}>
        {t("settings.own-bets")}
      </h3>
      <CheckBox
        label={t("settings.says-settled")}
        isChecked={settings.saysSettled}
        onChange={(saysSettled, details) => onChange({ saysSettled }, details)}
        describedBy={`${id}-meaning`}
      />
      <p id={`${id}-meaning`} className="gs:type-small gs:text-ink-faint">
        {t("settings.says-settled.meaning")}
      </p>
    </section>
  );
}

function Languages({ languages, onChooseLanguage }: SiteSettingsProps) {
  const t = useWording();
  const Link = useLink();
  const { locale: current } = useFormat();
  const id = useId();
  return (
    <nav aria-labelledby={id} className="gs:grid gs:gap-1.5">
      <h3 className="gs:type-label" id={id}>
        {t("settings.language")}
      </h3>
      <ul className="gs:grid gs:max-w-96 gs:grid-cols-3 gs:gap-2">
        {languages.map(({ locale, href }) => (
          <li key={locale}>
            <Link
              href={href}
              lang={locale}
              hrefLang={locale}
              aria-current={locale === current ? "true" : undefined}
              className={languageLink()}
              onClick={(event) => onChooseLanguage(locale, pressDetails(event))}
            >
              {t(`header.language.${locale}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
