export { browserColours } from "@grandstand/tokens/browser-colours";
export { EmptyPage } from "./empty-page.tsx";
export { PageBody, type PageBodyProps } from "./page-body.tsx";
export { asideId, mainId, PageFrame, type PageFrameProps } from "./page-frame.tsx";
export { type PageFrameLayout, pageFrameLayouts } from "./page-frame.variants.ts";
