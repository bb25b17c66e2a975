import { betSummaryStates as bets } from "../bet-summary/bet-summary.states.ts";
import { sampleText } from "../rich-text/rich-text.states.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type {
  NotificationInboxProps,
  NotificationItemView,
  SettledBetItemView,
} from "./notification-inbox-props.ts";

const hour = 3_600_000;
/** 14:00 in Brussels on Saturday 21 November 2026. */
const now = Date.UTC(2026, 10, 21, 13);

const deposited: NotificationItemView = {
  id: "1",
  severity: "success",
  title: "Votre dépôt est arrivé",
  text: [
    { kind: "paragraph", children: [{ kind: "text", text: "Il est compté dans votre solde." }] },
  ],
  mediaUrl: null,
  sentAt: now - 2 * hour,
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
  sentAt: now - 20 * hour,
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
  sentAt: now - 80 * hour,
  isRead: true,
  action: null,
};
const long: NotificationItemView = {
  ...deposited,
  id: "4",
  severity: "error",
  title: "Belangrijke wijzigingen van de aansprakelijkheidsverzekeringsvoorwaarden voor spelers",
  text: sampleText,
  sentAt: now - 400 * hour,
};
const settled = (state: keyof typeof bets, age: number, isRead: boolean): SettledBetItemView => ({
  bet: { ...bets[state].bet, id: state },
  settledAt: now - age,
  isRead,
});
const won = settled("won, combi of three", hour, false);
const lost = settled("lost", 22 * hour, true);
const longName = "Koninklijke Voetbalvereniging Oostende-Middelkerke en Omstreken";
const longBet: SettledBetItemView = {
  ...settled("won", 200 * hour, false),
  bet: {
    ...bets.won.bet,
    paid: 123_456_789,
    legs: bets.won.bet.legs.map((leg) => ({
      ...leg,
      outcomeName: longName,
      eventName: `${longName} – ${longName}`,
    })),
  },
};

const props = {
  inbox: { status: "loaded", items: [deposited, maintenance, document], bets: [won, lost] },
  today: "2026-11-21",
  saysSettled: true,
  anchor: { current: null },
  onRead: () => undefined,
  onReadAll: () => undefined,
  onBet: () => undefined,
  onRemove: () => undefined,
  onAction: () => undefined,
  onSettings: () => undefined,
  onRetry: () => undefined,
  onClose: () => undefined,
} as const satisfies NotificationInboxProps;

const inbox = (
  items: readonly NotificationItemView[],
  settledBets: readonly SettledBetItemView[] | "failed" | null = null,
) => ({ ...props, inbox: { status: "loaded", items, bets: settledBets } as const });

/** Every face of the inbox, by name. */
export const notificationInboxStates = {
  "unread and read": props,
  unread: inbox([deposited, maintenance]),
  read: inbox([{ ...deposited, isRead: true }, document], [lost]),
  "settled bets": inbox(
    [],
    [
      won,
      settled("cashed out in part, the rest lost", 3 * hour, false),
      lost,
      settled("won", 23 * hour, true),
      settled("void", 90 * hour, true),
      settled("void, free bet", 300 * hour, true),
    ],
  ),
  "won, a part cashed out before": inbox(
    [],
    [
      {
        ...won,
        bet: { ...won.bet, cashOuts: bets["cashed out in part"].bet.cashOuts },
      },
    ],
  ),
  "bets could not be fetched": inbox([deposited], "failed"),
  "without a date": inbox([
    { ...deposited, sentAt: null },
    { ...document, sentAt: null },
  ]),
  "bets are not announced": { ...inbox([document]), saysSettled: false },
  empty: inbox([], []),
  "empty, without bets": inbox([]),
  loading: { ...props, inbox: { status: "loading" } },
  failed: { ...props, inbox: { status: "failed" } },
  many: inbox(
    Array.from({ length: 24 }, (_, index) => ({
      ...(index % 2 === 0 ? deposited : maintenance),
      id: `${index}`,
      isRead: index > 3,
    })),
  ),
  "long text": inbox([long, { ...long, id: "5", isRead: true }], [longBet]),
} satisfies NamedStates<NotificationInboxProps>;
