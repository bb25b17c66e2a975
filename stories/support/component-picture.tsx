import { storyAddress } from "../review/review-page.tsx";
import { componentGroups } from "./component-groups.ts";
import {
  type PicturedRow,
  type PictureTheme,
  picturedStory,
  thumbnailPath,
} from "./pictured-stories.ts";

interface StoryRow extends PicturedRow {
  readonly title: string;
}

interface ComponentPictureProps {
  readonly stories: readonly StoryRow[];
  readonly theme: PictureTheme;
  /** The addresses of the small pictures that were published with this Storybook. */
  readonly thumbnails: ReadonlySet<string>;
}

/** Where a component is seen in all its states: the gallery, where each name leads to its state. */
function overviewOf(folder: string, stories: readonly StoryRow[]): string {
  const ofFolder = stories.filter((story) => story.folder === folder);
  const gallery = ofFolder.find(({ name }) => name === "States");
  const component = ofFolder[0]?.id.split("--")[0] ?? "";
  return gallery ? storyAddress(gallery.id) : storyAddress(`${component}--docs`, "", "docs");
}

function ComponentTile({
  folder,
  stories,
  theme,
  thumbnails,
}: ComponentPictureProps & { readonly folder: string }) {
  const story = picturedStory(folder, stories);
  const thumbnail = thumbnailPath(theme, story?.id ?? "");
  const ground = "gs:aspect-[8/5] gs:w-full gs:border-b gs:border-line gs:bg-page";
  return (
    <li className="gs:grid">
      <a
        href={overviewOf(folder, stories)}
        target="_top"
        className="gs:grid gs:grid-rows-[auto_1fr] gs:overflow-hidden gs:rounded-md gs:border gs:border-line gs:bg-surface gs:focus-ring gs:hover:bg-hover"
      >
        {thumbnails.has(thumbnail) ? (
          <img
            src={`./${thumbnail}`}
            alt=""
            loading="lazy"
            className={`${ground} gs:object-cover gs:object-left-top`}
          />
        ) : (
          <span className={ground} />
        )}
        <span className="gs:type-label gs:p-3">{story?.title.split("/").at(-1)}</span>
      </a>
    </li>
  );
}

/** Every component in one picture, grouped by what it is for; each leads to its states. */
export function ComponentPicture(props: ComponentPictureProps) {
  return componentGroups.map(({ name, folders }) => (
    <section key={name} aria-label={name} className="gs:grid gs:gap-3">
      <h2 className="gs:type-heading">{name}</h2>
      <ul className="gs:grid gs:grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gs:gap-3">
        {folders.split(" ").map((folder) => (
          <ComponentTile key={folder} folder={folder} {...props} />
        ))}
      </ul>
    </section>
  ));
}
