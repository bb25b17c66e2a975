export {
  type DrawnMark,
  MarkSheet,
  type MarkSheetProps,
  type NamedMark,
} from "./mark-sheet.tsx";
