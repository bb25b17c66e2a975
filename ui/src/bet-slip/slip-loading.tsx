import { Loading, Skeleton } from "../skeleton/index.ts";

/** The room that the lines will take while the kept slip is being read. */
export function SlipLoading() {
  return (
    <Loading>
      <div className="gs:grid gs:gap-4 gs:px-4 gs:pb-6">
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
