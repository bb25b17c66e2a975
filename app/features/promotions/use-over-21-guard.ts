import { localePath } from "@grandstand/rules/locale";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useStore } from "zustand";
import { useSite } from "../../core/site/site-context.ts";
import { guardOver21 } from "./guard-over-21.ts";

/** Keeps people under 21 off the page, as soon as their settings are known (B6). */
export function useOver21Guard(): void {
  const site = useSite();
  const navigate = useNavigate();
  const isOver21 = useStore(site.settings, (state) => state.isOver21);
  useEffect(() => {
    if (isOver21 === false)
      guardOver21(site, () => void navigate(localePath("/", site.language), { replace: true }));
  }, [isOver21, site, navigate]);
}
