import { SocialLinks } from "@grandstand/ui/social-links";
import { useSite } from "../../core/site/site-context.ts";
import { ConnectReviews } from "./connect-reviews.tsx";

/** What the footer has of other hosts: the brand's reviews, and where it writes (A2, Footer). */
export function ConnectFooterAside() {
  const { configuration } = useSite();
  return (
    <>
      <ConnectReviews />
      <SocialLinks links={configuration.socialLinks} />
    </>
  );
}
