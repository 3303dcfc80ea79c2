import { ResetPassword } from "#src/features/account/reset-password.tsx";
import { privateMeta } from "../shell/page-meta.ts";
import { pageStrings } from "./strings.ts";

export const meta = () => [
  ...privateMeta(pageStrings.setANewPassword),
  // No request of this page may send the tokens of the link as its referrer.
  { name: "referrer", content: "no-referrer" },
];

export default ResetPassword;
