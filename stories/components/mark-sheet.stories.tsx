import { MarkImage } from "@grandstand/ui/mark-image";
import { MarkSheet, type MarkSheetProps } from "@grandstand/ui/mark-sheet";
import spec from "@grandstand/ui/mark-sheet/spec.md?raw";
import { markSheetStates } from "@grandstand/ui/mark-sheet/states";
import preview from "../../.storybook/preview.tsx";

/** What the page shows of a sheet, which itself takes no space. */
function Images({ marks }: MarkSheetProps) {
  return (
    <p className="gs:flex gs:flex-wrap gs:items-center gs:gap-3">
      {marks.flatMap(({ name, sizes }) =>
        sizes.map((size) => <MarkImage key={`${name} ${size}`} name={name} size={size} />),
      )}
    </p>
  );
}

const meta = preview.meta({
  title: "Components/Mark sheet",
  component: MarkSheet,
  parameters: { spec },
  args: markSheetStates["all kinds"],
  decorators: [
    (Story, { args }) => (
      <>
        <Story />
        <Images {...(args as MarkSheetProps)} />
      </>
    ),
  ],
});

export const Default = meta.story();

export const List = meta.story({ args: markSheetStates["a list"] });
