import preview from "../../.storybook/preview.tsx";
import { journeyParameters, operatorFor, visitOf } from "./support/journey.ts";
import { JourneyPage } from "./support/journey-page.tsx";
import { findOn } from "./support/walk.ts";

const meta = preview.meta({
  title: "Journeys/Home on a phone and a desk",
  tags: ["!manifest"],
  parameters: journeyParameters,
  render: (_args, { loaded }) => <JourneyPage operator={loaded.operator} />,
});

/** The header's clock comes with code of its own, after the page. */
async function seesSessionClock({ canvasElement }: { canvasElement: HTMLElement }) {
  await findOn(canvasElement, "header [role=timer]");
}

/** What a visitor sees first, in the width of the toolbar. */
export const Visitor = meta.story({ loaders: [operatorFor({ user: null })] });

export const Phone = meta.story({
  loaders: [operatorFor(visitOf())],
  globals: { viewport: { value: "phone390" } },
  play: seesSessionClock,
});

export const Desk = meta.story({
  loaders: [operatorFor(visitOf())],
  globals: { viewport: { value: "desktop1440" } },
  play: seesSessionClock,
});
