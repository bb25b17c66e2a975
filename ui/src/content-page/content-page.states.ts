import { sampleText } from "../rich-text/rich-text.states.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { ContentPageProps, ContentView } from "./content-page.tsx";

const page: ContentView = {
  title: "Guide des paris",
  content: sampleText,
  questions: [
    {
      question: "Puis-je annuler un pari ?",
      answer: [
        {
          kind: "paragraph",
          children: [{ kind: "text", text: "Non. Un pari placé ne s’annule pas." }],
        },
      ],
    },
    { question: "Quand suis-je payé ?", answer: sampleText.slice(0, 1) },
  ],
  terms: [],
  banner: null,
};

const props: ContentPageProps = {
  page,
  breadcrumbs: [
    { name: "Accueil", href: "/" },
    { name: "Aide", href: "/support/" },
    { name: "Guide des paris", href: "/support/betting-guide/" },
  ],
  onRetry: () => undefined,
};

const longName = "Voorwaarden van het aansprakelijkheidsverzekeringsprogramma voor weddenschappen";

/** Every face of a page to read, by name. */
export const contentPageStates = {
  "with questions": props,
  "without questions": { ...props, page: { ...page, questions: [] } },
  "with terms": { ...props, page: { ...page, questions: [], terms: sampleText.slice(0, 3) } },
  "with a banner": {
    ...props,
    page: {
      ...page,
      questions: [],
      banner:
        "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 960 240'%3E%3Crect width='960' height='240' fill='%23808080'/%3E%3C/svg%3E",
    },
  },
  "empty text": { ...props, page: { ...page, content: [], questions: [] } },
  "could not be had": { ...props, page: null },
  "long text": {
    page: { ...page, title: longName },
    breadcrumbs: [...props.breadcrumbs.slice(0, 2), { name: longName, href: "/support/terms/" }],
    onRetry: () => undefined,
  },
} satisfies NamedStates<ContentPageProps>;
