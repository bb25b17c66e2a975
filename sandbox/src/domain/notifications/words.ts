import type { Language } from "@grandstand/contract/entities";
import type { ConsentDocument, NotificationWords } from "./notification.ts";

/** What can be sent: the popups of A2 without the two consents and the country, a toast, and a message of the inbox. */
export const notificationKinds = [
  "DocumentExpired",
  "DocumentAboutToExpire",
  "GracePeriod",
  "IdentityNotVerified",
  "AccountUpdate",
  "SecondaryCasinoAccountInfo",
  "MaatChanges",
  "Under21YearsOld",
  "SelfExclusion",
  "CoolOff",
  "Generic",
  "Toast",
  "Message",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

const say = (
  title: string,
  text: string,
  button_text: string | null = null,
  checkbox_label: string | null = null,
): NotificationWords => ({ title, text, button_text, checkbox_label });

/** What the operator says with each kind. */
export const wordsOfKind: Readonly<
  Record<NotificationKind, Readonly<Record<Language, NotificationWords>>>
> = {
  DocumentExpired: {
    fr: say(
      "Votre document a expiré",
      "<p>Envoyez un nouveau document pour continuer à jouer.</p>",
      "Envoyer un document",
    ),
    nl: say(
      "Uw document is verlopen",
      "<p>Stuur een nieuw document om te blijven spelen.</p>",
      "Document sturen",
    ),
    en: say(
      "Your document has expired",
      "<p>Send a new document to go on playing.</p>",
      "Send a document",
    ),
  },
  DocumentAboutToExpire: {
    fr: say(
      "Votre document expire bientôt",
      "<p>Il reste {{days_number_until_document_expiration}} jours.</p>",
      "Envoyer un document",
    ),
    nl: say(
      "Uw document verloopt binnenkort",
      "<p>Nog {{days_number_until_document_expiration}} dagen.</p>",
      "Document sturen",
    ),
    en: say(
      "Your document expires soon",
      "<p>{{days_number_until_document_expiration}} days are left.</p>",
      "Send a document",
    ),
  },
  GracePeriod: {
    fr: say(
      "Encore un peu de temps pour votre document",
      "<p>Il reste {{document_grace_period_ends_in_days}} jours pour en envoyer un nouveau.</p>",
      "Envoyer un document",
    ),
    nl: say(
      "Nog even tijd voor uw document",
      "<p>U hebt nog {{document_grace_period_ends_in_days}} dagen om een nieuw document te sturen.</p>",
      "Document sturen",
    ),
    en: say(
      "A little time left for your document",
      "<p>{{document_grace_period_ends_in_days}} days are left to send a new one.</p>",
      "Send a document",
    ),
  },
  IdentityNotVerified: {
    fr: say(
      "Confirmez votre identité",
      "<p>Il nous faut encore un document d’identité.</p>",
      "Envoyer un document",
    ),
    nl: say(
      "Bevestig uw identiteit",
      "<p>We hebben nog een identiteitsdocument nodig.</p>",
      "Document sturen",
    ),
    en: say(
      "Confirm your identity",
      "<p>We still need an identity document.</p>",
      "Send a document",
    ),
  },
  AccountUpdate: {
    fr: say(
      "Vos données ont été mises à jour",
      "<p>Votre adresse a été modifiée à votre demande. <strong>Vérifiez</strong> qu’elle est exacte.</p>",
      "Voir mon compte",
    ),
    nl: say(
      "Uw gegevens zijn bijgewerkt",
      "<p>Uw adres is op uw verzoek aangepast. <strong>Kijk na</strong> of het klopt.</p>",
      "Mijn account bekijken",
    ),
    en: say(
      "Your details have been updated",
      "<p>Your address was changed at your request. <strong>Check</strong> that it is right.</p>",
      "See my account",
    ),
  },
  SecondaryCasinoAccountInfo: {
    fr: say(
      "Votre compte sport",
      "<p>Vos paris sportifs ont un compte à part, à côté du casino de notre partenaire.</p>",
    ),
    nl: say(
      "Uw sportaccount",
      "<p>Uw sportweddenschappen hebben een eigen account, naast het casino van onze partner.</p>",
    ),
    en: say(
      "Your sports account",
      "<p>Your sports bets have an account of their own, beside our partner’s casino.</p>",
    ),
  },
  MaatChanges: {
    fr: say(
      "De nouvelles règles de jeu",
      "<p>À partir du mois prochain :</p><ul><li>les limites sont revues ;</li><li>le délai reste de trois jours.</li></ul>",
      "Lire les règles",
    ),
    nl: say(
      "Nieuwe spelregels",
      "<p>Vanaf volgende maand:</p><ul><li>worden de limieten herzien;</li><li>blijft de termijn drie dagen.</li></ul>",
      "De regels lezen",
    ),
    en: say(
      "New rules of play",
      "<p>From next month:</p><ul><li>limits are reviewed;</li><li>the delay stays at three days.</li></ul>",
      "Read the rules",
    ),
  },
  Under21YearsOld: {
    fr: say(
      "Vous avez moins de 21 ans",
      "<p>Vous ne pouvez ni parier ni déposer d’argent.</p>",
      "Jouer de manière responsable",
    ),
    nl: say(
      "U bent jonger dan 21",
      "<p>U kunt niet wedden en geen geld storten.</p>",
      "Verantwoord spelen",
    ),
    en: say(
      "You are under 21",
      "<p>You can neither bet nor deposit money.</p>",
      "Responsible gaming",
    ),
  },
  SelfExclusion: {
    fr: say(
      "Vous êtes exclu à votre demande",
      "<p>Vous ne pouvez ni parier ni déposer d’argent.</p>",
      "Nous contacter",
    ),
    nl: say(
      "U bent op uw verzoek uitgesloten",
      "<p>U kunt niet wedden en geen geld storten.</p>",
      "Contact opnemen",
    ),
    en: say(
      "You are excluded at your request",
      "<p>You can neither bet nor deposit money.</p>",
      "Contact us",
    ),
  },
  CoolOff: {
    fr: say(
      "Votre pause de jeu a commencé",
      "<p>Vous ne pouvez ni parier ni déposer d’argent.</p>",
      "Nous contacter",
    ),
    nl: say(
      "Uw spelpauze is begonnen",
      "<p>U kunt niet wedden en geen geld storten.</p>",
      "Contact opnemen",
    ),
    en: say(
      "Your cool-off has begun",
      "<p>You can neither bet nor deposit money.</p>",
      "Contact us",
    ),
  },
  Generic: {
    fr: say(
      "Le guide des paris est à jour",
      '<p>Nous avons <em>réécrit</em> le guide. Lisez aussi <a href="/support/faq">les questions fréquentes</a>.</p>',
      "Lire le guide",
      "J’ai lu ce message",
    ),
    nl: say(
      "De wedgids is bijgewerkt",
      '<p>We hebben de gids <em>herschreven</em>. Lees ook <a href="/support/faq">de veelgestelde vragen</a>.</p>',
      "De gids lezen",
      "Ik heb dit bericht gelezen",
    ),
    en: say(
      "The betting guide is up to date",
      '<p>We have <em>rewritten</em> the guide. Read <a href="/support/faq">the frequent questions</a> too.</p>',
      "Read the guide",
      "I have read this message",
    ),
  },
  Toast: {
    fr: say("Entretien cette nuit", "<p>Le site sera lent entre 4 et 5 heures.</p>"),
    nl: say("Onderhoud vannacht", "<p>De site is traag tussen 4 en 5 uur.</p>"),
    en: say("Maintenance tonight", "<p>The site will be slow between 4 and 5 o’clock.</p>"),
  },
  Message: {
    fr: say(
      "Votre relevé est prêt",
      "<p>Vous trouverez vos paris du mois dernier dans votre historique.</p>",
      "Les questions fréquentes",
    ),
    nl: say(
      "Uw overzicht staat klaar",
      "<p>U vindt uw weddenschappen van vorige maand in uw geschiedenis.</p>",
      "De veelgestelde vragen",
    ),
    en: say(
      "Your statement is ready",
      "<p>You will find last month’s bets in your history.</p>",
      "Frequent questions",
    ),
  },
};

/** What is said of a new version of a document, and what differs from the one before. */
export const consentWords: Readonly<
  Record<
    ConsentDocument,
    Readonly<Record<Language, { title: string; text: string; changes: string }>>
  >
> = {
  privacy_policy: {
    fr: {
      title: "Notre politique de confidentialité a changé",
      text: "<p>Une nouvelle version est en vigueur. Lisez-la avant de continuer.</p>",
      changes: "<ul><li>Vos documents sont gardés cinq ans au lieu de dix.</li></ul>",
    },
    nl: {
      title: "Ons privacybeleid is veranderd",
      text: "<p>Er is een nieuwe versie van kracht. Lees die voor u verdergaat.</p>",
      changes: "<ul><li>Uw documenten worden vijf jaar bewaard in plaats van tien.</li></ul>",
    },
    en: {
      title: "Our privacy policy has changed",
      text: "<p>A new version is in force. Read it before you go on.</p>",
      changes: "<ul><li>Your documents are kept for five years instead of ten.</li></ul>",
    },
  },
  terms_conditions: {
    fr: {
      title: "Nos conditions générales ont changé",
      text: "<p>Une nouvelle version est en vigueur. Acceptez-la pour continuer.</p>",
      changes: "<ul><li>Un pari annulé est remboursé le jour même.</li></ul>",
    },
    nl: {
      title: "Onze algemene voorwaarden zijn veranderd",
      text: "<p>Er is een nieuwe versie van kracht. Aanvaard die om verder te gaan.</p>",
      changes: "<ul><li>Een geannuleerde weddenschap wordt dezelfde dag terugbetaald.</li></ul>",
    },
    en: {
      title: "Our terms and conditions have changed",
      text: "<p>A new version is in force. Accept it to go on.</p>",
      changes: "<ul><li>A void bet is paid back on the same day.</li></ul>",
    },
  },
};
