import { Loading, Skeleton } from "../skeleton/index.ts";

/** Stands where the ready-made builders come. */
export function PrecannedLoading() {
  return (
    <Loading>
      <Skeleton shape="price" />
    </Loading>
  );
}
