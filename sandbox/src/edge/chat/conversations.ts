import type { Language } from "@grandstand/contract/entities";
import { answerIn, greetingIn } from "./words.ts";

/** Beyond this number conversations are forgotten, oldest first; and messages of one are no longer kept. */
const mostConversations = 1_000;
const mostMessages = 200;

export interface ChatMessage {
  from: "visitor" | "support";
  text: string;
}

/** Who writes, as the chat's token says; null for a visitor. */
export interface ChatPerson {
  accountId: string;
  name: string;
}

/** The conversations of the simulated support chat; in memory only, so that a restart ends them. */
export interface Conversations {
  /**
   * What was said in a conversation, after what is said now; null where it is somebody else's. The first exchange
   * begins it with a greeting.
   */
  exchange(
    id: string,
    options: { person: ChatPerson | null; language: Language; text?: string | undefined },
  ): readonly ChatMessage[] | null;
  /** Whether the chat knows no one, whatever their token, as where the operator's key is wrong. */
  refusesLogins(): boolean;
  refuseLogins(isRefusing: boolean): void;
}

export function createConversations(): Conversations {
  const known = new Map<string, { accountId: string | null; messages: ChatMessage[] }>();
  let isRefusing = false;
  return {
    refusesLogins: () => isRefusing,
    refuseLogins(refusing) {
      isRefusing = refusing;
    },
    exchange(id, { person, language, text }) {
      const accountId = person?.accountId ?? null;
      const conversation = known.get(id) ?? {
        accountId,
        messages: [{ from: "support", text: greetingIn(language, person?.name ?? null) }],
      };
      if (conversation.accountId !== accountId) return null;
      known.set(id, conversation);
      const oldest = known.keys().next();
      if (known.size > mostConversations && !oldest.done) known.delete(oldest.value);
      const { messages } = conversation;
      if (text !== undefined && messages.length < mostMessages) {
        messages.push(
          { from: "visitor", text },
          { from: "support", text: answerIn(language, text) },
        );
      }
      return messages;
    },
  };
}
