import { Outlet } from "react-router-dom";

/** The segment of a language that has a prefix. */
export default function Language() {
  return <Outlet />;
}
