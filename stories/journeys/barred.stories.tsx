import { calculate } from "@grandstand/contract/betslip";
import { expect, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { storyNow } from "../support/story-environment.tsx";
import type { FakeOperator } from "./support/fake-operator.ts";
import { barredPermissions, journeyParameters, operatorFor, visitOf } from "./support/journey.ts";
import { JourneyPage } from "./support/journey-page.tsx";
import { findControl, findMessage, openSlip, pickPrice, typeStake } from "./support/walk.ts";

const nextMonth = storyNow / 1_000 + 720 * 3_600;

const meta = preview.meta({
  title: "Journeys/Barred",
  // A dialog in the middle may be between two pixels; its states have pictures of their own.
  tags: ["!manifest", "no-picture"],
  parameters: journeyParameters,
  render: (_args, { loaded }) => <JourneyPage operator={loaded.operator} />,
});

/** Fills a slip and presses its control: a message opens, and no price is requested for the bet. */
async function pressBarred(
  story: Parameters<typeof pickPrice>[0],
  control: "restricted" | "login",
  { server }: FakeOperator,
): Promise<void> {
  await pickPrice(story, /2\.24.*Union Saint-Gilloise/);
  const slip = await openSlip(story);
  await typeStake(story, slip, "10");
  await story.userEvent.click(await findControl(slip, control));
  const message = await findMessage();
  await waitFor(() => expect(message).toContainElement(document.activeElement as HTMLElement));
  await expect(message).toHaveAccessibleName();
  await expect(server.sent(calculate)).toEqual([]);
}

export const UnderAge = meta.story({
  loaders: [operatorFor(visitOf({ age: 20 }))],
  play: (story) => pressBarred(story, "restricted", story.loaded.operator),
});

export const SelfExcluded = meta.story({
  loaders: [operatorFor(visitOf({ self_excluded: true, isSelfExcludedUntil: nextMonth }))],
  play: (story) => pressBarred(story, "restricted", story.loaded.operator),
});

export const CoolOff = meta.story({
  loaders: [operatorFor(visitOf({ on_cool_off: true, isCoolOffUntil: nextMonth }))],
  play: (story) => pressBarred(story, "restricted", story.loaded.operator),
});

/** Documents are missing: what opens says which, and how to send them. */
export const WithoutDocuments = meta.story({
  loaders: [
    operatorFor(visitOf({ document_status: "not_uploaded", permissions: barredPermissions })),
  ],
  play: (story) => pressBarred(story, "restricted", story.loaded.operator),
});

/** A visitor has to log in. */
export const Visitor = meta.story({
  loaders: [operatorFor({ user: null })],
  play: (story) => pressBarred(story, "login", story.loaded.operator),
});
