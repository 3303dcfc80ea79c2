import { ResetPassword } from "#src/features/account/reset-password.tsx";
import { privateMeta } from "../shell/page-meta.ts";
import { pageStrings } from "./strings.ts";

export const meta = () => [
  ...privateMeta(pageStrings.setANewPassword),
  // Nothing that this page asks for may carry the link's tokens along.
  { name: "referrer", content: "no-referrer" },
];

export default ResetPassword;
