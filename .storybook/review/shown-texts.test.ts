import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ProjectFile } from "@grandstand/tools/src/repository/finding.ts";
import { readProject } from "@grandstand/tools/src/repository/read-project.ts";
import { jsonLines } from "@grandstand/tools/src/run/json-lines.ts";
import { root } from "@grandstand/tools/src/run/paths.ts";
import { describe, expect, it } from "vitest";
import type { ComponentRow } from "../../stories/review/review-data.ts";
import { tensions } from "../../stories/review/tensions.ts";
import { urges } from "../../stories/review/urges.ts";
import { storyOfState } from "../../stories/support/state-address.ts";
import { listStories } from "../list-stories.ts";
import { isAbout, readTextFacts } from "./facts.ts";
import { lostStates, readShownTexts } from "./shown-texts.ts";
import { slipStory } from "./slip-story.fixture.ts";
import { componentStates } from "./states.ts";
import { wordingRows } from "./wording-rows.ts";

const fr = { until: "28 novembre 2026" };
const kept = [
  ["slip/slip", "slip.until", "SlipNotice", "held, long", { fr }],
  ["slip/slip", "slip.bets_other", "Slip", "held, long", {}],
];
const files: ProjectFile[] = [
  { path: "stories/review/shown-texts.gen.jsonl", text: jsonLines(kept) },
  {
    path: "ui/src/slip/slip.states.ts",
    text: `
export const slipStates = { "held, long": {} } satisfies NamedStates<SlipProps>;
export const noticeStates = { "held, long": {} } satisfies NamedStates<SlipNoticeProps>;`,
  },
  {
    path: "ui/src/locale/fr/slip.json",
    text: JSON.stringify({
      "slip.until": "Jusqu’au {{until}}",
      "slip.bets_one": "{{count}} pari",
      "slip.bets_other": "{{count}} paris",
      "slip.failed": "Erreur",
      "slip.failed-again": "Encore une erreur",
    }),
  },
  {
    path: "ui/src/locale/facts.json",
    text: JSON.stringify([
      {
        keys: ["slip.*-again"],
        near: {
          folder: "slip",
          state: "held, long",
          next: "it fails again",
          inPlaceOf: "slip.until",
        },
      },
    ]),
  },
  {
    path: "ui/src/locale/messages.json",
    text: JSON.stringify([{ name: "Slip failed", kind: "toast", keys: ["slip.failed"] }]),
  },
];
const rows = wordingRows(files, [slipStory]);
const rowOf = (key: string) => rows.find((row) => row.key === key);

describe("what shows a text", () => {
  it("is a state, by the address of its story; that of a second list has its component in it", () => {
    expect(rowOf("slip.bets_other")?.shownBy).toMatchObject([
      { component: "Slip", state: "held, long", story: "components-slip--held-long" },
    ]);
    expect(rowOf("slip.until")?.shownBy).toMatchObject([
      { component: "Slip notice", story: "components-slip--slip-notice-held-long" },
    ]);
  });

  it("gives the text what that state has for its variables", () => {
    expect(rowOf("slip.until")).toMatchObject({
      texts: { fr: { rendered: "Jusqu’au 28 novembre 2026" } },
      variables: [
        { name: "until", type: "date or time", sample: "28 novembre 2026", isGiven: true },
      ],
    });
  });

  it("is what shows another plural form, which it replaces where no state has this number", () => {
    expect(rowOf("slip.bets_one")?.shownBy).toMatchObject([
      {
        component: "Slip",
        inPlaceOf: "slip.bets_other",
        story: "components-slip--held-long&words=slip.bets_one&place=slip.bets_other",
      },
    ]);
    expect(rowOf("slip.bets_one")?.texts.fr?.rendered).toBe("1 pari");
  });

  it("is the state that draws the text that it then replaces", () => {
    expect(rowOf("slip.failed-again")?.shownBy).toMatchObject([
      {
        state: "held, long",
        next: "it fails again",
        story: "components-slip--held-long&words=slip.failed-again&place=slip.until",
      },
    ]);
  });

  it("is the message that the text is part of, where no state shows it", () => {
    expect(rowOf("slip.failed")?.shownBy).toMatchObject([
      { component: "Toasts", story: "review-message--message&args=message:slip-failed" },
    ]);
  });
});

const project = readProject(root);
const components = componentStates(project);
const stories = listStories(root);
const wording = wordingRows(project, stories);

/** Every address that Storybook has: the stories, and those of named states. */
function addresses(lists: readonly ComponentRow[]): ReadonlySet<string> {
  const states = lists.flatMap((component) => {
    const title = stories.find(({ folder }) => folder === component.folder)?.title ?? "";
    return component.lists.flatMap((list) => list.states.map((each) => storyOfState(title, each)));
  });
  return new Set([...stories.map(({ id }) => id), ...states]);
}

describe("the project’s texts", () => {
  it("are each shown by a state that has an address, or there is a reason", () => {
    const without = wording.filter((row) => row.shownBy.length === 0 && row.notShown === null);
    const wayOut =
      "draw them (npm run shown-texts -- <folder>), or say in ui/src/locale/facts.json why none does";
    expect(
      without.map(({ key }) => key),
      wayOut,
    ).toEqual([]);
    expect(lostStates(project, components)).toEqual([]);
    const near = readTextFacts(project).flatMap((facts) => facts.near ?? []);
    const isThere = ({ folder, state }: { folder: string; state: string }) =>
      components
        .filter((component) => component.folder === folder)
        .some(({ lists }) => lists.some(({ states }) => states.includes(state)));
    expect(near.filter((each) => !isThere(each))).toEqual([]);
  });

  it("of rules, which say who may not bet and until when, are shown by their states", () => {
    const heaviest = /^(under_21_restriction|cool_off|notification\.self_exclusion)\./;
    const shown = readShownTexts(project, stories, components);
    const texts = wording.filter(({ key }) => heaviest.test(key));
    expect(texts.length).toBeGreaterThan(8);
    expect(texts.filter(({ key }) => !shown.has(key)).map(({ key }) => key)).toEqual([]);
  });

  it("have no reason where they are shown, and no fact that is about nothing", () => {
    const both = wording.filter((row) => row.shownBy.length > 0 && row.notShown !== null);
    expect(both.map(({ key }) => key)).toEqual([]);
    const keys = wording.flatMap(({ key }) => [key, key.replace(/_(one|many|other)$/, "")]);
    const written = readTextFacts(project).flatMap((facts) => facts.keys);
    const idle = written.filter((each) => !keys.some((key) => isAbout({ keys: [each] }, [key])));
    expect(idle).toEqual([]);
  });
});

describe("what has to be decided", () => {
  it("is in states and texts that are there", () => {
    const known = addresses(components);
    expect(tensions.flatMap((tension) => tension.stories.filter((id) => !known.has(id)))).toEqual(
      [],
    );
    const keys = wording.map(({ key }) => key);
    const written = tensions.flatMap((tension) => tension.keys);
    expect(written.filter((each) => !keys.some((key) => isAbout({ keys: [each] }, [key])))).toEqual(
      [],
    );
  });
});

describe("what could urge", () => {
  it("is in states that are there", () => {
    const known = addresses(components);
    expect(urges.flatMap(({ stories }) => stories.filter((id) => !known.has(id)))).toEqual([]);
  });

  it("has the switches of the site, each as it usually is", () => {
    const readme = readFileSync(join(root, "README.md"), "utf8");
    for (const { variable, usual } of urges) {
      if (variable !== null) {
        expect(readme).toMatch(new RegExp(`^\\| \`${variable}\` +\\| \`${usual}\` `, "m"));
      } else expect(["always on", "off until a person sets it", "not there"]).toContain(usual);
    }
  });
});
