import type { NamedStates } from "../testing/named-states.ts";
import type { PageFrameProps } from "./page-frame.tsx";
import { sampleBody, samplePage, samplePart } from "./sample-page.tsx";

/** Every face of the frame, by name. */
export const pageFrameStates = {
  home: samplePage,
  visitor: { ...samplePage, header: samplePart.visitorHeader },
  "floating slip": { ...samplePage, floating: samplePart.floating },
  leaving: { ...samplePage, isLeaving: true },
  bare: { layout: "bare", children: sampleBody },
} satisfies NamedStates<PageFrameProps>;
