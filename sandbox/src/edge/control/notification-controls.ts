import { notificationSchema } from "@grandstand/contract/notifications";
import * as v from "valibot";
import { publishVersion, requestConsent } from "../../domain/notifications/consents.ts";
import { consentDocuments, type Draft } from "../../domain/notifications/notification.ts";
import { sendNotification, withdraw } from "../../domain/notifications/notifications.ts";
import { draftOf } from "../../domain/notifications/templates.ts";
import { notificationKinds } from "../../domain/notifications/words.ts";
import type { Operator } from "../operator/operator.ts";
import type { Add } from "./add.ts";

/** What a notification says instead of what its kind says; words are then the same in every language. */
const changes = v.partial(v.omit(notificationSchema, ["id", "is_read", "sent_at"]));
const sending = v.object({
  ...changes.entries,
  /** Without one: to guests. */
  username: v.optional(v.string()),
  kind: v.picklist(notificationKinds),
  list: v.optional(v.picklist(["inbox", "page"])),
});
type Changes = v.InferOutput<typeof changes>;

function applyTo({ facts, words, ...draft }: Draft, given: Changes): Omit<Draft, "list"> {
  const { title, text, button_text, checkbox_label, ...others } = given;
  const said = Object.fromEntries(
    Object.entries({ title, text, button_text, checkbox_label }).filter(
      ([, value]) => value !== undefined,
    ),
  );
  return {
    ...draft,
    facts: { ...facts, ...(others as Partial<Draft["facts"]>) },
    words: {
      fr: { ...words.fr, ...said },
      nl: { ...words.nl, ...said },
      en: { ...words.en, ...said },
    },
  };
}

/** Notifications of every kind to an account or to guests, and the versions of what is consented to. */
export function addNotificationControls(
  post: Add,
  { database, world }: Operator,
  idOf: (username: string) => Promise<string>,
): void {
  post("notifications", sending, async ({ username, kind, list, ...given }) => {
    const accountId = username === undefined ? null : await idOf(username);
    const usual = draftOf(kind);
    const draft = { ...applyTo(usual, given), list: list ?? usual.list };
    return { id: await sendNotification(database, accountId, draft, world.now()) };
  });
  post("notifications/withdraw", v.object({ id: v.string() }), async ({ id }) => ({
    withdrawn: await withdraw(database, id),
  }));
  const document = v.picklist(consentDocuments);
  post("consents/publish", v.object({ document }), async (input) => ({
    version: await publishVersion(database, input.document, world.now()),
  }));
  post("consents/request", v.object({ username: v.string(), document }), async (input) => {
    await requestConsent(database, await idOf(input.username), input.document, world.now());
    return {};
  });
}
