import { DocsContainer as Container, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useEffect, useState } from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import { themes } from "storybook/theming";

const family = '"Archivo", "Archivo Fallback", system-ui, sans-serif';
const fonts = { fontBase: family };

function themeFrom(globals: Record<string, unknown> | undefined): string {
  return typeof globals?.theme === "string" ? globals.theme : "light";
}

/** A documentation page has the theme of the toolbar, as its stories have. */
export function DocsContainer(props: DocsContainerProps) {
  const { context } = props;
  const [theme, setTheme] = useState(() => {
    const [story] = context.componentStories();
    return themeFrom(story && context.getStoryContext(story).globals);
  });
  useEffect(() => {
    const update = ({ globals }: { globals: Record<string, unknown> }) =>
      setTheme(themeFrom(globals));
    context.channel.on(GLOBALS_UPDATED, update);
    return () => context.channel.off(GLOBALS_UPDATED, update);
  }, [context]);
  useEffect(() => {
    document.documentElement.dataset.theme = theme === "all" ? "light" : theme;
  }, [theme]);
  const colours = theme === "light" || theme === "all" ? themes.light : themes.dark;
  return <Container {...props} theme={{ ...colours, ...fonts }} />;
}
