import { lookUpTicket } from "@grandstand/contract/betslip";
import { readRefusal, type TicketFound } from "@grandstand/rules/placement";
import type { CallApi } from "../../core/client/client.ts";
import { toReceipt, toServerError } from "./receipt.ts";

/** Looks up what became of a ticket, of the slip or of the builder, whose answer was lost. */
export async function lookUp(api: CallApi, uuid: string): Promise<TicketFound> {
  const answer = await api(lookUpTicket, { path: { uuid } });
  if (!answer.ok) return { kind: "no-answer" };
  const { state, bet, message, meta } = answer.value;
  switch (state) {
    case "placed":
      return bet ? { kind: "done", result: toReceipt(bet) } : { kind: "no-answer" };
    case "not-placed":
      return { kind: "not-found" };
    case "running":
      return { kind: "running" };
    case "refused": {
      const error = toServerError(meta.error);
      return { kind: "refused", reason: readRefusal(error?.code ?? "", message, error) };
    }
  }
}
