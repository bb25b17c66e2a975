import type { Language } from "@grandstand/contract/entities";

/** What the operator's server says of an identification with the identity app. */
export const identityMessages = {
  "identity-refused": {
    fr: "L’identification a été refusée dans l’app. Vous pouvez réessayer ou continuer autrement.",
    nl: "De identificatie is in de app geweigerd. U kunt het opnieuw proberen of anders verdergaan.",
    en: "The identification was refused in the app. You can try again, or go on another way.",
  },
  "identity-timed-out": {
    fr: "Le délai pour confirmer dans l’app est dépassé. Vous pouvez réessayer ou continuer autrement.",
    nl: "De tijd om in de app te bevestigen is verstreken. U kunt het opnieuw proberen of anders verdergaan.",
    en: "The time to confirm in the app is over. You can try again, or go on another way.",
  },
  "identity-registered": {
    fr: "Cette personne a déjà un compte. Connectez-vous.",
    nl: "Deze persoon heeft al een account. Log in.",
    en: "This person has an account already. Log in instead.",
  },
  "identity-too-young": {
    fr: "Un compte n’est ouvert qu’à partir de 21 ans.",
    nl: "Een account kan pas vanaf 21 jaar worden geopend.",
    en: "An account can only be opened from the age of 21.",
  },
  "identity-without-account": {
    fr: "Aucun compte n’est lié à cette personne. Inscrivez-vous d’abord.",
    nl: "Er is geen account van deze persoon. Registreer u eerst.",
    en: "No account belongs to this person. Register first.",
  },
  "identity-no-login": {
    fr: "La connexion n’est pas possible pour ce compte. Contactez notre service clientèle.",
    nl: "Inloggen is voor dit account niet mogelijk. Neem contact op met onze klantendienst.",
    en: "This account can’t be logged in to. Contact our customer service.",
  },
  IDENTITY_UNKNOWN: {
    fr: "Cette identification n’est pas complète. Recommencez-la dans l’app.",
    nl: "Deze identificatie is niet volledig. Begin opnieuw in de app.",
    en: "This identification isn’t complete. Begin again in the app.",
  },
  IDENTITY_EXPIRED: {
    fr: "Votre identification a expiré. Recommencez-la dans l’app ou continuez sans elle.",
    nl: "Uw identificatie is verlopen. Begin opnieuw in de app of ga zonder verder.",
    en: "Your identification has expired. Begin again in the app, or go on without it.",
  },
  IDENTITY_USED: {
    fr: "Cette identification a déjà servi. Recommencez-la dans l’app ou continuez sans elle.",
    nl: "Deze identificatie is al gebruikt. Begin opnieuw in de app of ga zonder verder.",
    en: "This identification has been used already. Begin again in the app, or go on without it.",
  },
  USER_TOKEN_USED: {
    fr: "Ce lien de connexion a déjà servi, ou il a expiré. Connectez-vous ici.",
    nl: "Deze inloglink is al gebruikt of is verlopen. Log hier in.",
    en: "This login link has been used already, or has expired. Log in here.",
  },
  "verification-token": {
    fr: "La vérification doit être relancée.",
    nl: "De verificatie moet opnieuw worden gestart.",
    en: "The verification has to be started again.",
  },
  "verification-unknown": {
    fr: "Cette vérification n’existe pas.",
    nl: "Deze verificatie bestaat niet.",
    en: "There is no such verification.",
  },
  "verification-off": {
    fr: "La vérification d’identité n’est pas disponible pour le moment.",
    nl: "De identiteitsverificatie is op dit moment niet beschikbaar.",
    en: "The identity check isn’t available at the moment.",
  },
  "verification-others": {
    fr: "Ce document appartient à un autre compte.",
    nl: "Dit document hoort bij een ander account.",
    en: "This document belongs to another account.",
  },
  "identity-differs": {
    fr: "Ceci diffère de ce que l’app d’identité a confirmé.",
    nl: "Dit verschilt van wat de identiteitsapp heeft bevestigd.",
    en: "This differs from what the identity app has confirmed.",
  },
} satisfies Record<string, Record<Language, string>>;
