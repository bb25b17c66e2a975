import type { QuestionView } from "../content-page/index.ts";
import type { ChangeDetails } from "../provider/index.ts";
import type { HelpLink } from "../restriction-message/index.ts";
import type { RichTextNode } from "../rich-text/index.ts";

/** A page to read, by the words of the operator that lead to it. */
export interface GuideView {
  readonly name: string;
  /** With its language; an address of another host opens in a new tab. */
  readonly href: string;
}

/** Guides under the heading that the operator has given them. */
export interface GuideGroupView {
  readonly title: string;
  readonly guides: readonly GuideView[];
}

/** What the operator has written for the page. */
export interface HelpView {
  readonly title: string;
  readonly guides: readonly GuideGroupView[];
  /** What else is written on it. */
  readonly text: readonly RichTextNode[];
}

/** How a search is changed: typed, or emptied by Escape or by its button. */
export type HelpQueryReason = "typing" | "escape" | "clear";

export interface HelpPageProps {
  /** Null where the page could not be had: what the site knows on its own is there all the same. */
  readonly page: HelpView | null;
  /** Null where they could not be had. */
  readonly questions: readonly QuestionView[] | null;
  /** How many bets of the person are open; null of a visitor, and where that is not known. */
  readonly openBets: number | null;
  /** Who helps players, in the page's language; those alone whom the operator has approved. */
  readonly help: readonly HelpLink[];
  readonly query: string;
  /** The questions whose answers are open, by their words. */
  readonly openQuestions: readonly string[];
  readonly onQueryChange: (query: string, details: ChangeDetails<HelpQueryReason>) => void;
  readonly onToggleQuestion: (question: string, isOpen: boolean) => void;
  /** Opens the cashier where money is withdrawn. */
  readonly onWithdraw: () => void;
  /** Opens the chat. */
  readonly onChat: () => void;
  readonly onRetry: () => void;
}
