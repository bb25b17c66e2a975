import { MainLayout } from "../features/frame/main-layout.tsx";

export default function Main() {
  return <MainLayout />;
}
