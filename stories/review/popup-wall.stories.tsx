import { useArgs } from "storybook/preview-api";
import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { longPage } from "./long-page.ts";
import { canFrame, messageFrame } from "./message-frame.ts";
import { MessageWall } from "./message-wall.tsx";
import { type MessageFilter, messageKinds, messageOwners, wordingStatuses } from "./review-data.ts";
import { useLocalFilter } from "./use-local-filter.ts";

const meta = preview.meta({
  title: "Review/Popup wall",
  tags: ["!manifest", "!autodocs", "no-picture"],
  parameters: longPage,
  args: { message: "", kind: "", owner: "", status: "", search: "" } as MessageFilter,
  argTypes: {
    message: { control: "text" },
    kind: { control: "select", options: ["", ...messageKinds] },
    owner: { control: "select", options: ["", ...messageOwners] },
    status: { control: "select", options: ["", ...wordingStatuses] },
    search: { control: "text" },
  },
  loaders: [async () => ({ review: (await import("virtual:grandstand-review")).default })],
});

interface WallProps extends Omit<Parameters<typeof MessageWall>[0], "filter" | "onFilter"> {
  readonly given: MessageFilter;
  readonly onFilter: (filter: MessageFilter) => void;
}

function FilteredWall({ given, onFilter, ...wall }: WallProps) {
  const [filter, change] = useLocalFilter(given, onFilter);
  return <MessageWall {...wall} filter={filter} onFilter={change} />;
}

export const Wall = meta.story({
  render: function Render(_args, { loaded: { review }, globals }) {
    const [given, update] = useArgs<MessageFilter>();
    const theme = globals.theme === "all" ? "light" : globals.theme;
    return (
      <FilteredWall
        messages={review.messages}
        wording={review.wording}
        given={given}
        onFilter={update}
        frameAddress={(message, language) =>
          canFrame() ? messageFrame(message, language, theme) : null
        }
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")[0]).toBeVisible();
  },
});

/** A sign-off by hand; a story of its own, so that the wall itself opens untouched. */
export const SigningOff = Wall.extend({
  tags: ["!dev"],
  args: { message: "cool-off" },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: /Download the sign-off/ });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(canvas.getByRole("checkbox", { name: /Cool-off, Nederlands/ }));
    await userEvent.type(canvas.getByLabelText("Your name"), "Compliance");
    await userEvent.type(canvas.getByLabelText("Date"), "2026-11-24");
    await expect(button).not.toHaveAttribute("aria-disabled", "true");
  },
});
