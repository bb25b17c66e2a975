import { DocsContext } from "@storybook/addon-docs/blocks";
import { useContext, useEffect, useRef, useState } from "react";
import { GLOBALS_UPDATED, UPDATE_STORY_ARGS } from "storybook/internal/core-events";
import { toolbarsOf } from "../../.storybook/globals.ts";
import { changedArgs, frameAddress } from "./story-frames.tsx";
import { controlEvents, followStory, sendTo } from "./story-window.ts";

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

/**
 * Forwards to a frame what the page's controls change of its story, once that is drawn: before, the frame knows no
 * story. Returns the function to call when it is drawn.
 */
function useControls(id: string) {
  const context = useContext(DocsContext);
  const drawn = useRef<Window>(null);
  useEffect(() => {
    const listeners = controlEvents.map((event) => {
      const handOn = (change: { storyId: string }) => {
        if (drawn.current && change.storyId === id) sendTo(drawn.current, event, [change]);
      };
      context.channel.on(event, handOn);
      return () => context.channel.off(event, handOn);
    });
    return () => {
      for (const stop of listeners) stop();
    };
  }, [context, id]);
  return (storyWindow: Window) => {
    const story = context.componentStories().find((each) => each.id === id);
    if (drawn.current || !story) return;
    drawn.current = storyWindow;
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
  /** Whether nothing can reach it. Then presses of its `play` fail, which is no fault of the story and is not said. */
  readonly isInert?: boolean;
  /** Called with the frame's window once the story is drawn in it, and each time it is drawn again. */
  readonly onDrawn?: (storyWindow: Window) => void;
}

function StoryWindow(props: FramedStoryProps & { readonly address: string }) {
  const { id, name, height = 512, isInert = false, onDrawn, address } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const connectControls = useControls(id);
  const follow = () => {
    const storyWindow = frame.current?.contentWindow;
    if (!storyWindow) return;
    const drawn = () => {
      connectControls(storyWindow);
      onDrawn?.(storyWindow);
    };
    followStory(storyWindow, drawn, (text) => {
      setFailure(text);
      drawn();
    });
  };
  return (
    <div className="gs:grid" inert={isInert}>
      <iframe
        ref={frame}
        title={name}
        src={address}
        onLoad={follow}
        className="gs:w-full gs:border-0"
        style={{ height }}
      />
      {failure !== null && !isInert && (
        <p role="alert" lang="en" className="gs:type-small gs:border-s-4 gs:border-down gs:p-3">
          <strong>This story failed:</strong> {failure}
        </p>
      )}
    </div>
  );
}

/**
 * A story in a window of its own, which follows the toolbars and the page's controls; Storybook's own frame does
 * not. Where the story or its `play` fails, it says so.
 */
export function FramedStory(props: FramedStoryProps) {
  const globals = useGlobals();
  const theme = globals.theme === "all" ? "light" : globals.theme;
  const toolbars = toolbarsOf(globals, { theme, zoom: "usual", forcedColours: "off" });
  const address = frameAddress(props.id, toolbars);
  return <StoryWindow key={address} {...props} address={address} />;
}
