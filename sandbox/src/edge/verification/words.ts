import type { Language } from "@grandstand/contract/entities";

type Word =
  | "title"
  | "intro"
  | "choose"
  | "seen"
  | "type"
  | "size"
  | "dimensions"
  | "notAnImage"
  | "preview"
  | "decision"
  | "approved"
  | "review"
  | "declined"
  | "submit"
  | "cancel"
  | "done"
  | "failed";

/** What the page of the simulated vendor says. */
export const verificationWords: Record<Language, Record<Word, string>> = {
  fr: {
    title: "Votre document d’identité",
    intro: "Prenez une photo de votre document ou choisissez une image.",
    choose: "Image du document",
    seen: "Ce que nous voyons",
    type: "Type :",
    size: "Taille :",
    dimensions: "Dimensions :",
    notAnImage: "Ce fichier n’est pas une image. Choisissez-en un autre.",
    preview: "Aperçu de votre document",
    decision: "Décision",
    approved: "Accepté",
    review: "À examiner",
    declined: "Refusé",
    submit: "Envoyer le document",
    cancel: "Annuler",
    done: "Merci, le document est envoyé.",
    failed: "L’envoi n’a pas abouti. Réessayez.",
  },
  nl: {
    title: "Uw identiteitsdocument",
    intro: "Neem een foto van uw document of kies een afbeelding.",
    choose: "Afbeelding van het document",
    seen: "Wat we zien",
    type: "Type:",
    size: "Grootte:",
    dimensions: "Afmetingen:",
    notAnImage: "Dit bestand is geen afbeelding. Kies een ander.",
    preview: "Voorbeeld van uw document",
    decision: "Beslissing",
    approved: "Aanvaard",
    review: "Te onderzoeken",
    declined: "Geweigerd",
    submit: "Document versturen",
    cancel: "Annuleren",
    done: "Bedankt, het document is verstuurd.",
    failed: "Het versturen is niet gelukt. Probeer het opnieuw.",
  },
  en: {
    title: "Your identity document",
    intro: "Take a photo of your document, or choose an image.",
    choose: "Image of the document",
    seen: "What we see",
    type: "Type:",
    size: "Size:",
    dimensions: "Dimensions:",
    notAnImage: "This file is no image. Choose another one.",
    preview: "Preview of your document",
    decision: "Decision",
    approved: "Accepted",
    review: "To be examined",
    declined: "Refused",
    submit: "Send the document",
    cancel: "Cancel",
    done: "Thank you, the document is sent.",
    failed: "The document could not be sent. Try again.",
  },
};
