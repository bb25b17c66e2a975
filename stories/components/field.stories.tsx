import { PasswordField, TextField } from "@grandstand/ui/field";
import spec from "@grandstand/ui/field/spec.md?raw";
import { passwordFieldStates, textFieldStates } from "@grandstand/ui/field/states";
import { expect, fn } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Field",
  component: TextField,
  parameters: { spec },
  args: { ...textFieldStates.empty, onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox"), "a");
    await expect(args.onChange).toHaveBeenCalledWith("a");
  },
});

export const States = meta.story({
  render: () => <StateGallery component={TextField} states={textFieldStates} cell={300} />,
});

export const Passwords = meta.story({
  render: () => (
    <StateGallery
      component={PasswordField}
      states={passwordFieldStates}
      cell={300}
      apart={{ component: "PasswordField", besides: textFieldStates }}
    />
  ),
});
