import { useState } from "react";
import { notificationMedia } from "./notification-popup.variants.ts";

export interface NotificationMediaProps {
  readonly url: string;
}

/** The picture of a notification. Its text says all that it does; one that can't be fetched leaves no gap. */
export function NotificationMedia({ url }: NotificationMediaProps) {
  const [missing, setMissing] = useState<string | null>(null);
  if (missing === url) return null;
  return <img src={url} alt="" className={notificationMedia()} onError={() => setMissing(url)} />;
}
