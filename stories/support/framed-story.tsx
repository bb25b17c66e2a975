import { DocsContext } from "@storybook/addon-docs/blocks";
import { type RefObject, useContext, useEffect, useRef, useState } from "react";
import { GLOBALS_UPDATED, UPDATE_STORY_ARGS } from "storybook/internal/core-events";
import { toolbarsOf } from "../../.storybook/globals.ts";
import { changedArgs, frameAddress } from "./story-frames.tsx";
import { controlEvents, followStory, sendTo } from "./story-window.ts";

type Globals = Parameters<typeof toolbarsOf>[0];

/** The toolbars of a page of documentation, as they change. */
export function useGlobals(): Globals {
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

/** Hands on to a frame what the page's controls change of its story. */
function useControls(id: string, frame: RefObject<HTMLIFrameElement | null>) {
  const context = useContext(DocsContext);
  useEffect(() => {
    const listeners = controlEvents.map((event) => {
      const handOn = (change: { storyId: string }) => {
        const storyWindow = frame.current?.contentWindow;
        if (storyWindow && change.storyId === id) sendTo(storyWindow, event, [change]);
      };
      context.channel.on(event, handOn);
      return { event, handOn };
    });
    return () => {
      for (const { event, handOn } of listeners) context.channel.off(event, handOn);
    };
  }, [context, id, frame]);
  /** What was changed before the frame was there. */
  return (storyWindow: Window) => {
    const story = context.componentStories().find((each) => each.id === id);
    if (!story) return;
    const { unmappedArgs, initialArgs } = context.getStoryContext(story);
    const updatedArgs = changedArgs(unmappedArgs, initialArgs);
    if (Object.keys(updatedArgs).length === 0) return;
    sendTo(storyWindow, UPDATE_STORY_ARGS, [{ storyId: id, updatedArgs }]);
  };
}

interface FramedStoryProps {
  readonly id: string;
  readonly name: string;
  /** In pixels. */
  readonly height?: number;
  /** Called with the frame's window once the story is drawn in it, and at each drawing anew. */
  readonly onDrawn?: (storyWindow: Window) => void;
}

/**
 * A story in a window of its own, which follows the toolbars and the page's controls; Storybook's own frame does
 * not. Where the story or its `play` fails, it says so.
 */
export function FramedStory({ id, name, height = 512, onDrawn }: FramedStoryProps) {
  const globals = useGlobals();
  const frame = useRef<HTMLIFrameElement>(null);
  const sendChanges = useControls(id, frame);
  const [failure, setFailure] = useState<string | null>(null);
  const theme = globals.theme === "all" ? "light" : globals.theme;
  const toolbars = toolbarsOf(globals, { theme, zoom: "usual", forcedColours: "off" });
  const follow = () => {
    const storyWindow = frame.current?.contentWindow;
    if (!storyWindow) return;
    setFailure(null);
    let isFirst = true;
    const drawn = () => {
      if (isFirst) sendChanges(storyWindow);
      isFirst = false;
      onDrawn?.(storyWindow);
    };
    followStory(storyWindow, drawn, (text) => {
      setFailure(text);
      drawn();
    });
  };
  return (
    <div className="gs:grid">
      <iframe
        ref={frame}
        title={name}
        src={frameAddress(id, toolbars)}
        onLoad={follow}
        className="gs:w-full gs:border-0"
        style={{ height }}
      />
      {failure !== null && (
        <p role="alert" lang="en" className="gs:type-small gs:border-s-4 gs:border-down gs:p-3">
          <strong>This story failed:</strong> {failure}
        </p>
      )}
    </div>
  );
}
