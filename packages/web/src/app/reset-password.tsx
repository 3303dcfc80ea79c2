import { ResetPassword } from "../features/account/reset-password.tsx";
import { privateMeta } from "./page-meta.ts";

export const meta = () => [
  ...privateMeta("Set a new password"),
  // Nothing that this page asks for may carry the link's tokens along.
  { name: "referrer", content: "no-referrer" },
];

export default ResetPassword;
