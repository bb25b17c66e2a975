import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DocumentExpiry } from "../documents/index.ts";
import {
  dropNotification,
  emptyQueue,
  expiryFact,
  isConsent,
  type NotificationFacts,
  type NotificationQueue,
  receiveLists,
  showNext,
} from "./index.ts";
import { presentationOf } from "./notification.ts";

interface Sent {
  readonly facts: NotificationFacts;
  readonly list: "inbox" | "page";
}

const facts = fc.record({
  type: fc.constantFrom("notification", "cool-off-notification", "other"),
  component: fc.constantFrom(null, "CoolOff", "DocumentExpired", "Generic", "Gdpr", "Unheard"),
  lifetime_in_seconds: fc.option(fc.nat(60)),
  show_button: fc.boolean(),
});
const sent = fc
  .array(fc.record({ facts, list: fc.constantFrom("inbox", "page") }), {
    minLength: 500,
    maxLength: 500,
  })
  .map((all): readonly Sent[] =>
    all.map((each, index) => ({ ...each, facts: { ...each.facts, id: `n${index}` } })),
  );
/** A document that the person's own data says has expired. */
const expired: DocumentExpiry = {
  document_status: "validated",
  is_document_expired: true,
  is_document_about_to_expire: false,
  days_number_until_document_expiration: null,
  days_number_for_expired_badge: 0,
  is_document_grace_period_active: false,
  document_grace_period_ends_in_days: null,
};

/** What happens next: the server sends, a fetch leaves, its answer comes, a person closes, a mark arrives. */
const turns = fc.array(fc.constantFrom("send", "fetch", "answer", "show", "close", "mark"), {
  minLength: 500,
  maxLength: 1_500,
});

/** A server, a page and the line between them. */
function open(all: readonly Sent[], document: DocumentExpiry | null) {
  let queue: NotificationQueue = emptyQueue;
  let sentCount = 0;
  let answer: readonly Sent[] | null = null;
  const marked = new Set<string>();
  const marks: string[] = [];
  const shown: string[] = [];
  const toasts: string[] = [];
  const inboxes: string[][] = [];
  const lists = (list: Sent["list"], of: readonly Sent[]) =>
    of.filter((each) => each.list === list).map((each) => each.facts);
  const turn = {
    send() {
      sentCount = Math.min(sentCount + 7, all.length);
    },
    fetch() {
      answer ??= all.slice(0, sentCount).filter(({ facts: { id } }) => !marked.has(id));
    },
    answer() {
      if (answer === null) return;
      const lists_ = { inbox: lists("inbox", answer), page: lists("page", answer) };
      const received = receiveLists(queue, lists_, document);
      queue = received.queue;
      toasts.push(...received.toasts.map(({ id }) => id));
      inboxes.push(queue.inbox.map(({ id }) => id));
      answer = null;
    },
    show() {
      const before = queue.shownId;
      queue = showNext(queue);
      if (queue.shownId !== null && queue.shownId !== before) shown.push(queue.shownId);
    },
    close() {
      const { shownId } = queue;
      if (shownId === null) return;
      queue = dropNotification(queue, shownId);
      marks.push(shownId);
    },
    mark() {
      const id = marks.shift();
      if (id !== undefined) marked.add(id);
    },
  };
  return {
    turn,
    shown,
    toasts,
    inboxes,
    queue: () => queue,
    isSent: () => sentCount === all.length,
  };
}

describe("500 random notifications", () => {
  it("[NOTIFICATIONS-14] are shown once each, none is lost, and their order is kept", () => {
    fc.assert(
      fc.property(sent, turns, fc.constantFrom(null, expired), (all, steps, document) => {
        const { turn, shown, toasts, inboxes, queue, isSent } = open(all, document);
        for (const step of steps) turn[step]();
        while (!isSent()) turn.send();
        // Whatever is under way ends, and then everything is fetched, shown and closed.
        for (const last of [
          "answer",
          ...steps.map(() => "mark" as const),
          "fetch",
          "answer",
        ] as const)
          turn[last]();
        for (let left = all.length; left > 0; left -= 1) {
          turn.show();
          turn.close();
        }
        const idsAt = (presentation: string) =>
          all
            .filter((each) => presentationOf(each.facts, each.list) === presentation)
            .map((each) => each.facts.id);
        // A consent is requested again until the server knows of it; anything else is shown once.
        const consents = new Set(
          all.filter((each) => isConsent(each.facts)).map((each) => each.facts.id),
        );
        const once = shown.filter((id) => !consents.has(id));
        expect(once.length).toBe(new Set(once).size);
        // What the documents' own dialog says is held for it, in its order.
        const held = all
          .map((each) => each.facts)
          .filter((each) => document !== null && expiryFact(each) === "expired")
          .map(({ id }) => id)
          .filter((id) => idsAt("popup").includes(id));
        expect([...queue().held.map(({ id }) => id)].sort()).toEqual([...held].sort());
        expect(new Set(shown)).toEqual(new Set(idsAt("popup").filter((id) => !held.includes(id))));
        expect(toasts).toEqual(idsAt("toast"));
        expect(queue().inbox.map(({ id }) => id)).toEqual(idsAt("inbox"));
        for (const inbox of inboxes) expect(inbox).toEqual(idsAt("inbox").slice(0, inbox.length));
        const page = all.filter((each) => each.list === "page").map((each) => each.facts.id);
        const fromPage = once.filter((id) => page.includes(id));
        expect(fromPage).toEqual(page.filter((id) => fromPage.includes(id)));
      }),
      { numRuns: 40 },
    );
  });
});
