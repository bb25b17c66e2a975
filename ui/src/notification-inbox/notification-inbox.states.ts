import { sampleText } from "../rich-text/rich-text.states.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { NotificationInboxProps, NotificationItemView } from "./notification-inbox-props.ts";

const deposited: NotificationItemView = {
  id: "1",
  severity: "success",
  title: "Votre dépôt est arrivé",
  text: [
    { kind: "paragraph", children: [{ kind: "text", text: "Il est compté dans votre solde." }] },
  ],
  mediaUrl: null,
  isRead: false,
  action: {
    label: "Voir l’historique",
    method: "GET",
    type: "cashier",
    address: "history",
    opensNewTab: false,
  },
  isSubmitting: false,
};
const maintenance: NotificationItemView = {
  ...deposited,
  id: "2",
  severity: "info",
  title: "Le site sera en entretien mardi",
  text: sampleText.slice(0, 1),
  action: {
    label: "Lire le calendrier",
    method: "GET",
    type: "page",
    address: "/support/faq/",
    opensNewTab: true,
  },
};
const document: NotificationItemView = {
  ...deposited,
  id: "3",
  severity: "warn",
  title: "Votre document d’identité expire bientôt",
  isRead: true,
  action: null,
};
const long: NotificationItemView = {
  ...deposited,
  id: "4",
  severity: "error",
  title: "Belangrijke wijzigingen van de aansprakelijkheidsverzekeringsvoorwaarden voor spelers",
  text: sampleText,
};

const props = {
  inbox: { status: "loaded", items: [deposited, maintenance, document] },
  anchor: { current: null },
  onRead: () => undefined,
  onRemove: () => undefined,
  onAction: () => undefined,
  onRetry: () => undefined,
  onClose: () => undefined,
} as const satisfies NotificationInboxProps;

const items = (items: readonly NotificationItemView[]) => ({
  ...props,
  inbox: { status: "loaded", items } as const,
});

/** Every face of the inbox, by name. */
export const notificationInboxStates = {
  "unread and read": props,
  unread: items([deposited, maintenance]),
  read: items([{ ...deposited, isRead: true }, document]),
  empty: items([]),
  loading: { ...props, inbox: { status: "loading" } },
  failed: { ...props, inbox: { status: "failed" } },
  many: items(
    Array.from({ length: 24 }, (_, index) => ({
      ...(index % 2 === 0 ? deposited : maintenance),
      id: `${index}`,
      isRead: index > 3,
    })),
  ),
  "long text": items([long, { ...long, id: "5", isRead: true }]),
} satisfies NamedStates<NotificationInboxProps>;
