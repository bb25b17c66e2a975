export { FollowButton, type FollowButtonProps } from "./follow-button.tsx";
