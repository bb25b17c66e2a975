import { CouponDays } from "@grandstand/ui/coupon-days";
import spec from "@grandstand/ui/coupon-days/spec.md?raw";
import { couponDaysStates } from "@grandstand/ui/coupon-days/states";
import preview from "../../.storybook/preview.tsx";
import { gallery } from "../support/accessibility.ts";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Coupon days",
  component: CouponDays,
  parameters: { spec },
  args: couponDaysStates["several days"],
});

export const Default = meta.story({});

export const States = meta.story({
  parameters: gallery,
  render: () => <StateGallery component={CouponDays} states={couponDaysStates} cell={760} />,
});
