import { SelfTest, useSelfTest } from "@grandstand/ui/self-test";
import spec from "@grandstand/ui/self-test/spec.md?raw";
import { selfTestStates as states } from "@grandstand/ui/self-test/states";
import { expect, screen } from "storybook/test";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "Components/Self-test",
  component: SelfTest,
  parameters: { spec },
  args: states.closed,
});

function RunSelfTest() {
  return <SelfTest {...useSelfTest()} />;
}

export const Default = meta.story({
  render: () => <RunSelfTest />,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole("button"));
    await userEvent.click(screen.getByRole("button"));
    await expect(screen.getAllByRole("group")[0]).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
});
export const Questions = meta.story({ args: states.questions });
export const Answered = meta.story({ args: states.answered });
export const Incomplete = meta.story({ args: states.incomplete });
export const LowRisk = meta.story({ args: states["low risk"] });
export const RaisedRisk = meta.story({ args: states["raised risk"] });
export const HighRisk = meta.story({ args: states["high risk"] });
