import type { QuestionView } from "../content-page/index.ts";
import { sampleText } from "../rich-text/rich-text.states.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { HelpPageProps } from "./help-page-props.ts";

const answer = (text: string): QuestionView["answer"] => [
  { kind: "paragraph", children: [{ kind: "text", text }] },
];
const questions: readonly QuestionView[] = [
  {
    question: "Quand un pari est-il annulé ?",
    answer: answer("Quand la rencontre est annulée. La mise est alors rendue."),
  },
  {
    question: "Puis-je annuler un pari ?",
    answer: [
      {
        kind: "paragraph",
        children: [
          { kind: "text", text: "Non. Voyez " },
          { kind: "link", href: "/history/", children: [{ kind: "text", text: "Mes paris" }] },
          { kind: "text", text: "." },
        ],
      },
    ],
  },
  {
    question: "Quels documents faut-il, et pourquoi ?",
    answer: answer("La loi veut que nous sachions qui joue. Une pièce d’identité suffit."),
  },
  { question: "Comment se calcule un système ?", answer: sampleText },
];

const props: HelpPageProps = {
  page: {
    title: "Aide",
    guides: [
      {
        title: "Parier",
        guides: [
          { name: "Guide des paris", href: "/support/betting-guide/" },
          { name: "Questions fréquentes", href: "/support/faq/" },
        ],
      },
      {
        title: "Nos engagements",
        guides: [
          { name: "Conditions générales", href: "/support/terms-conditions/" },
          { name: "Le régulateur", href: "https://regulator.example/" },
        ],
      },
    ],
    text: [],
  },
  questions,
  openBets: null,
  help: [],
  query: "",
  openQuestions: [],
  onQueryChange: () => undefined,
  onToggleQuestion: () => undefined,
  onWithdraw: () => undefined,
  onChat: () => undefined,
  onRetry: () => undefined,
};

/** Every face of help, by name. */
export const helpPageStates = {
  "for a visitor": props,
  "open bets": { ...props, openBets: 2 },
  "answers found": { ...props, query: "annule" },
  "nothing found": { ...props, query: "parapluie" },
  "one open bet": { ...props, openBets: 1 },
  "no open bet": { ...props, openBets: 0 },
  "one answer found": { ...props, query: "identité" },
  "a guide found": { ...props, query: "regulateur" },
  "an open answer": { ...props, openQuestions: ["Puis-je annuler un pari ?"] },
  "with help lines": {
    ...props,
    help: [
      { kind: "support-hub", name: "Jeu sous contrôle", href: "https://hub.example.org/" },
      {
        kind: "help-line",
        name: "Aide aux joueurs",
        href: "https://help.example.org/",
        telephone: "0800 00 000",
      },
    ],
  },
  "with a text": {
    ...props,
    page: { title: "Aide", guides: [], text: sampleText.slice(0, 2) },
    questions: [],
  },
  "questions could not be had": { ...props, questions: null },
  "could not be had": { ...props, page: null, questions: null },
  "long text": {
    ...props,
    page: {
      title: "Aansprakelijkheidsverzekeringsvoorwaarden en hulp",
      guides: [
        {
          title: "Aansprakelijkheidsverzekeringsvoorwaarden",
          guides: [
            {
              name: "Voorwaarden van het aansprakelijkheidsverzekeringsprogramma voor weddenschappen",
              href: "/support/terms-conditions/",
            },
          ],
        },
      ],
      text: [],
    },
    questions: [
      {
        question:
          "Hoe wordt een weddenschap op meerdere aansprakelijkheidsverzekeringsprogramma’s berekend wanneer een wedstrijd niet wordt uitgespeeld?",
        answer: sampleText,
      },
    ],
    openBets: 123,
  },
} satisfies NamedStates<HelpPageProps>;
