import { CouponList } from "@grandstand/ui/coupon-list";
import spec from "@grandstand/ui/coupon-list/spec.md?raw";
import { couponListStates } from "@grandstand/ui/coupon-list/states";
import preview from "../../.storybook/preview.tsx";
import { gallery } from "../support/accessibility.ts";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Coupon list",
  component: CouponList,
  parameters: { spec },
  args: couponListStates["columns to choose"],
});

export const Default = meta.story();

export const States = meta.story({
  parameters: gallery,
  render: () => <StateGallery component={CouponList} states={couponListStates} cell={760} />,
});
