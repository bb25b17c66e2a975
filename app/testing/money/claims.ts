import type { Locale } from "@grandstand/rules/locale";

/**
 * How a text says that nothing happened, by language: nothing was placed, debited, paid, cashed out, converted, deposited
 * or opened, or a request did not arrive.
 */
const claims: Readonly<Record<Locale, readonly RegExp[]>> = {
  en: [
    /\bnothing (was|is|has been) (charged|debited|placed|paid|cashed out|converted|sent|taken|recorded)(?! twice)/i,
    /\bno (bet|deposit|account|money|amount|document)s? (was|is|has been) (placed|made|created|opened|debited|charged|sent)/i,
    /\b(was|were|is|has|have|had) not (yet )?(been )?(charged|debited|placed|deposited|converted|made|sent|created|opened|paid|cashed out|recorded)/i,
    /^not (placed|deposited|converted|charged|debited|sent|paid|cashed out)\b/i,
    /\bcould not be (done|created|completed|placed|made|converted)/i,
    /\bdid not (reach us|arrive)/i,
  ],
  fr: [
    /\brien n’(a|est) (pas )?(été )?(débité|placé|payé|encaissé|converti|envoyé|parti|prélevé)(?! (deux fois|une deuxième))/i,
    /\baucun (pari|dépôt|compte|montant|document) n’(a|est) (été )?(placé|fait|créé|ouvert|débité|envoyé)/i,
    /\bn’(a|ont|est|sont) pas (encore )?(été )?(débité|placé|déposé|converti|fait|envoyé|créé|ouvert|payé|encaissé|enregistré|parti|parvenu|arrivé)/i,
    /\bnous est pas parvenu/i,
    /^(pas placé|dépôt non effectué)/i,
    /\bn’a pas pu (se faire|être (créé|complété|placé|converti))/i,
    /\bn’a placé aucun/i,
  ],
  nl: [
    /\ber (is|wordt) niets (van uw rekening gegaan|geplaatst|betaald|uitbetaald|omgezet|verstuurd|afgeschreven|afgehouden)/i,
    /\bgeen (weddenschap|storting|account|bedrag|document) (is |wordt )?(geplaatst|gedaan|aangemaakt|geopend|verstuurd)/i,
    /\b(is|zijn|werd|werden) (nog )?niet (geplaatst|gestort|omgezet|gebeurd|verstuurd|aangemaakt|geopend|betaald|uitbetaald|afgeschreven|geregistreerd|aangekomen|vertrokken|gelukt)/i,
    /^niet (geplaatst|gestort|omgezet|verstuurd|betaald)/i,
    /\bniets (is|wordt|werd) (verstuurd|afgeschreven|van uw rekening)/i,
    /\bkon niet worden (gedaan|aangemaakt|geplaatst|voltooid|omgezet)/i,
  ],
};

/** Whether a text of a language claims that nothing happened. */
export function claimsNothing(locale: Locale, text: string): boolean {
  return claims[locale].some((claim) => claim.test(text));
}
