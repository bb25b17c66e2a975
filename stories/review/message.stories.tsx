import { Button } from "@grandstand/ui/button";
import { Notice, type NoticeKind } from "@grandstand/ui/notice";
import { StickyMessage } from "@grandstand/ui/sticky-message";
import { Toasts, type ToastView } from "@grandstand/ui/toasts";
import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { type DrawnMessage, drawnMessages } from "./message-views.ts";
import { type Language, languages, type MessageRow, type WordingRow } from "./review-data.ts";

const meta = preview.meta({
  title: "Review/Message",
  // Framed by the popup wall; alone it is no page for anybody.
  tags: ["!manifest", "!autodocs", "!dev", "no-picture"],
  args: { message: "free-bets-failed" },
  loaders: [async () => ({ review: (await import("virtual:grandstand-review")).default })],
});

const toastSeverities = ["success", "info", "warn", "error"] as const;
const noticeKinds: Readonly<Record<string, NoticeKind>> = { warning: "warning", error: "error" };
const anHour = 3_600_000;
const onPress = () => undefined;

const severityOf = ({ severity }: MessageRow) =>
  toastSeverities.find((name) => severity.includes(name)) ?? "info";

function toastOf(drawn: DrawnMessage, message: MessageRow, index: number): ToastView {
  return {
    id: String(index),
    severity: severityOf(message),
    title: drawn.title ?? drawn.text ?? "",
    ...(drawn.title !== null && drawn.text !== null && { text: drawn.text }),
    ...(drawn.button !== null && { action: { label: drawn.button, onPress } }),
    duration: anHour,
  };
}

function StickyOf({ drawn, message }: { drawn: DrawnMessage; message: MessageRow }) {
  const view = { severity: severityOf(message), text: drawn.text ?? "", action: drawn.button };
  return (
    <div className="gs:mb-3">
      <StickyMessage message={view} onAction={onPress} onClose={onPress} />
    </div>
  );
}

function NoticeOf({ drawn, severity }: { drawn: DrawnMessage; severity: string }) {
  const { title, text, button } = drawn;
  return (
    <Notice
      kind={noticeKinds[severity] ?? "information"}
      {...(title !== null && text !== null && { title })}
      {...(button !== null && { action: <Button onPress={onPress}>{button}</Button> })}
    >
      <p>{text ?? title}</p>
    </Notice>
  );
}

/** A message without a story of its own, drawn from its texts with samples for their variables. */
export const Message = meta.story({
  render: function Render({ message: id }, { loaded: { review }, globals }) {
    const language = languages.find((name) => name === globals.locale) as Language | undefined;
    const message = review.messages.find((each: MessageRow) => each.id === id);
    if (!message) return <p>{`No message has the id ${id}.`}</p>;
    const rows = review.wording.filter(({ messages }: WordingRow) =>
      messages.some((each: MessageRow) => each.id === id),
    );
    const drawn = drawnMessages(rows, language ?? "fr");
    if (message.kind === "toast") {
      const toasts = drawn.map((each, index) => toastOf(each, message, index));
      return <Toasts toasts={toasts} onClose={onPress} />;
    }
    if (message.kind === "sticky") {
      return (
        <>
          {drawn.map((each) => (
            <StickyOf key={each.text} drawn={each} message={message} />
          ))}
        </>
      );
    }
    return (
      <div className="gs:grid gs:gap-3">
        {drawn.map((each, index) => (
          <NoticeOf key={index} drawn={each} severity={message.severity} />
        ))}
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toBeEmptyDOMElement();
  },
});
