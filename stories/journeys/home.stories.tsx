import preview from "../../.storybook/preview.tsx";
import { journeyParameters, operatorFor, visitOf } from "./support/journey.ts";
import { JourneyPage } from "./support/journey-page.tsx";

const meta = preview.meta({
  title: "Journeys/Home on a phone and a desk",
  tags: ["!manifest"],
  parameters: journeyParameters,
  render: (_args, { loaded }) => <JourneyPage operator={loaded.operator} />,
});

/** What a visitor sees first, in the width of the toolbar. */
export const Visitor = meta.story({ loaders: [operatorFor({ user: null })] });

export const Phone = meta.story({
  loaders: [operatorFor(visitOf())],
  globals: { viewport: { value: "phone390" } },
});

export const Desk = meta.story({
  loaders: [operatorFor(visitOf())],
  globals: { viewport: { value: "desktop1440" } },
});
