/** The class of a link from a gallery to a state: it is Storybook's, and no part of the component. */
export const stateName = "state-name";

const context = { exclude: [`.${stateName}`] };

/**
 * What axe checks in a story. A finding fails the story. `target-size` is axe's own to leave out,
 * `region` the addon's: a component alone has no landmarks, a whole page must have them.
 */
export const accessibility = {
  test: "error" as const,
  context,
  config: { rules: [{ id: "target-size", enabled: true }] },
};

/** The parameters of a story that is a whole page: no padding, and everything within a landmark. */
export const wholePage = {
  bare: true,
  a11y: {
    test: "error" as const,
    config: {
      rules: [
        { id: "target-size", enabled: true },
        // A skip link is before every landmark; axe knows it only as a document's first link.
        {
          id: "region",
          enabled: true,
          selector: "body *:not(a[href='#main'], a[href='#slip-column'])",
        },
      ],
    },
  },
};

/** The parameters of a gallery: a page has each landmark once, the states of a component side by side do not. */
export const gallery = {
  a11y: {
    test: "error" as const,
    context,
    config: {
      rules: [
        { id: "target-size", enabled: true },
        ...[
          "landmark-unique",
          "landmark-no-duplicate-main",
          "landmark-main-is-top-level",
          "landmark-no-duplicate-banner",
          "landmark-banner-is-top-level",
          "landmark-no-duplicate-contentinfo",
          "landmark-contentinfo-is-top-level",
          "landmark-complementary-is-top-level",
        ].map((id) => ({ id, enabled: false })),
      ],
    },
  },
};

/** What a story has drawn, and the settings of its drawing. */
interface DrawnStory {
  readonly canvasElement: HTMLElement;
  readonly globals: Record<string, unknown>;
}

/**
 * In the gate axe skips a gallery: it has checked each state in the component's test, and many side by side take it
 * seconds. Where all is tested it checks both.
 */
export function passOverGallery({ canvasElement, globals }: DrawnStory): void {
  if (import.meta.env.GATE !== "yes") return;
  if (canvasElement.querySelector(`.${stateName}`)) globals.a11y = { manual: true };
}
