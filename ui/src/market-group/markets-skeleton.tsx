import { Loading, Skeleton } from "../skeleton/index.ts";

const placeholders = ["first", "second", "third"];

/** In the place of markets that are on their way. */
export function MarketsSkeleton() {
  return (
    <Loading>
      <div className="gs:grid gs:gap-3">
        {placeholders.map((name) => (
          <div
            key={name}
            className="gs:grid gs:gap-2 gs:bg-surface gs:px-3 gs:py-4 gs:tablet:px-4 gs:tablet:rounded-md"
          >
            <Skeleton width="third" />
            <Skeleton shape="price" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
