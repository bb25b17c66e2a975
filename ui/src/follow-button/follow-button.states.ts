import type { NamedStates } from "../testing/named-states.ts";
import type { FollowButtonProps } from "./follow-button.tsx";

const props: FollowButtonProps = {
  name: "Royal Antwerp – KAA Gent",
  isFollowed: false,
  onToggle: () => undefined,
};

/** Both faces of the pin, by name. */
export const followButtonStates = {
  "not followed": props,
  followed: { ...props, isFollowed: true },
  "long text": {
    ...props,
    name: "Koninklijke Sportvereniging Wevelgem-Gullegem – Royale Association Athlétique Louviéroise",
  },
} satisfies NamedStates<FollowButtonProps>;
