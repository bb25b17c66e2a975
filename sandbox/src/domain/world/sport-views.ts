import type { Language } from "@grandstand/contract/entities";
import { parentSports, sports } from "../catalogue/sport-list.ts";
import type { RunningEvent } from "./event-state.ts";
import { sportOf } from "./views.ts";
import type { ListedSport } from "./world.ts";

/** The sports, then the parents of their categories, with the numbers of their open events. */
export function sportViews(open: readonly RunningEvent[], language: Language): ListedSport[] {
  const countsOf = (isCounted: (slug: string) => boolean) => {
    const own = open.filter((event) => isCounted(sportOf(event)));
    const outrightCount = own.filter(({ contest }) => contest.type === "outright").length;
    return { eventCount: own.length - outrightCount, outrightCount };
  };
  return [
    ...sports.map(
      (sport): ListedSport => ({
        id: sport.id,
        slug: sport.slug,
        translatedSlug: sport.translatedSlug[language],
        name: sport.name[language],
        category: sport.category,
        isParent: false,
        isVirtual: sport.category === "virtual",
        ...countsOf((slug) => slug === sport.slug),
      }),
    ),
    ...parentSports.map(
      (parent): ListedSport => ({
        id: parent.id,
        slug: parent.slug,
        translatedSlug: parent.translatedSlug[language],
        name: parent.name[language],
        category: parent.category,
        isParent: true,
        isVirtual: parent.of === "virtual",
        ...countsOf((slug) =>
          sports.some((sport) => sport.slug === slug && sport.category === parent.of),
        ),
      }),
    ),
  ];
}
