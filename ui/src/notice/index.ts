export { Notice, type NoticeProps } from "./notice.tsx";
export { type NoticeKind, noticeKinds } from "./notice.variants.ts";
