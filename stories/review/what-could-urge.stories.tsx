import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { longPage } from "./long-page.ts";
import { ReviewPage } from "./review-page.tsx";
import { UrgeList } from "./urge-list.tsx";
import { urges } from "./urges.ts";

const meta = preview.meta({
  title: "Review/What could urge",
  tags: ["!manifest", "!autodocs", "no-picture"],
  parameters: longPage,
});

/** For compliance: all of the site that could urge a person to bet, on one page. */
export const List = meta.story({
  render: () => (
    <ReviewPage
      title="What could urge a person to bet"
      lead="All of the site that could urge, with the variable that takes it away and what that is unless it is set. A variable is read when the web server starts; what is off is neither drawn nor requested."
    >
      <UrgeList />
    </ReviewPage>
  ),
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table");
    await expect(table.querySelectorAll("tbody tr")).toHaveLength(urges.length);
    const builders = canvas.getByRole("rowheader", { name: "Ready-made builders." });
    await expect(builders.closest("tr")).toHaveTextContent("READY_BUILDERS=on|offoff");
  },
});
