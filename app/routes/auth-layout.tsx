import { AuthLayout } from "../features/frame/auth-layout.tsx";

export default function Auth() {
  return <AuthLayout />;
}
