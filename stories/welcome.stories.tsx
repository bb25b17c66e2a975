import { Logo } from "@grandstand/ui/logo";
import { ScoreDigits } from "@grandstand/ui/score-digits";
import type { ComponentProps } from "react";
import { expect } from "storybook/test";
import preview from "../.storybook/preview.tsx";
import { fetchEvidenceIndex } from "./review/fetch-evidence.ts";
import { storyAddress } from "./review/review-page.tsx";
import { wholePage } from "./support/accessibility.ts";
import { componentGroups } from "./support/component-groups.ts";
import { ComponentPicture } from "./support/component-picture.tsx";
import { InlineCode } from "./support/inline-code.tsx";
import { InstallPage } from "./support/install-page.tsx";

interface DoorView {
  readonly who: string;
  readonly what: string;
  readonly go: string;
  readonly href: string;
  readonly count: number;
  readonly of: string;
}

function Door({ who, what, go, href, count, of }: DoorView) {
  return (
    <li className="gs:grid">
      <a
        href={href}
        target="_top"
        className="gs:group gs:grid gs:gap-5 gs:rounded-md gs:bg-surface gs:p-6 gs:focus-ring gs:hover:bg-hover gs:forced-colors:border"
      >
        <span className="gs:flex gs:items-center gs:justify-between gs:gap-4">
          <span className="gs:type-heading">{who}</span>
          <span className="gs:flex gs:items-center gs:gap-2 gs:type-caption gs:text-ink-muted">
            <span className="gs:flex gs:gap-0.5">
              {[...String(count)].map((figure, index) => (
                <ScoreDigits key={index} score={figure} />
              ))}
            </span>
            {of}
          </span>
        </span>
        <span className="gs:type-body gs:text-ink-muted">
          <InlineCode text={what} />
        </span>
        <span className="gs:type-label gs:underline gs:decoration-act gs:decoration-3 gs:underline-offset-4">
          {go}
        </span>
      </a>
    </li>
  );
}

interface WelcomeProps extends ComponentProps<typeof ComponentPicture> {
  readonly doors: readonly DoorView[];
}

function Welcome({ doors, ...pictures }: WelcomeProps) {
  return (
    <div
      lang="en"
      className="gs:grid gs:min-h-screen gs:grid-rows-[auto_1fr] gs:bg-page gs:text-ink"
    >
      <header className="gs:border-b-3 gs:border-act gs:bg-header gs:px-5 gs:pt-12 gs:pb-10 gs:text-on-header gs:tablet:px-10">
        <div className="gs:mx-auto gs:grid gs:gap-6">
          <Logo />
          <h1 className="gs:max-w-2xl gs:type-title">
            Every component of the sportsbook, in every state, without a server.
          </h1>
        </div>
      </header>
      <main className="gs:px-5 gs:py-10 gs:tablet:px-10">
        <div className="gs:mx-auto gs:grid gs:gap-8">
          <ul className="gs:grid gs:gap-4 gs:tablet:grid-cols-2">
            {doors.map((door) => (
              <Door key={door.who} {...door} />
            ))}
          </ul>
          <p className="gs:max-w-2xl gs:type-small gs:text-ink-muted">
            Language, theme, width, odds format, motion, text spacing, forced colours, zoom, time
            zone and pseudo-states (hover, focus, active) are in the toolbar, and in the address:
            what you see is what you send. Forced colours show a picture that Chromium drew, since a
            page can’t switch them on; to see them live, emulate <code>forced-colors: active</code>{" "}
            in the browser’s developer tools, under Rendering.
          </p>
          <ComponentPicture {...pictures} />
        </div>
      </main>
    </div>
  );
}

const meta = preview.meta({
  title: "Welcome",
  tags: ["!manifest", "!autodocs", "no-picture"],
  parameters: wholePage,
  loaders: [
    async () => ({
      review: (await import("virtual:grandstand-review")).default,
      thumbnails: new Set((await fetchEvidenceIndex()).thumbnails),
    }),
  ],
});

export const Start = meta.story({
  name: "Welcome",
  render: (_args, { loaded: { review, thumbnails }, globals }) => {
    const components: readonly { folder: string }[] = review.components;
    const { stories } = review;
    const firstComponent = stories.find(
      ({ id }: { id: string }) => id === "components-odds-button--states",
    );
    return (
      <Welcome
        stories={stories}
        thumbnails={thumbnails}
        theme={globals.theme === "dark" || globals.theme === "contrast" ? "dark" : "light"}
        doors={[
          {
            who: "Bettors",
            what: "The whole site, with prices that move and a wallet to bet with. Run `npm start`; it prints the address and the accounts.",
            go: "Open the site on port 3000",
            href: "http://localhost:3000/",
            count: 3,
            of: "languages",
          },
          {
            who: "Designers and product owners",
            what: "Each component with all its named states, in light, dark and high contrast, one by one or side by side.",
            go: "See the odds button’s states",
            href: storyAddress(firstComponent?.id ?? "review-state-catalog--catalog"),
            count: components.length,
            of: "components",
          },
          {
            who: "Developers of other sites",
            what: "The package `@grandstand/ui`: how a site installs it, in three recipes, its provider, its sheets, and what has changed.",
            go: "Install the package",
            href: storyAddress("welcome--install"),
            count: components.length,
            of: "entries",
          },
          {
            who: "Compliance",
            what: "Each message in French, Dutch and English, with its limits and its sign-off, to read here or to take along.",
            go: "Open the wording book",
            href: storyAddress("review-wording-book--book"),
            count: review.wording.length,
            of: "messages",
          },
          {
            who: "Accessibility auditors",
            what: "What each component promises, the tests that prove it, and what axe found, undecided findings included.",
            go: "Open the evidence",
            href: storyAddress("review-accessibility-evidence--evidence"),
            count: review.rules.filter(({ workspace }: { workspace: string }) => workspace === "ui")
              .length,
            of: "rules",
          },
        ]}
      />
    );
  },
  play: async ({ canvas }) => {
    const pictured = componentGroups.flatMap(({ folders }) => folders.split(" "));
    await expect(canvas.getAllByRole("link")).toHaveLength(5 + pictured.length);
  },
});

export const Install = meta.story({
  name: "Install the package",
  render: () => <InstallPage />,
});
