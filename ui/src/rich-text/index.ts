export { RichText, type RichTextNode, type RichTextProps } from "./rich-text.tsx";
