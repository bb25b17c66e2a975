import { SiteSettings } from "@grandstand/ui/site-settings";
import spec from "@grandstand/ui/site-settings/spec.md?raw";
import { siteSettingsStates } from "@grandstand/ui/site-settings/states";
import { expect, fn, screen } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { overPage } from "../support/over-page.ts";

const meta = preview.meta({
  title: "Components/Site settings",
  component: SiteSettings,
  parameters: { spec, ...overPage },
  args: siteSettingsStates["first visit"],
});

export const FirstVisit = meta.story({
  args: { onChange: fn() },
  play: async ({ userEvent, args }) => {
    await userEvent.type(screen.getByRole("searchbox"), "bruss");
    await userEvent.click(screen.getByRole("radio", { name: /^Bru(?:ss|x)el/ }));
    await expect(args.onChange).toHaveBeenCalledWith(
      { timeZone: "Europe/Brussels" },
      expect.anything(),
    );
  },
});
export const Changed = meta.story({ args: siteSettingsStates.changed });
export const EveryChangeAccepted = meta.story({
  args: siteSettingsStates["every change accepted"],
});
export const ZoneNotOnTheList = meta.story({ args: siteSettingsStates["zone not on the list"] });
export const CountryNotKnown = meta.story({ args: siteSettingsStates["country not known"] });
