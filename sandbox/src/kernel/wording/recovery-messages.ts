import type { Language } from "@grandstand/contract/entities";

/** What the operator's server says of a link to a new password. */
export const recoveryMessages = {
  "password-refused": {
    fr: "Ce mot de passe ne peut pas être utilisé.",
    nl: "Dit wachtwoord kan niet worden gebruikt.",
    en: "This password can’t be used.",
  },
  "too-many-mails": {
    fr: "Trop de demandes pour ce nom d’utilisateur. Réessayez dans une heure.",
    nl: "Te veel aanvragen voor deze gebruikersnaam. Probeer het over een uur opnieuw.",
    en: "Too many requests for this username. Try again in an hour.",
  },
  RESET_LINK_UNKNOWN: {
    fr: "Ce lien n’est pas complet. Ouvrez-le depuis l’e-mail ou demandez-en un nouveau.",
    nl: "Deze link is niet volledig. Open hem vanuit de e-mail of vraag een nieuwe aan.",
    en: "This link isn’t complete. Open it from the e-mail, or request a new one.",
  },
  RESET_LINK_USED: {
    fr: "Ce lien a déjà servi. Demandez-en un nouveau.",
    nl: "Deze link is al gebruikt. Vraag een nieuwe aan.",
    en: "This link has been used already. Request a new one.",
  },
  RESET_LINK_EXPIRED: {
    fr: "Ce lien a expiré. Demandez-en un nouveau.",
    nl: "Deze link is verlopen. Vraag een nieuwe aan.",
    en: "This link has expired. Request a new one.",
  },
} satisfies Record<string, Record<Language, string>>;

/** The mail that brings a link to a new password. */
export function resetMail(language: Language, username: string, link: string) {
  return {
    fr: {
      subject: "Votre nouveau mot de passe",
      text: `Bonjour ${username},\n\nPour choisir un nouveau mot de passe, ouvrez ce lien dans les 30 minutes :\n${link}\n\nIl ne sert qu’une fois. Vous n’avez rien demandé ? Ignorez ce message : votre mot de passe reste le même.`,
    },
    nl: {
      subject: "Uw nieuwe wachtwoord",
      text: `Dag ${username},\n\nOpen deze link binnen 30 minuten om een nieuw wachtwoord te kiezen:\n${link}\n\nHij werkt één keer. Hebt u niets aangevraagd? Dan hoeft u niets te doen: uw wachtwoord blijft hetzelfde.`,
    },
    en: {
      subject: "Your new password",
      text: `Hello ${username},\n\nTo choose a new password, open this link within 30 minutes:\n${link}\n\nIt works once. You didn’t request this? Then there is nothing to do: your password stays the same.`,
    },
  }[language];
}
