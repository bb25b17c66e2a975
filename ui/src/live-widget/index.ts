export { LiveWidget, type LiveWidgetProps } from "./live-widget.tsx";
