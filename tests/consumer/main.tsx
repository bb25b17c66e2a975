import { loadCatalogs } from "@grandstand/ui/locale";
import "@grandstand/ui/styles.css";
import { createI18n } from "@grandstand/ui/provider";
import { createRoot } from "react-dom/client";
import { Page } from "./page.tsx";

const root = document.getElementById("root");
const catalogs = await loadCatalogs("nl");
if (root) createRoot(root).render(<Page catalogs={catalogs} i18n={createI18n("nl", catalogs)} />);
