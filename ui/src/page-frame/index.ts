export { browserColours } from "@grandstand/tokens/browser-colours";
export { asideId, mainId } from "../provider/page-ids.ts";
export { EventColumns, type EventColumnsProps } from "./event-columns.tsx";
export { PageBody, type PageBodyProps } from "./page-body.tsx";
export { PageFrame, type PageFrameProps } from "./page-frame.tsx";
export { type PageFrameLayout, pageFrameLayouts } from "./page-frame.variants.ts";
