import { CaptchaFrame } from "@grandstand/ui/captcha-frame";
import spec from "@grandstand/ui/captcha-frame/spec.md?raw";
import { captchaFrameStates } from "@grandstand/ui/captcha-frame/states";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Captcha frame",
  component: CaptchaFrame,
  parameters: { spec },
  args: captchaFrameStates.asked,
});

export const Default = meta.story();
export const States = meta.story({
  render: () => <StateGallery component={CaptchaFrame} states={captchaFrameStates} />,
});
