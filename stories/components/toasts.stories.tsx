import { Toasts } from "@grandstand/ui/toasts";
import spec from "@grandstand/ui/toasts/spec.md?raw";
import { toastsStates } from "@grandstand/ui/toasts/states";
import preview from "../../.storybook/preview.tsx";
import { overPage } from "../support/over-page.ts";

const meta = preview.meta({
  title: "Components/Toasts",
  component: Toasts,
  parameters: { spec, ...overPage },
  args: { ...toastsStates.info },
});

export const Default = meta.story();

export const Success = meta.story({ args: toastsStates.success });

export const Warning = meta.story({ args: toastsStates.warning });

export const Failure = meta.story({ args: toastsStates.error });

export const WithAnAction = meta.story({ args: toastsStates["with an action"] });

export const Several = meta.story({ args: toastsStates.several });

export const LongText = meta.story({ args: toastsStates["long text"] });
