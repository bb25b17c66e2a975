import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Storybook and the surfaces' tests: the site's own Vite settings without the router's plugin, which must not run here. */
export default defineConfig({ plugins: [react(), tailwindcss()] });
