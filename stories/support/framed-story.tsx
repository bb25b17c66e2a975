import { DocsContext } from "@storybook/addon-docs/blocks";
import { useContext, useEffect, useState } from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import { toolbarsOf } from "../../.storybook/globals.ts";
import { frameAddress } from "./story-frames.tsx";

type Globals = Parameters<typeof toolbarsOf>[0];

/** The toolbars of a page of documentation, as they change. */
function useGlobals(): Globals {
  const context = useContext(DocsContext);
  const [globals, setGlobals] = useState<Globals>(() => {
    const [story] = context.componentStories();
    return story ? context.getStoryContext(story).globals : {};
  });
  useEffect(() => {
    const update = (changed: { globals: Globals }) => setGlobals(changed.globals);
    context.channel.on(GLOBALS_UPDATED, update);
    return () => context.channel.off(GLOBALS_UPDATED, update);
  }, [context]);
  return globals;
}

/** A story in a window of its own, which follows the toolbars; Storybook's own frame does not. */
export function FramedStory({ id, name }: { id: string; name: string }) {
  const globals = useGlobals();
  const theme = globals.theme === "all" ? "light" : globals.theme;
  return (
    <iframe
      title={name}
      src={frameAddress(id, toolbarsOf(globals, { theme, zoom: "usual" }))}
      className="gs:h-[512px] gs:w-full gs:border-0"
    />
  );
}
