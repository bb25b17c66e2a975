import type { Language } from "@grandstand/contract/entities";

type Word = "title" | "log" | "you" | "support" | "label" | "send" | "failed" | "ended";

/** The words of the chat's page. */
export const chatWords: Record<Language, Record<Word, string>> = {
  fr: {
    title: "Service clientèle",
    log: "Conversation",
    you: "Vous",
    support: "Service clientèle",
    label: "Votre message",
    send: "Envoyer",
    failed: "Le message n’a pas pu être envoyé. Réessayez.",
    ended: "La conversation est terminée. Fermez-la, puis ouvrez-la à nouveau.",
  },
  nl: {
    title: "Klantendienst",
    log: "Gesprek",
    you: "U",
    support: "Klantendienst",
    label: "Uw bericht",
    send: "Versturen",
    failed: "Het bericht kon niet verstuurd worden. Probeer het opnieuw.",
    ended: "Het gesprek is beëindigd. Sluit het en open het opnieuw.",
  },
  en: {
    title: "Customer support",
    log: "Conversation",
    you: "You",
    support: "Customer support",
    label: "Your message",
    send: "Send",
    failed: "The message could not be sent. Try again.",
    ended: "The conversation has ended. Close it, then open it again.",
  },
};

/** What a message is about, by words that people use in the three languages. */
const subjects = [
  ["documents", /document|pi[eè]ce|identit|verif/i],
  ["deposit", /d[eé]p[oô]t|d[eé]poser|stort|deposit/i],
  ["withdrawal", /retrait|retirer|opname|opnemen|withdraw/i],
  ["limits", /limit/i],
] as const;
type Subject = (typeof subjects)[number][0] | "other";

const answers: Record<Language, Record<Subject, string>> = {
  fr: {
    documents:
      "Vos documents se déposent dans votre compte, à la rubrique Documents. Leur examen prend au plus deux jours ouvrables.",
    deposit:
      "Un dépôt se fait depuis votre compte, par carte ou par virement. Il est crédité aussitôt.",
    withdrawal:
      "Un retrait part vers le compte bancaire à votre nom, sous un à trois jours ouvrables.",
    limits: "Vos limites se règlent dans votre compte. Une limite abaissée vaut aussitôt.",
    other: "Merci pour votre message. Un collègue vous répond par e-mail dans la journée.",
  },
  nl: {
    documents:
      "Uw documenten laadt u op in uw account, onder Documenten. Het nazicht duurt hoogstens twee werkdagen.",
    deposit:
      "Storten doet u vanuit uw account, met een kaart of via uw bank. Het bedrag staat er meteen op.",
    withdrawal: "Een opname gaat naar de bankrekening op uw naam, binnen één tot drie werkdagen.",
    limits: "Uw limieten stelt u in uw account in. Een lagere limiet geldt meteen.",
    other: "Bedankt voor uw bericht. Een collega antwoordt u vandaag per e-mail.",
  },
  en: {
    documents:
      "You upload your documents in your account, under Documents. Checking them takes two working days at most.",
    deposit:
      "You deposit from your account, by card or from your bank. The amount is there at once.",
    withdrawal:
      "A withdrawal goes to the bank account in your name, within one to three working days.",
    limits: "You set your limits in your account. A lower limit applies at once.",
    other: "Thank you for your message. A colleague will answer you by email today.",
  },
};

const greetings: Record<Language, (name: string | null) => string> = {
  fr: (name) => `Bonjour${name === null ? "" : ` ${name}`}. Que pouvons-nous faire pour vous ?`,
  nl: (name) => `Dag${name === null ? "" : ` ${name}`}. Waarmee kunnen we u helpen?`,
  en: (name) => `Hello${name === null ? "" : ` ${name}`}. How can we help you?`,
};

/** The beginning of a conversation; `name` is of a person who is known by a token. */
export function greetingIn(language: Language, name: string | null): string {
  return greetings[language](name);
}

/** What support answers. */
export function answerIn(language: Language, text: string): string {
  const subject = subjects.find(([, words]) => words.test(text))?.[0] ?? "other";
  return answers[language][subject];
}
