import { BetSlip, type BetSlipProps } from "@grandstand/ui/bet-slip";
import spec from "@grandstand/ui/bet-slip/spec.md?raw";
import { betSlipStates } from "@grandstand/ui/bet-slip/states";
import { expect, fn } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { gallery } from "../support/accessibility.ts";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Bet slip",
  component: BetSlip,
  parameters: { spec },
  args: { ...betSlipStates.combi, onPlace: fn(), onAcceptChanges: fn() },
  decorators: [
    (Story) => (
      <div className="gs:mx-auto gs:max-w-slip">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = await canvas.findByRole("button", { description: /10/ });
    await userEvent.click(button);
    await expect(args.onPlace).toHaveBeenCalledOnce();
  },
});

export const PriceMoved = meta.story({
  args: { slip: betSlipStates["price moved up"].slip },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /2\.90/ }));
    await expect(args.onAcceptChanges).toHaveBeenCalledOnce();
    await expect(args.onPlace).not.toHaveBeenCalled();
  },
});

export const StakeLimitPassed = meta.story({
  args: { slip: betSlipStates["stake limit would be passed"].slip },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText(/24\s(heures|uur)/);
    // The server decides: the button stays what it is.
    await userEvent.click(await canvas.findByRole("button", { description: /10/ }));
    await expect(args.onPlace).toHaveBeenCalledOnce();
  },
});

export const LossLimitPassed = meta.story({
  args: { slip: betSlipStates["loss limit would be passed"].slip },
  play: async ({ canvas }) => {
    await canvas.findByText(/30\s(jours|dagen)/);
  },
});

export const Placed = meta.story({
  args: { slip: betSlipStates["results, one placed"].slip },
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: /Garder le contrôle|Zelf de baas/ });
  },
});

/** The stage of a slip: being filled, plainly or with what a bet can have besides; held up; or sent. */
function stageOf({ slip }: BetSlipProps): "filling" | "extras" | "held" | "sent" {
  if (slip === null) return "filling";
  const { control, tickets } = slip;
  if (tickets.length > 0 || control.kind === "processing" || control.kind === "checking") {
    return "sent";
  }
  const isFilling = control.kind === "place" || control.kind === "empty";
  if (!isFilling || slip.error !== null) return "held";
  const { system, eachWay, freeBets, comboBoost, lines } = slip;
  const hasExtras = [system, eachWay, freeBets, comboBoost].some((extra) => extra !== null);
  const isBoosted = lines.some(({ boosts }) => boosts.length > 0);
  return hasExtras || isBoosted ? "extras" : "filling";
}

/** The slips of a stage side by side; all of them on one page are more than a picture can show. */
function galleryOf(stage: ReturnType<typeof stageOf>) {
  const states = Object.fromEntries(
    Object.entries<BetSlipProps>(betSlipStates).filter(([, props]) => stageOf(props) === stage),
  );
  return {
    decorators: [],
    parameters: gallery,
    render: () => <StateGallery component={BetSlip} states={states} cell={340} />,
  };
}

export const States = meta.story({
  ...galleryOf("filling"),
  // What is on a slip comes a moment after the slip.
  play: async ({ canvas }) => {
    await canvas.findAllByRole("article");
  },
});

export const WithExtras = meta.story({
  ...galleryOf("extras"),
  play: async ({ canvas }) => {
    await canvas.findAllByRole("article");
  },
});

export const HeldUp = meta.story({
  ...galleryOf("held"),
  play: async ({ canvas }) => {
    await canvas.findAllByRole("article");
  },
});

export const Sent = meta.story({
  ...galleryOf("sent"),
  play: async ({ canvas }) => {
    await canvas.findAllByRole("article");
  },
});
