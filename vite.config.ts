import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  publicDir: "app/public",
  plugins: [tailwindcss(), reactRouter()],
  ssr: { noExternal: [/^@grandstand\//] },
});
