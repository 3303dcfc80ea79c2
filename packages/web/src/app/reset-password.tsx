import { productName } from "@rewright/contract/product";
import { ResetPassword } from "../features/account/reset-password.tsx";

export const meta = () => [
  { title: `Set a new password · ${productName}` },
  { name: "robots", content: "noindex" },
  // Nothing that this page asks for may carry the link's tokens along.
  { name: "referrer", content: "no-referrer" },
];

export default ResetPassword;
