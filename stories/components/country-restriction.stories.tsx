import { CountryRestriction } from "@grandstand/ui/country-restriction";
import spec from "@grandstand/ui/country-restriction/spec.md?raw";
import { countryRestrictionStates as states } from "@grandstand/ui/country-restriction/states";
import { expect, fn, screen } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { overPage } from "../support/over-page.ts";

const meta = preview.meta({
  title: "Components/Country restriction",
  component: CountryRestriction,
  parameters: { spec, ...overPage },
  args: { ...states.usual, onCheck: fn() },
});

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard("{Escape}");
    await expect(screen.getByRole("alertdialog")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: /Vérifier|controleren|Check/ }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
});

export const LoggedIn = meta.story({
  render: () => <CountryRestriction {...states["logged in"]} />,
});

export const Checking = meta.story({ render: () => <CountryRestriction {...states.checking} /> });

export const Spain = meta.story({ render: () => <CountryRestriction {...states.spain} /> });

export const LongText = meta.story({
  render: () => <CountryRestriction {...states["long text"]} />,
});
