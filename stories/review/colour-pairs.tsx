import { decisionOfEdge } from "./edge-decisions.ts";
import { type KeptPair, leastOf } from "./kept-inspections.ts";
import { ReviewDetails } from "./review-details.tsx";
import { StoryLink } from "./review-page.tsx";
import { ReviewRow, ReviewTable } from "./review-table.tsx";

const heads = [
  "Use",
  "Element",
  "Colour",
  "Ground",
  "Light",
  "Dark",
  "High contrast",
  "At least",
  "Drawn in",
  "Why less is no barrier",
];

const isPoor = (pair: KeptPair) => Math.min(...pair.ratios) < leastOf(pair);

/** The pairs of colours that stories draw, as measured, the poorest first. */
export function ColourPairs({ pairs }: { pairs: readonly KeptPair[] }) {
  const poorest = [...pairs].sort(
    (one, other) => Math.min(...one.ratios) - Math.min(...other.ratios),
  );
  return (
    <ReviewDetails
      summaryClassName="gs:min-h-6 gs:cursor-pointer gs:rounded-sm gs:type-body gs:focus-ring"
      summary={`${pairs.length} pairs, measured in three themes where they are drawn`}
    >
      {() => (
        <div className="gs:mt-3">
          <ReviewTable label="Pairs of colours" heads={heads}>
            {poorest.map((pair) => {
              const { use, what, colour, ground, ratios, stories } = pair;
              return (
                <ReviewRow
                  key={`${use} ${what} ${colour} ${ground}`}
                  name={use}
                  cells={[
                    what,
                    colour,
                    ground,
                    ...ratios,
                    leastOf(pair),
                    stories.slice(0, 3).map((id) => (
                      <StoryLink key={id} id={id}>
                        {id.replace("components-", "")}{" "}
                      </StoryLink>
                    )),
                    isPoor(pair) && decisionOfEdge(pair)?.because,
                  ]}
                />
              );
            })}
          </ReviewTable>
        </div>
      )}
    </ReviewDetails>
  );
}
