import type { ErrorCode } from "@grandstand/contract/betslip";
import type { CashOutCode } from "@grandstand/contract/cash-out";
import type { unverifiedConversion } from "@grandstand/contract/coins";
import type { Language } from "@grandstand/contract/entities";
import { identityMessages } from "./identity-messages.ts";
import { limitMessages } from "./limit-messages.ts";
import { recoveryMessages } from "./recovery-messages.ts";
import { registrationMessages } from "./registration-messages.ts";

/** The messages of the operator's server. Keys that are error codes are those of the contract. */
export type MessageKey =
  | ErrorCode
  | CashOutCode
  | keyof typeof identityMessages
  | keyof typeof limitMessages
  | keyof typeof recoveryMessages
  | keyof typeof registrationMessages
  | "invalid-request"
  | "missing-headers"
  | "not-found"
  | "too-large"
  | "not-logged-in"
  | "wrong-credentials"
  | "captcha-required"
  | "too-many-attempts"
  | "ticket-differs"
  | "favourites-full"
  | "chat-not-allowed"
  | "ticket-running"
  | typeof unverifiedConversion
  | "coins-converted"
  | "conversion-not-allowed"
  | "conversion-differs"
  | "daily-limit-exceeded"
  | "cashier-closed"
  | "payment-differs"
  | "too-few-coins"
  | "consent-outdated"
  | "unexpected";

const messages: Record<MessageKey, Record<Language, string>> = {
  ...identityMessages,
  ...limitMessages,
  ...recoveryMessages,
  ...registrationMessages,
  "chat-not-allowed": {
    fr: "Le service clientèle ne peut pas vous répondre par messagerie pour le moment. Écrivez-lui depuis la page de contact.",
    nl: "De klantendienst kan u nu niet via de chat antwoorden. Schrijf via de contactpagina.",
    en: "Customer support can't answer you by chat for now. Write from the contact page.",
  },
  "favourites-full": {
    fr: "Vous avez atteint le nombre maximal de favoris. Retirez-en un d’abord.",
    nl: "U hebt het maximale aantal favorieten bereikt. Verwijder er eerst een.",
    en: "You have as many favourites as there can be. Remove one first.",
  },
  BALANCE_INSUFFICIENT: {
    fr: "Votre solde est insuffisant pour ce pari.",
    nl: "Uw saldo is onvoldoende voor deze weddenschap.",
    en: "Your balance is too low for this bet.",
  },
  ODDS_CHANGED: {
    fr: "Une cote a changé. Vérifiez votre pari avant de continuer.",
    nl: "Een quotering is gewijzigd. Controleer uw weddenschap voordat u verdergaat.",
    en: "A price has changed. Check your bet before you go on.",
  },
  MARKET_SUSPENDED: {
    fr: "Ce marché est suspendu. Votre pari n’a pas été placé.",
    nl: "Deze markt is opgeschort. Uw weddenschap is niet geplaatst.",
    en: "This market is suspended. Your bet was not placed.",
  },
  EVENT_ENDED: {
    fr: "Cet événement est terminé.",
    nl: "Dit evenement is afgelopen.",
    en: "This event has ended.",
  },
  CANNOT_COMBINE: {
    fr: "Ces sélections ne peuvent pas être combinées.",
    nl: "Deze selecties kunnen niet worden gecombineerd.",
    en: "These selections can’t be combined.",
  },
  FORECAST_TRICAST_CANNOT_BE_COMBINED: {
    fr: "Les couplés et tiercés ne peuvent pas être combinés.",
    nl: "Forecasts en tricasts kunnen niet worden gecombineerd.",
    en: "Forecasts and tricasts can’t be combined.",
  },
  STAKE_INVALID: {
    fr: "Cette mise n’est pas acceptée. Vérifiez le montant.",
    nl: "Deze inzet wordt niet aanvaard. Controleer het bedrag.",
    en: "This stake isn’t accepted. Check the amount.",
  },
  TICKET_EXPIRED: {
    fr: "Ce ticket a expiré. Vérifiez votre pari et réessayez.",
    nl: "Dit ticket is verlopen. Controleer uw weddenschap en probeer het opnieuw.",
    en: "This ticket has expired. Check your bet and try again.",
  },
  BET_NOT_ALLOWED: {
    fr: "Vous ne pouvez pas parier pour le moment.",
    nl: "U kunt op dit moment niet wedden.",
    en: "You can’t bet at the moment.",
  },
  UNKNOWN_SELECTION: {
    fr: "Cette sélection n’est plus proposée.",
    nl: "Deze selectie wordt niet meer aangeboden.",
    en: "This selection is no longer offered.",
  },
  SYSTEM_INVALID: {
    fr: "Ce système n’est pas possible avec ces sélections.",
    nl: "Dit systeem is niet mogelijk met deze selecties.",
    en: "This system can’t be made of these selections.",
  },
  EACH_WAY_NOT_AVAILABLE: {
    fr: "Le pari gagnant-placé n’est pas proposé pour toutes ces sélections.",
    nl: "Each-way wordt niet voor al deze selecties aangeboden.",
    en: "Each-way is not offered for all of these selections.",
  },
  TOTALS_DIFFER: {
    fr: "Votre ticket a changé. Vérifiez les montants et réessayez.",
    nl: "Uw ticket is gewijzigd. Controleer de bedragen en probeer het opnieuw.",
    en: "Your bet slip has changed. Check the amounts and try again.",
  },
  FREEBET_NOT_AVAILABLE: {
    fr: "Ce pari gratuit ne peut pas être utilisé.",
    nl: "Deze gratis weddenschap kan niet worden gebruikt.",
    en: "This free bet can’t be used.",
  },
  FREEBET_MIN_ODDS: {
    fr: "Une cote est trop basse pour ce pari gratuit.",
    nl: "Een quotering is te laag voor deze gratis weddenschap.",
    en: "A price is too low for this free bet.",
  },
  FREEBET_AMOUNT_EXCEEDED: {
    fr: "La mise dépasse ce qui reste de ce pari gratuit.",
    nl: "De inzet is hoger dan wat er van deze gratis weddenschap overblijft.",
    en: "The stake is more than what is left of this free bet.",
  },
  CASH_OUT_SUSPENDED: {
    fr: "Une sélection est suspendue : le cash-out n’est pas possible pour le moment.",
    nl: "Een selectie is opgeschort: cash-out is nu niet mogelijk.",
    en: "A selection is suspended: cash-out is not possible right now.",
  },
  CASH_OUT_MOVED: {
    fr: "La valeur de ce pari a changé. Rien n’a été encaissé.",
    nl: "De waarde van deze weddenschap is gewijzigd. Er is niets uitbetaald.",
    en: "The value of this bet has changed. Nothing was cashed out.",
  },
  CASH_OUT_EXPIRED: {
    fr: "Cette offre de cash-out a expiré. Rien n’a été encaissé.",
    nl: "Dit cash-outaanbod is verlopen. Er is niets uitbetaald.",
    en: "This cash-out offer has expired. Nothing was cashed out.",
  },
  CASH_OUT_BUILDER: {
    fr: "Un pari sur mesure court jusqu’à la fin : le cash-out n’est pas possible.",
    nl: "Een weddenschap op maat loopt tot het einde: cash-out is niet mogelijk.",
    en: "A bet builder runs to its end: cash-out is not possible.",
  },
  CASH_OUT_FREE_BET: {
    fr: "Un pari gratuit paie cette mise : le cash-out n’est pas possible.",
    nl: "Een gratis weddenschap betaalt deze inzet: cash-out is niet mogelijk.",
    en: "A free bet pays this stake: cash-out is not possible.",
  },
  CASH_OUT_STARTING_PRICE: {
    fr: "La cote de départ n’est pas encore connue : le cash-out n’est pas possible.",
    nl: "De startquotering is nog niet bekend: cash-out is niet mogelijk.",
    en: "The starting price is not known yet: cash-out is not possible.",
  },
  CASH_OUT_NOT_OFFERED: {
    fr: "Le cash-out n’est pas proposé pour ce pari.",
    nl: "Cash-out wordt niet aangeboden voor deze weddenschap.",
    en: "Cash-out is not offered for this bet.",
  },
  CASH_OUT_AMOUNT_INVALID: {
    fr: "Ce montant ne peut pas être encaissé.",
    nl: "Dit bedrag kan niet worden uitbetaald.",
    en: "This amount can’t be cashed out.",
  },
  CASH_OUT_BET_ENDED: {
    fr: "Ce pari est terminé.",
    nl: "Deze weddenschap is afgelopen.",
    en: "This bet has ended.",
  },
  "invalid-request": {
    fr: "La demande n’est pas valable.",
    nl: "De aanvraag is ongeldig.",
    en: "The request is not valid.",
  },
  "missing-headers": {
    fr: "Il manque un en-tête à la demande.",
    nl: "Er ontbreekt een header in de aanvraag.",
    en: "A header is missing from the request.",
  },
  "not-found": {
    fr: "Introuvable.",
    nl: "Niet gevonden.",
    en: "Not found.",
  },
  "too-large": {
    fr: "La demande est trop longue.",
    nl: "De aanvraag is te groot.",
    en: "The request is too large.",
  },
  "not-logged-in": {
    fr: "Veuillez vous connecter.",
    nl: "Log in om verder te gaan.",
    en: "Please log in.",
  },
  "wrong-credentials": {
    fr: "Le nom d’utilisateur ou le mot de passe est incorrect.",
    nl: "De gebruikersnaam of het wachtwoord is onjuist.",
    en: "The username or the password is wrong.",
  },
  "captcha-required": {
    fr: "Confirmez d’abord que vous n’êtes pas un robot.",
    nl: "Bevestig eerst dat u geen robot bent.",
    en: "First confirm that you are not a robot.",
  },
  "too-many-attempts": {
    fr: "Trop de tentatives. Réessayez un peu plus tard.",
    nl: "Te veel pogingen. Probeer het straks opnieuw.",
    en: "Too many attempts. Try again a little later.",
  },
  "ticket-differs": {
    fr: "Ce ticket ne correspond pas au pari calculé.",
    nl: "Dit ticket komt niet overeen met de berekende weddenschap.",
    en: "This ticket is not the bet that was calculated.",
  },
  "ticket-running": {
    fr: "Ce pari est déjà en cours de traitement.",
    nl: "Deze weddenschap wordt al verwerkt.",
    en: "This bet is already being processed.",
  },
  // A key without a text: the site has its own words for it (B8).
  "coins-converter.validation-error.unverified-user": {
    fr: "coins-converter.validation-error.unverified-user",
    nl: "coins-converter.validation-error.unverified-user",
    en: "coins-converter.validation-error.unverified-user",
  },
  "coins-converted": {
    fr: "Le montant est sur votre solde.",
    nl: "Het bedrag staat op uw saldo.",
    en: "The amount is in your balance.",
  },
  "conversion-not-allowed": {
    fr: "Vous ne pouvez pas convertir de coins pour le moment.",
    nl: "U kunt op dit moment geen coins omzetten.",
    en: "You can’t convert coins at the moment.",
  },
  "conversion-differs": {
    fr: "Cette conversion a déjà été demandée pour un autre nombre de coins.",
    nl: "Deze omzetting is al gevraagd voor een ander aantal coins.",
    en: "This conversion was already asked for with another number of coins.",
  },
  "cashier-closed": {
    fr: "La caisse ne vous est pas ouverte pour le moment. Contactez notre service clientèle.",
    nl: "De kassa is op dit moment niet open voor u. Neem contact op met onze klantendienst.",
    en: "The cashier isn’t open to you at the moment. Contact our customer service.",
  },
  "payment-differs": {
    fr: "Cette demande a déjà été faite pour un autre montant. Recommencez.",
    nl: "Deze aanvraag is al gedaan voor een ander bedrag. Begin opnieuw.",
    en: "This request was already made for another amount. Begin again.",
  },
  "daily-limit-exceeded": {
    fr: "Vous avez atteint la limite de conversion d’aujourd’hui.",
    nl: "U hebt de omzettingslimiet van vandaag bereikt.",
    en: "You have reached today’s conversion limit.",
  },
  "too-few-coins": {
    fr: "Vous n’avez pas assez de coins.",
    nl: "U hebt niet genoeg coins.",
    en: "You don’t have enough coins.",
  },
  "consent-outdated": {
    fr: "Une nouvelle version est en vigueur entre-temps. Lisez-la avant de répondre.",
    nl: "Er geldt intussen een nieuwe versie. Lees die voordat u antwoordt.",
    en: "A new version has come into force meanwhile. Read it before you answer.",
  },
  unexpected: {
    fr: "Une erreur s’est produite. Réessayez plus tard.",
    nl: "Er is iets misgegaan. Probeer het later opnieuw.",
    en: "Something went wrong. Please try again later.",
  },
};

export function messageIn(language: Language, key: MessageKey): string {
  return messages[key][language];
}
