import { Coupon, type CouponProps } from "@grandstand/ui/coupon";
import { memo } from "react";
import { ListedPart } from "../../core/site/part.tsx";
import { ConnectFavourite } from "../favourites/index.ts";

type ConnectCouponProps = Pick<
  CouponProps,
  "competition" | "naming" | "columns" | "columnIndex" | "renderOutcome" | "onVisibilityChange"
>;

/** A competition of a list with its star; drawn again where something of it changed. */
export const ConnectCoupon = memo(function ConnectCoupon(props: ConnectCouponProps) {
  const { id, name } = props.competition;
  return (
    <ListedPart>
      <Coupon {...props} action={<ConnectFavourite kind="competition" id={id} name={name} />} />
    </ListedPart>
  );
});
