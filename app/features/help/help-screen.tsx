import type { QuestionView } from "@grandstand/ui/content-page";
import { HelpPage, type HelpView } from "@grandstand/ui/help-page";
import { useLocation } from "react-router-dom";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { openCashier } from "../cashier/index.ts";
import { createChat } from "../chat/index.lazy.ts";
import { useOpenBets } from "../own-bets/index.lazy.ts";
import { createHelpChoices, noChoice } from "./choices.ts";

interface HelpScreenProps {
  /** What the operator has written; null where it could not be had. */
  readonly page: HelpView | null;
  readonly questions: readonly QuestionView[] | null;
  readonly onRetry: () => void;
}

/** Help (B2, /support): the server draws it for a visitor, the browser adds what it knows of the person. */
export function HelpScreen({ page, questions, onRetry }: HelpScreenProps) {
  const site = useSite();
  const { configuration, language } = site;
  const { key, pathname } = useLocation();
  const visit = `${key} ${pathname}`;
  const choices = useFeatureStore(createHelpChoices);
  const { query, openQuestions } = useStore(choices, (kept) => kept.get(visit) ?? noChoice);
  const chat = useFeatureStore(createChat);
  const { status, bets, isAll } = useOpenBets();
  return (
    <HelpPage
      page={page}
      questions={questions}
      openBets={status === "known" && isAll ? bets.length : null}
      help={configuration.help.filter(({ locale }) => locale === language)}
      query={query}
      openQuestions={openQuestions}
      onQueryChange={(typed) => choices.type(visit, typed)}
      onToggleQuestion={(question, isOpen) => choices.toggle(visit, question, isOpen)}
      onWithdraw={() => openCashier(site, { section: "home", tab: "withdraw" })}
      onChat={chat.open}
      onRetry={onRetry}
    />
  );
}
