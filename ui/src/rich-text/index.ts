export { plainText } from "./plain-text.ts";
export { RichText, type RichTextNode, type RichTextProps } from "./rich-text.tsx";
