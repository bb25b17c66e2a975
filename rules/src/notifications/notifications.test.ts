import { describe, expect, it } from "vitest";
import type { DocumentExpiry, DocumentStatus } from "../documents/index.ts";
import {
  applyDocument,
  buttonAction,
  dropNotification,
  emptyQueue,
  fillVariables,
  isConsent,
  isFree,
  isQuietAt,
  type NotificationFacts,
  type NotificationLists,
  type NotificationQueue,
  popupKind,
  popupLifetime,
  postPath,
  putBack,
  readMessage,
  receiveLists,
  showNext,
  toastDuration,
  unreadCount,
} from "./index.ts";
import { presentationOf } from "./notification.ts";

interface Titled extends NotificationFacts {
  readonly title: string;
}

function notificationOf(id: string, changes: Partial<Titled> = {}): Titled {
  return {
    id,
    title: id,
    type: "notification",
    component: "Generic",
    lifetime_in_seconds: null,
    show_button: false,
    ...changes,
  };
}

type Queue = NotificationQueue<Titled>;
const empty: Queue = emptyQueue;
const lists = (
  page: readonly Titled[],
  inbox: readonly Titled[] = [],
): NotificationLists<Titled> => ({
  page,
  inbox,
});
const receive = (queue: Queue, page: readonly Titled[], inbox: readonly Titled[] = []) =>
  receiveLists(queue, lists(page, inbox), null).queue;
const documentOf = (facts: Partial<DocumentExpiry> = {}): DocumentExpiry => ({
  document_status: "validated",
  is_document_expired: false,
  is_document_about_to_expire: false,
  days_number_until_document_expiration: 5,
  days_number_for_expired_badge: 5,
  is_document_grace_period_active: false,
  document_grace_period_ends_in_days: 3,
  ...facts,
});
const ids = (of: readonly Titled[]) => of.map(({ id }) => id);

describe("a presentation", () => {
  it.each([
    ["page", { component: "Generic" }, "popup"],
    ["page", { component: "Unheard" }, "popup"],
    ["page", { component: null }, "toast"],
    ["page", { component: "" }, "toast"],
    ["inbox", { component: "Generic" }, "inbox"],
    ["inbox", { component: null }, "inbox"],
  ] as const)(
    "[NOTIFICATIONS-1] [ACCOUNT-121] [ACCOUNT-173] on the %s with %o is the %s",
    (list, facts, presentation) => {
      expect(presentationOf(notificationOf("a", facts), list)).toBe(presentation);
    },
  );

  it.each(["page", "inbox"] as const)(
    "[NOTIFICATIONS-2] [ACCOUNT-176] of a cool-off on the %s is a popup",
    (list) => {
      for (const component of [null, "CoolOff", "Generic"]) {
        expect(presentationOf({ type: "cool-off-notification", component }, list)).toBe("popup");
      }
      expect(popupKind({ type: "cool-off-notification", component: null })).toBe("cool-off");
    },
  );

  it.each([
    ["DocumentExpired", "document-expired"],
    ["DocumentAboutToExpire", "document-about-to-expire"],
    ["GracePeriod", "grace-period"],
    ["IdentityNotVerified", "identity-not-verified"],
    ["AccountUpdate", "account-update"],
    ["SecondaryCasinoAccountInfo", "secondary-casino-account"],
    ["MaatChanges", "maat-changes"],
    ["Gdpr", "gdpr"],
    ["Under21YearsOld", "under-21"],
    ["SelfExclusion", "self-exclusion"],
    ["CoolOff", "cool-off"],
    ["TermsConditions", "terms-conditions"],
    ["Generic", "generic"],
    ["toString", "generic"],
    ["__proto__", "generic"],
  ])("[NOTIFICATIONS-3] [ACCOUNT-64] of %s has the popup %s", (component, kind) => {
    expect(popupKind(notificationOf("a", { component }))).toBe(kind);
    expect(isConsent(notificationOf("a", { component }))).toBe(
      ["gdpr", "terms-conditions"].includes(kind),
    );
  });
});

describe("the queue", () => {
  it("[NOTIFICATIONS-4] [ACCOUNT-175] updates what is there, and has nothing twice", () => {
    const before = showNext(receive(empty, [notificationOf("a"), notificationOf("b")]));
    const after = receive(
      before,
      [notificationOf("a", { title: "new" }), notificationOf("b"), notificationOf("a")],
      [notificationOf("b")],
    );
    expect(after.popups).toEqual([notificationOf("a", { title: "new" }), notificationOf("b")]);
    expect([after.shownId, after.inbox]).toEqual(["a", []]);
  });

  it("[NOTIFICATIONS-5] shows the first, which stays first", () => {
    const shown = showNext(receive(empty, [notificationOf("b"), notificationOf("c")]));
    expect([shown.shownId, showNext(shown)]).toEqual(["b", shown]);
    const more = receive(shown, [notificationOf("a"), notificationOf("b"), notificationOf("c")]);
    expect([more.shownId, ids(more.popups)]).toEqual(["b", ["b", "a", "c"]]);
    expect(showNext(dropNotification(more, "b")).shownId).toBe("a");
    expect(showNext(empty).shownId).toBeNull();
  });

  it("[NOTIFICATIONS-6] waits while the page is in use", () => {
    const free = { hasDialog: false, isTyping: false, isMoneyMoving: false };
    expect(isFree(free)).toBe(true);
    for (const use of ["hasDialog", "isTyping", "isMoneyMoving"]) {
      expect(isFree({ ...free, [use]: true })).toBe(false);
    }
    const shown = showNext(receive(empty, [notificationOf("a"), notificationOf("b")]));
    const waiting = putBack(shown);
    expect([waiting.shownId, ids(waiting.popups)]).toEqual([null, ["a", "b"]]);
    expect(showNext(waiting)).toEqual(shown);
  });

  it("[NOTIFICATIONS-7] has nothing again that was closed, or shown as a toast", () => {
    const page = [notificationOf("a"), notificationOf("toast", { component: null })];
    const first = receiveLists(empty, lists(page, [notificationOf("m")]), null);
    expect(ids(first.toasts)).toEqual(["toast"]);
    const closed = dropNotification(dropNotification(showNext(first.queue), "a"), "m");
    expect([closed.shownId, closed.popups, closed.inbox]).toEqual([null, [], []]);
    const again = receiveLists(closed, lists(page, [notificationOf("m")]), null);
    expect([again.toasts, again.queue.popups, again.queue.inbox]).toEqual([[], [], []]);
  });

  it("[NOTIFICATIONS-8] drops what is not sent any more", () => {
    const shown = showNext(
      receive(empty, [notificationOf("a"), notificationOf("b")], [notificationOf("m")]),
    );
    const after = receive(shown, [notificationOf("b")]);
    expect([after.shownId, ids(after.popups), after.inbox]).toEqual([null, ["b"], []]);
    expect(showNext(receive(after, [notificationOf("a"), notificationOf("b")])).shownId).toBe("a");
  });

  it.each(["Gdpr", "TermsConditions"])(
    "[NOTIFICATIONS-9] [ACCOUNT-132] has %s again where it is requested",
    (component) => {
      const consent = notificationOf("consent", { component });
      const closed = dropNotification(showNext(receive(empty, [consent])), "consent");
      expect(closed.popups).toEqual([]);
      expect(receive(closed, [consent]).popups).toEqual([consent]);
    },
  );

  it("[NOTIFICATIONS-10] keeps a message read, and counts the others", () => {
    const inbox = [
      notificationOf("m"),
      notificationOf("n"),
      notificationOf("o", { is_read: true }),
    ];
    const before = receive(empty, [], inbox);
    expect(unreadCount(before)).toBe(2);
    const after = readMessage(before, "m");
    expect([unreadCount(after), ids(after.inbox)]).toEqual([1, ["m", "n", "o"]]);
    expect(unreadCount(receive(after, [], inbox))).toBe(1);
  });

  it.each([
    ["DocumentExpired", "manual_review", "not_uploaded"],
    ["DocumentAboutToExpire", "pending", "validated"],
    ["GracePeriod", "pending", "manual_review"],
  ] as const)("[NOTIFICATIONS-11] drops %s with %s, and not with %s", (component, moot, still) => {
    const document = notificationOf("d", { component });
    const shown = showNext(receive(empty, [document]));
    const of = (document_status: DocumentStatus) => documentOf({ document_status });
    expect(receiveLists(shown, lists([document]), of(still)).queue.shownId).toBe("d");
    for (const queue of [
      receiveLists(shown, lists([document]), of(moot)).queue,
      applyDocument(shown, of(moot)),
    ]) {
      expect(queue).toMatchObject({ shownId: null, popups: [] });
    }
    const other = receiveLists(empty, lists([notificationOf("g")]), of(moot)).queue;
    expect(other.popups).toHaveLength(1);
  });

  it.each([
    ["DocumentExpired", { is_document_expired: true }],
    ["DocumentAboutToExpire", { is_document_about_to_expire: true }],
    ["GracePeriod", { is_document_grace_period_active: true }],
  ] as const)("[NOTIFICATIONS-18] leaves %s to the documents' dialog", (component, facts) => {
    const [said, other] = [notificationOf("d", { component }), notificationOf("a")];
    const document = documentOf(facts);
    const { queue } = receiveLists(empty, lists([said, other]), document);
    expect([ids(queue.popups), ids(queue.held), showNext(queue).shownId]).toEqual([
      ["a"],
      ["d"],
      "a",
    ]);
    // It is said: an answer that was on its way brings it no more.
    const closed = dropNotification(queue, "d");
    expect(receiveLists(closed, lists([said, other]), document).queue.held).toEqual([]);
    // The dialog has nothing to say any more, and the operator still has.
    expect(ids(applyDocument(queue, documentOf()).popups)).toEqual(["a", "d"]);
    // It was shown before the person's own data said the same.
    const shown = showNext(receive(empty, [said, other]));
    expect(applyDocument(shown, document)).toEqual(shown);
    expect(receiveLists(shown, lists([said, other]), document).queue).toEqual(shown);
    expect(ids(applyDocument(putBack(shown), document).held)).toEqual(["d"]);
  });

  it("[NOTIFICATIONS-18] has what the dialog does not say as a popup", () => {
    const said = ["DocumentExpired", "GracePeriod", "Generic"].map((component) =>
      notificationOf(component, { component }),
    );
    const document = documentOf({ is_document_about_to_expire: true });
    for (const of of [document, null]) {
      expect(receiveLists(empty, lists(said), of).queue.popups).toEqual(said);
    }
  });
});

describe("a duration", () => {
  it("[NOTIFICATIONS-12] [ACCOUNT-182] of a toast", () => {
    const duration = (lifetime_in_seconds: number | null, show_button: boolean) =>
      toastDuration(notificationOf("a", { lifetime_in_seconds, show_button }));
    expect([duration(null, false), duration(null, true)]).toEqual([5_000, 7_000]);
    expect([duration(12, false), duration(12, true), duration(0, false)]).toEqual([
      12_000, 12_000, 5_000,
    ]);
  });

  it("[NOTIFICATIONS-15] of a popup", () => {
    expect(
      [null, 0, 30].map((seconds) =>
        popupLifetime(notificationOf("a", { lifetime_in_seconds: seconds })),
      ),
    ).toEqual([null, null, 30_000]);
  });
});

describe("words", () => {
  it("[NOTIFICATIONS-13] [ACCOUNT-122] have their values, as text", () => {
    const words = "{{days}} days, {{ name }}, {{none}}{{constructor}}.";
    expect(fillVariables(words, { days: 3, name: "<b>{{days}}</b>" })).toBe(
      "3 days, <b>{{days}}</b>, .",
    );
  });
});

describe("a button", () => {
  const button = {
    show_button: true,
    button_text: "Go",
    button_link_method: "GET",
    button_link_type: "page",
    button_page_url: "/support/faq",
    button_url: "https://elsewhere.example",
    button_cashier_url: "home/limits",
    button_opening_option: "new_tab",
  } as const;

  it("[NOTIFICATIONS-16] [ACCOUNT-124] leads to what its type names", () => {
    expect(buttonAction(button)).toEqual({
      label: "Go",
      method: "GET",
      type: "page",
      address: "/support/faq",
      opensNewTab: true,
    });
    const address = (button_link_type: "url" | "cashier") =>
      buttonAction({ ...button, button_link_type })?.address;
    expect([address("url"), address("cashier")]).toEqual([button.button_url, "home/limits"]);
    const plain = { ...button, button_link_method: null, button_opening_option: "same_tab" };
    expect(buttonAction(plain)).toMatchObject({ method: "GET", opensNewTab: false });
  });

  it.each([
    { show_button: false },
    { button_text: null },
    { button_text: " " },
    { button_link_type: null },
    { button_page_url: null },
    { button_page_url: " " },
  ])("[NOTIFICATIONS-16] with %o is none", (changes) => {
    expect(buttonAction({ ...button, ...changes })).toBeNull();
  });

  it.each([
    ["/notifications/system/acceptPrivacyPolicy", "/notifications/system/acceptPrivacyPolicy"],
    ["user/optIn", "/user/optIn"],
    ["https://api.example/account/user/optIn", "/user/optIn"],
    ["/a{b}", "/a%7Bb%7D"],
    ["https://elsewhere.example/account/user/optIn", null],
    ["//elsewhere.example/optIn", null],
    ["/\\elsewhere.example/optIn", null],
    ["http://api.example/account/user/optIn", null],
    ["https://api.example:8443/account/user/optIn", null],
    ["https://api.example@elsewhere.example/account/optIn", null],
    ["https://me@api.example/account/optIn", null],
    ["https://api.example/other/optIn", null],
    ["/../other/optIn", null],
    ["javascript:alert(1)", null],
    ["/user/optIn?to=1", null],
    ["https://", null],
  ])("[NOTIFICATIONS-17] that posts to %s calls %s", (address, path) => {
    expect(postPath(address, "https://api.example/account")).toBe(path);
  });
});

describe("the hours of quiet", () => {
  it.each([
    ["2026-11-24T20:59:59Z", "Europe/Brussels", false],
    ["2026-11-24T21:00:00Z", "Europe/Brussels", true],
    ["2026-11-25T06:59:59Z", "Europe/Brussels", true],
    ["2026-11-25T07:00:00Z", "Europe/Brussels", false],
    ["2026-07-24T20:00:00Z", "Europe/Brussels", true],
    ["2026-07-24T06:00:00Z", "Europe/Brussels", false],
    ["2026-11-24T21:00:00Z", "America/New_York", false],
  ])("[NOTIFICATIONS-19] %s in %s: %s", (instant, zone, isQuiet) => {
    expect(isQuietAt(Date.parse(instant), zone)).toBe(isQuiet);
  });
});
