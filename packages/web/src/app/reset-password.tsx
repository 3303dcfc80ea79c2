import { ResetPassword } from "../features/account/reset-password.tsx";
import { privateMeta } from "./page-meta.ts";
import { pageStrings } from "./pages/strings.ts";

export const meta = () => [
  ...privateMeta(pageStrings.setANewPassword),
  // Nothing that this page asks for may carry the link's tokens along.
  { name: "referrer", content: "no-referrer" },
];

export default ResetPassword;
