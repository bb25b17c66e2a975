import { Coupon, type CouponProps } from "@grandstand/ui/coupon";
import { memo, Suspense } from "react";
import { ConnectFavourite } from "../favourites/index.ts";

type ConnectCouponProps = Pick<
  CouponProps,
  "competition" | "place" | "renderOutcome" | "onVisibilityChange"
>;

/**
 * A competition of a list with its star; drawn again where something of it changed. It hydrates by itself,
 * ahead of the others where it is touched (docs/decisions/44).
 */
export const ConnectCoupon = memo(function ConnectCoupon(props: ConnectCouponProps) {
  const { id, name } = props.competition;
  return (
    <Suspense>
      <Coupon {...props} action={<ConnectFavourite kind="competition" id={id} name={name} />} />
    </Suspense>
  );
});
