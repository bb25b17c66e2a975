import { useRef } from "react";
import { Button, ButtonLink } from "../button/index.ts";
import { Dialog, DialogHelp } from "../dialog/index.ts";
import type { LanguageLinkView } from "../language-switcher/index.ts";
import { useWording } from "../provider/index.ts";
import { countryText } from "./country-restriction.variants.ts";

export interface CountryRestrictionProps {
  /** Of Spain: the provider's Spanish site, which the caller opens automatically; null for every other country. */
  readonly redirectHref: string | null;
  /** Whether the address is being checked once more. */
  readonly isChecking: boolean;
  /** Has the address checked once more: a person who was abroad may be back. */
  readonly onCheck: () => void;
  /** Null for a visitor. */
  readonly onLogout: (() => void) | null;
  /** The contact page, in full; it opens in a new tab. */
  readonly contactHref: string;
  readonly languages: readonly LanguageLinkView[];
}

/**
 * Keeps the site from a person in a country where it may not be used; it can't be closed (A4, A8).
 *
 * Data attributes: `data-country` spain | other.
 */
export function CountryRestriction({
  redirectHref,
  isChecking,
  onCheck,
  onLogout,
  contactHref,
  languages,
}: CountryRestrictionProps) {
  const t = useWording();
  const check = useRef<HTMLButtonElement>(null);
  const isSpain = redirectHref !== null;
  return (
    <Dialog
      title={t(isSpain ? "country_restriction.spain.title" : "country_restriction.title")}
      role="alertdialog"
      description={<CountryText isSpain={isSpain} />}
      initialFocus={check}
      footer={
        <>
          <Button ref={check} variant="outline" isBusy={isChecking} onPress={onCheck}>
            {t("country_restriction.check.button")}
          </Button>
          {isSpain && (
            <ButtonLink variant="act" href={redirectHref}>
              {t("country_restriction.spain.button")}
            </ButtonLink>
          )}
          <DialogHelp contactHref={contactHref} languages={languages} onLogout={onLogout} />
        </>
      }
    />
  );
}

function CountryText({ isSpain }: { readonly isSpain: boolean }) {
  const t = useWording();
  if (!isSpain) return <p data-country="other">{t("country_restriction.text")}</p>;
  return (
    <div data-country="spain" className={countryText()}>
      <p>{t("country_restriction.spain.redirect")}</p>
      <p>{t("country_restriction.spain.link")}</p>
    </div>
  );
}
