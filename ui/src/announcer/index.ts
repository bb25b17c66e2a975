export { Announcer, type AnnouncerProps } from "./announcer.tsx";
export {
  type Announcement,
  type AnnouncementPoliteness,
  type Announcer as AnnouncerStore,
  type AnnouncerState,
  createAnnouncer,
  type Wait,
} from "./create-announcer.ts";
