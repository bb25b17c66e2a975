import { Loading, Skeleton } from "../skeleton/index.ts";

/** The room that the lines will take while the kept slip is being read. */
export function SlipLoading() {
  return (
    <Loading>
      <div className="grid gap-4 px-4 pb-6">
        <Skeleton shape="price" />
        <div>
          <Skeleton width="half" />
          <Skeleton />
        </div>
        <div>
          <Skeleton width="half" />
          <Skeleton />
        </div>
      </div>
    </Loading>
  );
}
