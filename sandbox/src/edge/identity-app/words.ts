import type { Language } from "@grandstand/contract/entities";
import type { Purpose } from "../../domain/identification/identifications.ts";

/** What the page of the simulated identity app says. */
export interface IdentityAppWords {
  title: string;
  purposes: Record<Purpose, string>;
  choice: string;
  born: string;
  people: Record<string, string>;
  confirm: string;
  refuse: string;
  expire: string;
  unknownTitle: string;
  unknown: string;
}

export const identityAppWords: Record<Language, IdentityAppWords> = {
  fr: {
    title: "App d’identité",
    purposes: {
      registration: "Grandstand demande à qui ouvrir un compte.",
      verification: "Grandstand demande à qui appartient le compte.",
      login: "Grandstand demande qui se connecte.",
    },
    choice: "Qui êtes-vous ?",
    born: "Date de naissance :",
    people: {
      belgian: "Belge, avec un numéro de registre national",
      dutch: "Néerlandais, avec un passeport",
      young: "Moins de 21 ans",
      registered: "A déjà un compte",
      unverified: "A un compte sans document",
    },
    confirm: "Confirmer",
    refuse: "Refuser",
    expire: "Laisser expirer",
    unknownTitle: "Demande inconnue",
    unknown: "Cette demande n’existe pas. Retournez sur le site et recommencez.",
  },
  nl: {
    title: "Identiteitsapp",
    purposes: {
      registration: "Grandstand vraagt voor wie een account wordt geopend.",
      verification: "Grandstand vraagt van wie het account is.",
      login: "Grandstand vraagt wie inlogt.",
    },
    choice: "Wie bent u?",
    born: "Geboortedatum:",
    people: {
      belgian: "Belg, met een rijksregisternummer",
      dutch: "Nederlander, met een paspoort",
      young: "Jonger dan 21",
      registered: "Heeft al een account",
      unverified: "Heeft een account zonder document",
    },
    confirm: "Bevestigen",
    refuse: "Weigeren",
    expire: "Laten verlopen",
    unknownTitle: "Onbekende aanvraag",
    unknown: "Deze aanvraag bestaat niet. Ga terug naar de site en begin opnieuw.",
  },
  en: {
    title: "Identity app",
    purposes: {
      registration: "Grandstand wants to know who opens an account.",
      verification: "Grandstand wants to know whose account it is.",
      login: "Grandstand wants to know who logs in.",
    },
    choice: "Who are you?",
    born: "Born:",
    people: {
      belgian: "Belgian, with a national number",
      dutch: "Dutch, with a passport",
      young: "Under 21",
      registered: "Has an account already",
      unverified: "Has an account without a document",
    },
    confirm: "Confirm",
    refuse: "Refuse",
    expire: "Let it expire",
    unknownTitle: "Unknown request",
    unknown: "There is no such request. Go back to the site and begin again.",
  },
};
