import { type ReactNode, useState } from "react";

function HowTo() {
  return (
    <>
      To see it live: in the browser’s developer tools, under Rendering, emulate{" "}
      <code>forced-colors: active</code>.
    </>
  );
}

interface ForcedColoursProps {
  /** The id of the story. */
  readonly id: string;
  /** The story itself. */
  readonly children: ReactNode;
}

/**
 * The picture of a story that the browser drew in forced colours as Storybook was built: a page can't switch them on
 * on its own. Where there is none, as in a Storybook that runs from its files, it says so above the story.
 */
export function ForcedColours({ id, children }: ForcedColoursProps) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) {
    return (
      <>
        <p lang="en" role="status" className="gs:bg-surface gs:p-5 gs:type-small gs:text-ink">
          There is no picture of this story in forced colours: they are drawn as a static Storybook
          is built. What follows has its usual colours. <HowTo />
        </p>
        {children}
      </>
    );
  }
  return (
    <figure lang="en" className="gs:bg-surface gs:text-ink">
      <figcaption className="gs:border-b gs:border-line gs:p-5 gs:type-small">
        A picture: Chromium drew this story with forced colours on, in French and 1,024 px wide, as
        this Storybook was built. Controls and other toolbars do not change it. <HowTo />
      </figcaption>
      <img
        src={`./forced-colours/${id}.webp`}
        alt="The story in forced colours"
        className="gs:max-w-full"
        onError={() => setMissing(true)}
      />
    </figure>
  );
}
