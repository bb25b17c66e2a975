import { Button } from "@grandstand/ui/button";
import { NotificationInbox, type NotificationInboxProps } from "@grandstand/ui/notification-inbox";
import spec from "@grandstand/ui/notification-inbox/spec.md?raw";
import { notificationInboxStates as states } from "@grandstand/ui/notification-inbox/states";
import { useState } from "react";
import { expect, fn, screen } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { overPage } from "../support/over-page.ts";

/** The inbox under a button at the end of a page's head, as the header has it. */
function UnderItsButton(props: NotificationInboxProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  return (
    <div className="gs:flex gs:justify-end gs:p-3 gs:pe-12">
      <Button ref={setButton}>Messages</Button>
      {button && <NotificationInbox {...props} anchor={{ current: button }} />}
    </div>
  );
}

const meta = preview.meta({
  title: "Components/Notification inbox",
  component: NotificationInbox,
  parameters: { spec, ...overPage },
  args: { ...states["unread and read"], onRead: fn() },
  render: (args) => <UnderItsButton {...args} />,
});

export const Default = meta.story();

export const Opened = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: /^Le site sera/ }));
    await expect(args.onRead).toHaveBeenCalledWith("2");
  },
});

export const Unread = meta.story({ render: () => <UnderItsButton {...states.unread} /> });

export const Read = meta.story({ render: () => <UnderItsButton {...states.read} /> });

export const SettledBets = meta.story({
  render: () => <UnderItsButton {...states["settled bets"]} />,
});

export const Empty = meta.story({ render: () => <UnderItsButton {...states.empty} /> });

export const LoadingMessages = meta.story({ render: () => <UnderItsButton {...states.loading} /> });

export const Failed = meta.story({ render: () => <UnderItsButton {...states.failed} /> });

export const Many = meta.story({ render: () => <UnderItsButton {...states.many} /> });

export const LongText = meta.story({
  render: () => <UnderItsButton {...states["long text"]} />,
  play: async ({ userEvent }) => {
    const [title] = await screen.findAllByRole("button", { name: /^Belangrijke/ });
    if (title) await userEvent.click(title);
  },
});
