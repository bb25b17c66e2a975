import { type SyntheticEvent, useMemo, useRef } from "react";

/**
 * The event that is handled inside of an element, for what reports a value without it, as react-aria and
 * TextField do: spread `handlers` on the element that everything is in, and read `handled` as the value
 * is reported. React captures an event on its way down, before anything inside can report.
 */
export function useHandledEvent() {
  const handled = useRef<Event | null>(null);
  const handlers = useMemo(() => {
    const remember = ({ nativeEvent }: SyntheticEvent) => {
      handled.current = nativeEvent;
    };
    return {
      onBlurCapture: remember,
      onChangeCapture: remember,
      onClickCapture: remember,
      onKeyDownCapture: remember,
      onPointerUpCapture: remember,
    };
  }, []);
  return { handled, handlers };
}
