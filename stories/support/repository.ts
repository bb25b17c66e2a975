/** Where the files of the repository are read, such as https://…/blob/main; empty where nowhere. */
export const repository: string = import.meta.env.STORYBOOK_REPOSITORY ?? "";
