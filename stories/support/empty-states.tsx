/** The stories in which a component draws nothing, each with the reason. */
export const emptyStates: Readonly<Record<string, string>> = {
  "components-announcer--default": "its two regions are for screen readers alone, and empty",
  "components-announcer--silent": "its two regions are for screen readers alone, and empty",
  "components-badge--none": "there is nothing to count",
  "components-floating-slip--empty": "an empty slip has no bar",
  "components-free-bet-chooser--none": "a person without a free bet sees nothing of it",
  "components-live-strip--empty": "without events in play the strip is not there",
  "components-offline-banner--online": "while there is a connection it uses no space",
  "components-ready-builders--none-ready": "without a builder there is no trace of them",
  "components-toasts--none": "nothing passes by",
  "components-update-banner--current": "while the page is current it uses no space",
};

/** Says in Storybook's own words, beside the component, that it is right that nothing is seen. */
export function EmptyNote({ id }: { id: string }) {
  const reason = emptyStates[id];
  if (!reason) return null;
  return (
    <p lang="en" className="gs:type-small gs:text-ink-muted">
      Storybook: nothing is drawn in this state, since {reason}.
    </p>
  );
}
